"""The one place that writes.

While the disk is at it, work piles up; then all of that goes into the next transaction. So one sync of the disk serves
as many tables as are waiting, and the busier the house, the cheaper a move. When the house is calm a move waits for
nothing, not even for the event loop to come round.

A disk that has shown itself quick is waited for by the event loop itself. To have a thread do it takes two changes
between threads for a move, each of which may wait for Python's lock, and longer than such a disk: without them a move
costs a fifth less, and one in a hundred waits half as long. A slow disk, or a database that somebody else has locked,
is waited for by a thread, so that it does not stop everything that needs no disk.

Not aiosqlite: that one crosses between threads for every sentence and knows no groups.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from time import perf_counter, thread_time
from typing import Any, NamedTuple, TypeVar

from coverts.store.interface import ClosedError, StoreError
from coverts.store.statements import WAIT_LONG, WAIT_NOT
from coverts.store.transacting import Connection, Outcome, Work, transact

T = TypeVar("T")

FIRST_GUESS = 0.0
"""A disk is trusted until it is slow."""
QUICK = 0.0015
"""Seconds of waiting a group, as a rule, for which the loop waits itself."""
SLOW = 0.01
"""Longer is not counted: once is chance. A locked database counts as if it always took so long."""
NEWEST = 0.1
"""How much the last group counts in what is the rule."""
CALM = 0.001
"""Seconds without a group after which a job is hardly ever in company, and does not wait for any."""
FORGETTING = 0.998
"""What is left of the rule after each group that a thread has waited for: now and then a disk gets another chance."""


def seconds_waited() -> float:
    """How long this thread has not worked, since some moment."""
    return perf_counter() - thread_time()


class _Job(NamedTuple):
    work: Work
    future: asyncio.Future[Any]


class Writer:
    """Does jobs in groups; each caller hears of its own once it is durable."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="coverts-store-writer")
        self._waiting: list[_Job] = []
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self._usual = FIRST_GUESS
        """Seconds of waiting for the disk that a group takes, the newest counting most."""
        self._rested = -inf
        """When the last group was done."""
        self._closed = False

    def do(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Have a job done durably. It is done also when the caller does not wait for it any more."""
        if self._closed:
            raise ClosedError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(_Job(work, future))
        if self._at_rest.is_set():
            self._at_rest.clear()
            if perf_counter() - self._rested > CALM:
                self._write()
            else:
                # Not at once: whatever else has come in by now belongs to the same group.
                self._loop.call_soon(self._write)
        return future

    async def close(self) -> None:
        """Finish what has been asked for, and no more."""
        self._closed = True
        await self._at_rest.wait()
        await asyncio.to_thread(self._thread.shutdown)

    def _write(self) -> None:
        """Everything that waits, in the order in which it came."""
        group, self._waiting = self._waiting, []
        if self._usual <= QUICK:
            outcomes = self._at_once(group)
            if outcomes is not None:
                self._settle(group, outcomes)
                return
        self._usual *= FORGETTING
        writing = self._loop.run_in_executor(self._thread, self._patiently, group)
        writing.add_done_callback(lambda written: self._settle(group, written.result()))

    def _at_once(self, group: list[_Job]) -> list[Outcome] | None:
        """What became of a group, done here and now; None if somebody else has locked the database."""
        before = seconds_waited()
        try:
            return self._outcomes(group)
        except _LockedError:
            self._usual = SLOW
            return None
        finally:
            waited = seconds_waited() - before
            self._usual += NEWEST * (min(waited, SLOW) - self._usual)

    def _patiently(self, group: list[_Job]) -> list[Outcome]:
        """The same, with time to wait until whoever has locked the database is done."""
        try:
            self._connection.execute(WAIT_LONG)
            try:
                return self._outcomes(group)
            finally:
                self._connection.execute(WAIT_NOT)
        except Exception as error:  # Whatever it is, nobody may be left waiting.
            return _failed(group, error)

    def _outcomes(self, group: list[_Job]) -> list[Outcome]:
        try:
            return transact(self._connection, [job.work for job in group])
        except Exception as error:
            if getattr(error, "sqlite_errorname", None) == "SQLITE_BUSY":
                raise _LockedError(str(error)) from error
            return _failed(group, error)

    def _settle(self, group: list[_Job], outcomes: list[Outcome]) -> None:
        for job, outcome in zip(group, outcomes, strict=True):
            if job.future.done():
                continue  # Its caller was cancelled.
            if outcome.error is None:
                job.future.set_result(outcome.value)
            else:
                job.future.set_exception(outcome.error)
        if self._waiting:
            self._write()
        else:
            self._rested = perf_counter()
            self._at_rest.set()


class _LockedError(Exception):
    """Somebody else writes to the database."""


def _failed(group: list[_Job], error: Exception) -> list[Outcome]:
    return [Outcome(error=StoreError(f"nothing could be written: {error}")) for _ in group]
