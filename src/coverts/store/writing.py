"""The store's only writer: a thread that commits in groups (group commit).

The thread commits one transaction at a time. Jobs that arrive meanwhile wait, and all of them go into the next
transaction, so that one sync of the disk serves as many tables as are waiting: the busier the server, the cheaper a
move. The event loop never waits for the disk, however slow it is and whoever has locked the database.

Not aiosqlite: it changes threads for every statement and knows no groups.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from coverts.store.interface import ClosedError, StoreError
from coverts.store.transacting import Connection, Outcome, Work, transact

T = TypeVar("T")
Commit: TypeAlias = Callable[[Any, Sequence[Work]], list[Outcome]]
"""Does a group of jobs on a connection and makes them durable."""


class _Job(NamedTuple):
    work: Work
    future: asyncio.Future[Any]
    then: Callable[[Any], Any] | None
    table: str


class Writer:
    """Commits jobs in groups; the future of a job is done once the job is durable."""

    def __init__(self, connection: Connection, commit: Commit = transact) -> None:
        self._connection = connection
        self._commit = commit
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="coverts-store-writer")
        self._waiting: list[_Job] = []
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._is_closed = False

    def do(
        self, work: Callable[[Connection], Any], then: Callable[[Any], T] | None = None, *, table: str = ""
    ) -> "asyncio.Future[T]":
        """Have a job committed. It is committed even if the caller stops waiting for it.

        `then` makes the answer of what the job has returned, in the event loop, once it is durable.
        """
        if self._is_closed:
            raise ClosedError("store-closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(_Job(work, future, then, table))
        if self._is_idle.is_set():
            self._is_idle.clear()
            # Not at once: what else arrives in this turn of the event loop belongs to the same group.
            self._loop.call_soon(self._write)
        return future

    async def close(self) -> None:
        """Commit what has been asked for, and accept no more."""
        self._is_closed = True
        await self._is_idle.wait()
        await asyncio.to_thread(self._thread.shutdown)

    def _write(self) -> None:
        """Commit all waiting jobs as one group, those of one table in the order in which they came.

        Where several servers share a database, all of them lock tables in the same order: so no two of them ever wait
        for each other in a circle.
        """
        group, self._waiting = sorted(self._waiting, key=attrgetter("table")), []
        writing = self._loop.run_in_executor(self._thread, self._outcomes, group)
        writing.add_done_callback(lambda written: self._settle(group, written.result()))

    def _outcomes(self, group: list[_Job]) -> list[Outcome]:
        """Runs in the thread."""
        try:
            return self._commit(self._connection, [job.work for job in group])
        except Exception as error:  # Whatever it is, every caller gets an answer.
            return [Outcome(error=StoreError("store-not-written", why=str(error))) for _ in group]

    def _settle(self, group: list[_Job], outcomes: list[Outcome]) -> None:
        for job, outcome in zip(group, outcomes, strict=True):
            if job.future.done():
                continue  # Its caller was cancelled.
            if outcome.error is None:
                job.future.set_result(outcome.value if job.then is None else job.then(outcome.value))
            else:
                job.future.set_exception(outcome.error)
        if self._waiting:
            self._write()
        else:
            self._is_idle.set()
