"""Fair scheduling (round robin): however much somebody asks for, the next to be served is somebody else who waits."""

from collections import deque
from typing import Generic, TypeVar

from coverts.hall.sitters import Who
from coverts.server.door.account import Account

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs by round robin: address after address, at each address person after person, each person's in their order."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Who | None, deque[T]]] = {}
        """By address and person. Whoever is served next comes first, and goes to the end when they were."""
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def add(self, account: Account, job: T) -> None:
        """One more job of somebody's."""
        self._waiting.setdefault(account.address, {}).setdefault(account.who, deque()).append(job)
        self._number += 1

    def take(self) -> T:
        """The next job; `StopIteration` if there is none."""
        people = self._waiting.pop(address := next(iter(self._waiting)))
        jobs = people.pop(who := next(iter(people)))
        job = jobs.popleft()
        if jobs:
            people[who] = jobs
        if people:
            self._waiting[address] = people
        self._number -= 1
        return job
