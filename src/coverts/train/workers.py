"""A pool of processes for training."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Self, TypeVar, TypeVarTuple

from coverts.bots.workers import worker_pool

Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Workers:
    """So many processes, started when there is something to do; one alone works here."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ProcessPoolExecutor | None = None

    def each(self, function: Callable[[*Given], Made], tasks: Sequence[tuple[*Given]]) -> Iterator[Made]:
        """What the function makes of each task, in their order."""
        if self._number == 1:
            yield from (function(*task) for task in tasks)
            return
        if self._pool is None:
            self._pool = worker_pool(self._number)
        for future in [self._pool.submit(function, *task) for task in tasks]:
            yield future.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
