"""Reviews that people wait for: made once for each game and seat, one after the other, fairly, and then kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog
from msgspec import Struct

from coverts.server.coaching.task import Made, Progress, ReviewTask
from coverts.server.coaching.work_queue import WorkQueue
from coverts.server.coaching.worker import CoachWorker
from coverts.server.door.account import Account
from coverts.server.door.budgets import REVIEWS, REVIEWS_WAITING, Budgets

log = structlog.get_logger()

Key: TypeAlias = tuple[str, int]
"""A table, or the fingerprint of a record that somebody has brought, and a seat."""

Keep: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Puts a review where it is looked for."""


TOLD_FOR = 30.0
"""Seconds for which it is remembered that a review has failed."""


class UnderWay(Struct, frozen=True, kw_only=True, tag="under-way"):
    """A review that is not done yet. Ask again in a moment."""

    id: str
    """Of a record that was brought: where to ask again."""
    done: int
    of: int
    """Decisions judged, and how many there are; 0 as long as others come first."""
    before: int
    """Reviews that come first."""


class NotReviewed(Exception):
    """It has failed."""


class ReviewBounds(Struct, frozen=True, kw_only=True):
    """How long a review may take, and what stays in memory."""

    deadline: float = 180.0
    """Seconds for one review."""
    idle: float = 300.0
    """Seconds after which a worker that nobody needs is ended: it takes a few hundred MiB."""
    memory: int = 1 << 30
    """Bytes; a worker that has more in memory is replaced."""
    brought: int = 64
    """Reviews of records from elsewhere that are kept, in memory alone: their games are nobody's here."""


class _Job:
    """A review that somebody waits for."""

    def __init__(self, key: Key, task: ReviewTask, keep: Keep) -> None:
        self.key, self.task, self.keep = key, task, keep
        self.progress = Progress(0, 0)
        self.has_failed = False


class Reviews:
    """One worker process, started for the first review and ended when nobody has asked for any for a while."""

    def __init__(self, budgets: Budgets, *, bounds: ReviewBounds | None = None) -> None:
        self._budgets = budgets
        self._bounds = bounds or ReviewBounds()
        self._queue: WorkQueue[_Job] = WorkQueue(
            CoachWorker, self._carry_out, deadline=self._bounds.deadline, idle=self._bounds.idle
        )
        self._jobs: dict[Key, _Job] = {}
        self._brought: OrderedDict[Key, bytes] = OrderedDict()

    def brought(self, key: Key) -> bytes | None:
        """The review of a record that somebody has brought."""
        return self._brought.get(key)

    def under_way(self, key: Key) -> UnderWay | None:
        """How far a review is; None if nobody has asked for it, `NotReviewed` if it has failed."""
        job = self._jobs.get(key)
        if job is None:
            return None
        if job.has_failed:
            del self._jobs[key]
            raise NotReviewed
        done, of = job.progress.done, job.progress.of
        return UnderWay(id=key[0], done=done, of=of, before=0 if of else len(self._queue))

    def ask(self, key: Key, record: bytes, account: Account, keep: Keep | None = None) -> UnderWay:
        """Begin a review, on somebody's account, if it is not under way; `Exhausted` if they may not ask now."""
        found = self.under_way(key)
        if found is not None:
            return found
        self._budgets.require(REVIEWS_WAITING, account)
        self._budgets.spend(REVIEWS, account)
        self._budgets.hold(REVIEWS_WAITING, account, key)
        job = self._jobs[key] = _Job(key, ReviewTask(record, key[1]), keep or self._keep_brought(key))
        self._queue.add(account, job)
        return UnderWay(id=key[0], done=0, of=0, before=len(self._queue) - 1)

    def _keep_brought(self, key: Key) -> Keep:
        async def keep(review: bytes) -> None:
            self._brought[key] = review
            if len(self._brought) > self._bounds.brought:
                self._brought.popitem(last=False)

        return keep

    async def _carry_out(self, job: _Job) -> None:
        try:
            await self._review(job)
            del self._jobs[job.key]
        except Exception as error:  # Whatever is wrong with one review, the next one may be made.
            log.error("review failed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
            self._fail(job)
        finally:
            self._budgets.release(REVIEWS_WAITING, job.key)

    def _fail(self, job: _Job) -> None:
        """Whoever asks for it next is told, if they do so soon; after that it can be tried again."""
        job.has_failed = True
        asyncio.get_running_loop().call_later(TOLD_FOR, self._forget, job)

    def _forget(self, job: _Job) -> None:
        if self._jobs.get(job.key) is job:
            del self._jobs[job.key]

    async def _review(self, job: _Job) -> None:
        def tell(progress: Progress) -> None:
            job.progress = progress

        made = await self._queue.make(job.task, tell)
        if made.memory > self._bounds.memory:
            self._queue.dismiss()
        await job.keep(_answer_of(made))

    async def close(self) -> None:
        """End the worker. Reviews that are not done are asked for again some day."""
        await self._queue.close()


def _answer_of(made: Made) -> bytes:
    if made.error:
        raise NotReviewed(made.error)
    return made.answer
