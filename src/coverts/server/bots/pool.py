"""The pool of bot workers: decisions are scheduled fairly, have a deadline, and survive a worker that hangs or dies."""

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Coroutine
from math import ceil

import msgspec
import structlog
from msgspec import Struct

from coverts.hall.wire import AnyAction
from coverts.server.bots.task import Task
from coverts.server.bots.worker import Worker
from coverts.server.door.account import Account
from coverts.server.door.fair_queue import FairQueue
from coverts.server.worker_process import WorkerLost

log = structlog.get_logger()

_decode_action = msgspec.json.Decoder(AnyAction).decode


class BotFailed(Exception):
    """No decision: the bot has failed, or two workers were lost over it."""


class Bounds(Struct, frozen=True, kw_only=True):
    """How long a decision may take, and how large a worker may grow."""

    slow: float = 1.0
    """Seconds after which a decision no longer keeps others from theirs: the spare worker takes the next."""
    deadline: float = 5.0
    """Seconds after which a quick bot decides instead, whether the search has begun by then or not."""
    memory: int = 1 << 30
    """Bytes; a worker that has more in memory is replaced."""


class BotFigures(Struct, frozen=True, kw_only=True):
    """How busy the workers are."""

    waiting: int
    idle: int
    busy: int
    starting: int
    waits: Counter[int]
    """How many decisions have waited for a worker, by seconds, rounded up."""
    late: int
    """Decisions that were left to a quick bot because the time was up."""


class _Job:
    """A decision that somebody waits for."""

    def __init__(self, task: Task, asked: float) -> None:
        self.task = task
        self.asked = asked
        self.action: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class BotWorkers:
    """Worker processes, started when the first bot has to decide: as many as may be busy, and one to spare."""

    def __init__(self, *, workers: int = 1, pace: float = 1.0, bounds: Bounds | None = None) -> None:
        self._most = workers
        self._pace = pace
        self._bounds = bounds or Bounds()
        self._waiting: FairQueue[_Job] = FairQueue()
        self._again: deque[_Job] = deque()
        """Jobs whose workers were lost: they have waited in the queue already."""
        self._idle: list[Worker] = []
        self._busy: dict[Worker, float] = {}
        """Since when."""
        self._starting = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._waits: Counter[int] = Counter()
        self._late = 0

    def figures(self) -> BotFigures:
        """How busy the workers are, for whoever runs the server."""
        return BotFigures(
            waiting=len(self._waiting) + len(self._again),
            idle=len(self._idle),
            busy=len(self._busy),
            starting=self._starting,
            waits=self._waits,
            late=self._late,
        )

    def thinking_time(self) -> float:
        """Like a person's: mostly a second or two, sometimes longer. It depends on nothing that a bot sees."""
        return self._pace * min(6.0, secrets.SystemRandom().lognormvariate(0.3, 0.5))

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        """The action that a bot of this level chooses."""
        task = Task(game=game, level=level, snapshot=snapshot, past=past, seed=secrets.randbits(64))
        job = _Job(task, _now())
        self._waiting.add(account, job)
        self._give_out()
        action: AnyAction = _decode_action(await job.action)
        return action

    def _give_out(self) -> None:
        """Have waiting jobs done, as far as workers may be busy. Those that are slow do not count any more."""
        if self._is_closed:
            return
        self._start_missing()
        while self._again or self._waiting:
            fresh = sum(since > _now() - self._bounds.slow for since in self._busy.values())
            if not self._idle or fresh >= self._most:
                return
            job = self._again.popleft() if self._again else self._waiting.take()
            if not job.action.done():
                worker = self._idle.pop()
                self._busy[worker] = _now()
                self._waits[ceil(_now() - job.asked)] += 1
                self._spawn(self._do(worker, job))

    def _start_missing(self) -> None:
        ended = [worker for worker in self._idle if worker.has_ended]
        if ended:
            log.warning("bot worker replaced", reason="ended", workers=len(ended))
            self._idle = [worker for worker in self._idle if worker not in ended]
        while len(self._idle) + len(self._busy) + self._starting <= self._most:
            self._starting += 1
            self._spawn(self._start())

    async def _start(self) -> None:
        try:
            self._idle.append(await Worker.started())
        except (OSError, WorkerLost) as error:
            log.error("bot worker not started", error=type(error).__name__)  # noqa: TRY400 - the kind is enough
            await asyncio.sleep(self._bounds.slow)
        finally:
            self._starting -= 1
        self._give_out()

    async def _do(self, worker: Worker, job: _Job) -> None:
        asyncio.get_running_loop().call_later(self._bounds.slow, self._give_out)
        try:
            await self._decide(worker, job)
        finally:
            del self._busy[worker]
        self._give_out()

    async def _decide(self, worker: Worker, job: _Job) -> None:
        """Have a worker do a job. What becomes of both is settled when it returns."""
        is_quick = job.task.is_quick or _now() - job.asked >= self._bounds.deadline
        self._late += is_quick
        task = msgspec.structs.replace(job.task, is_quick=is_quick)
        try:
            async with asyncio.timeout(self._bounds.deadline):
                chosen = await worker.ask(task)
        except (WorkerLost, TimeoutError) as error:
            worker.kill()
            log.warning("bot worker replaced", reason=type(error).__name__)
            self._lost(job, is_quick=is_quick)
            return
        if chosen.memory > self._bounds.memory:
            worker.kill()
            log.warning("bot worker replaced", reason="memory", bytes=chosen.memory)
        else:
            self._idle.append(worker)
        if not job.action.done():
            _settle(job, chosen.action, chosen.error)

    def _lost(self, job: _Job, *, is_quick: bool) -> None:
        """A quick bot decides next; if that was one already, whoever waits may ask again."""
        if is_quick:
            _settle(job, b"", "WorkerLost")
        else:
            job.task = msgspec.structs.replace(job.task, is_quick=True)
            self._again.append(job)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End the workers. Nobody waits for a decision any more."""
        self._is_closed = True
        workers = [*self._idle, *self._busy]
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in workers:
            worker.kill()
        await asyncio.gather(*[worker.ended() for worker in workers])


def _settle(job: _Job, action: bytes, error: str) -> None:
    if error:
        job.action.set_exception(BotFailed(error))
    else:
        job.action.set_result(action)


def _now() -> float:
    return asyncio.get_running_loop().time()
