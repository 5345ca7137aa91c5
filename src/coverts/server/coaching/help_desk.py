"""Help during a game: whoever may ask is answered from what their seat was sent, one after the other, fairly.

It has a worker process of its own: nobody at a table waits until a review is done.
"""

import asyncio
from typing import TypeAlias

import structlog

from coverts.server.coaching.task import HelpTask, Made
from coverts.server.coaching.work_queue import WorkQueue
from coverts.server.coaching.worker import HelpWorker
from coverts.server.door.account import Account

log = structlog.get_logger()

DEADLINE = 20.0
"""Seconds for one answer, with the start of a worker."""
IDLE = 300.0
"""Seconds after which a worker that nobody needs is ended."""


class NoHelp(Exception):
    """The coach has failed."""


Question: TypeAlias = "tuple[HelpTask, asyncio.Future[bytes]]"


class HelpDesk:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._queue: WorkQueue[Question] = WorkQueue(HelpWorker, self._answer, deadline=DEADLINE, idle=IDLE)

    async def ask(self, task: HelpTask, account: Account) -> bytes:
        """The answer, or `NoHelp`."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._queue.add(account, (task, answer))
        return await answer

    async def _answer(self, question: Question) -> None:
        task, answer = question
        if answer.done():
            return
        try:
            said = _answer_of(await self._queue.make(task))
        except Exception as error:  # Whatever is wrong with one question, the next one may be answered.
            log.error("no help", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
            if not answer.done():
                answer.set_exception(NoHelp())
        else:
            if not answer.done():
                answer.set_result(said)

    async def close(self) -> None:
        """End the worker. Nobody waits for an answer any more."""
        await self._queue.close()


def _answer_of(made: Made) -> bytes:
    if made.error:
        raise NoHelp(made.error)
    return made.answer
