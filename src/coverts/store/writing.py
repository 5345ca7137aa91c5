"""The one thread that writes.

While it waits for the disk, work for it piles up; then it takes all of that into its next transaction. So one sync of
the disk serves as many tables as are waiting, and the busier the house, the cheaper a move.

A thread of our own with sqlite3, and not aiosqlite: that one crosses between threads for every sentence and knows no
groups. And not the sentences on the event loop with only COMMIT in a thread: as fast when tried, but then a slow disk
or a locked database would stop every table's messages.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from coverts.store.interface import ClosedError, StoreError
from coverts.store.transacting import Connection, Outcome, Work, transact

T = TypeVar("T")


class _Job(NamedTuple):
    work: Work
    future: asyncio.Future[Any]


class Writer:
    """Does jobs in groups; each caller hears of its own once it is durable."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        # A daemon, so that a program that forgets to close the store can end. What was acknowledged is durable anyway.
        self._thread = Thread(target=self._run, name="coverts-store-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Have a job done durably. It is done also when the caller does not wait for it any more."""
        if self._closed:
            raise ClosedError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        return future

    async def close(self) -> None:
        """Finish what has been asked for, and no more."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while group := self._next_group():
            outcomes = self._outcomes(group)
            try:
                self._loop.call_soon_threadsafe(_settle, group, outcomes)
            except RuntimeError:
                return  # The loop has been closed, and with it everybody who could have waited.

    def _next_group(self) -> list[_Job]:
        """Everything that waits, in the order in which it came; nothing when the store has been closed."""
        group: list[_Job] = []
        while job := self._jobs.get():
            group.append(job)
            if self._jobs.empty():
                return group
        self._jobs.put(None)
        return group

    def _outcomes(self, group: list[_Job]) -> list[Outcome]:
        try:
            return transact(self._connection, [job.work for job in group])
        except Exception as error:  # Whatever it is, nobody may be left waiting.
            return [Outcome(error=StoreError(f"nothing could be written: {error}")) for _ in group]


def _settle(group: list[_Job], outcomes: list[Outcome]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.future.done():
            continue  # Its caller was cancelled.
        if outcome.error is None:
            job.future.set_result(outcome.value)
        else:
            job.future.set_exception(outcome.error)
