"""Work for the coach: done one after the other, fairly, by a worker process."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from coverts.server.coaching.task import Made, Preparing, Progress, Task
from coverts.server.coaching.worker import CoachWorker
from coverts.server.door.account import Account
from coverts.server.door.fair_queue import FairQueue
from coverts.server.worker_process import WorkerLost

J = TypeVar("J")


class WorkQueue(Generic[J]):
    """Its worker is started when it is first needed, and ended when it fails or nobody has needed it for a while.

    `carry_out` does a job with the worker (`make`), and answers for whatever goes wrong.
    """

    def __init__(
        self,
        worker: type[CoachWorker],
        carry_out: Callable[[J], Awaitable[None]],
        *,
        deadline: float,
        idle: float,
    ) -> None:
        self._kind = worker
        self._carry_out = carry_out
        self._deadline = deadline
        self._idle = idle
        self._waiting: FairQueue[J] = FairQueue()
        self._worker: CoachWorker | None = None
        self._working: asyncio.Task[None] | None = None
        self._resting: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, account: Account, job: J) -> None:
        """One more job, on somebody's account."""
        self._waiting.add(account, job)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        while self._waiting:
            await self._carry_out(self._waiting.take())
        self._resting = asyncio.get_running_loop().call_later(self._idle, self.dismiss)

    async def make(self, task: Task, tell: Callable[[Progress], None] = lambda _: None) -> Made:
        """What the worker makes of a task, within the deadline. `tell` hears how far it is."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._deadline) as limit:

                def hear(how_far: Progress | Preparing) -> None:
                    if isinstance(how_far, Progress):
                        tell(how_far)
                    else:
                        limit.reschedule(loop.time() + self._deadline)

                worker = self._worker = self._worker or await self._kind.started()
                return await worker.make(task, hear)
        except (WorkerLost, TimeoutError, OSError):
            self.dismiss()
            raise

    def dismiss(self) -> None:
        """End the worker; the next job starts another one."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    async def close(self) -> None:
        """End the worker, and wait until it is gone. What is not done remains so."""
        if self._resting is not None:
            self._resting.cancel()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        worker = self._worker
        self.dismiss()
        if worker is not None:
            await worker.ended()
