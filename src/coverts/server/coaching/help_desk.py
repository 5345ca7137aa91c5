"""Help during a game: whoever may ask is answered from what their seat was sent, one after the other, fairly.

It has a worker process of its own: nobody at a table waits until a review is done.
"""

import asyncio

import structlog

from coverts.server.coaching.task import HelpTask
from coverts.server.coaching.worker import CoachWorker, HelpWorker
from coverts.server.door.account import Account
from coverts.server.door.fair_queue import FairQueue
from coverts.server.worker_process import WorkerLost

log = structlog.get_logger()

DEADLINE = 20.0
"""Seconds for one answer, with the start of a worker."""
IDLE = 300.0
"""Seconds after which a worker that nobody needs is ended."""


class NoHelp(Exception):
    """The coach has failed."""


class HelpDesk:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._waiting: FairQueue[tuple[HelpTask, asyncio.Future[bytes]]] = FairQueue()
        self._worker: CoachWorker | None = None
        self._working: asyncio.Task[None] | None = None
        self._resting: asyncio.TimerHandle | None = None

    async def ask(self, task: HelpTask, account: Account) -> bytes:
        """The answer, or `NoHelp`."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.add(account, (task, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        while self._waiting:
            task, answer = self._waiting.take()
            if answer.done():
                continue
            try:
                said = await self._answer(task)
            except Exception as error:  # Whatever is wrong with one question, the next one may be answered.
                log.error("no help", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
                if not answer.done():
                    answer.set_exception(NoHelp())
            else:
                if not answer.done():
                    answer.set_result(said)
        self._resting = asyncio.get_running_loop().call_later(IDLE, self._dismiss)

    async def _answer(self, task: HelpTask) -> bytes:
        try:
            async with asyncio.timeout(DEADLINE):
                worker = self._worker = self._worker or await HelpWorker.started()
                made = await worker.make(task)
        except (WorkerLost, TimeoutError, OSError):
            self._dismiss()
            raise
        if made.error:
            raise NoHelp(made.error)
        return made.answer

    def _dismiss(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    async def close(self) -> None:
        """End the worker. Nobody waits for an answer any more."""
        if self._resting is not None:
            self._resting.cancel()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        worker = self._worker
        self._dismiss()
        if worker is not None:
            await worker.ended()
