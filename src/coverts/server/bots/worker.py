"""One worker process, as the server sees it."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from coverts.server.bots.task import LENGTH, Chosen, Task, framed

PROGRAM = "coverts.server.bots.worker_process"


class WorkerLost(Exception):
    """The process has ended, or does not answer as it should."""


class Worker:
    """A fresh process, not a copy of the server, which has threads and has seen secrets. It never makes anybody wait
    who does not wait for its answer.
    """

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._tasks, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def started(cls) -> "Worker":
        """A process that has loaded what it needs and waits for tasks."""
        # In a session of its own: Ctrl-C in the terminal is for the server, which then ends its workers.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", PROGRAM, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        worker = cls(process)
        try:
            await worker._answer()
        except BaseException:
            worker.kill()
            raise
        return worker

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    async def ask(self, task: Task) -> Chosen:
        """The answer to a task, one at a time; `WorkerLost` if it will not come."""
        try:
            self._tasks.write(framed(task))
            await self._tasks.drain()
        except (OSError, RuntimeError) as error:  # uvloop says the latter of a pipe that it has closed.
            raise WorkerLost from error
        return await self._answer()

    async def _answer(self) -> Chosen:
        try:
            length = await self._answers.readexactly(LENGTH)
            return msgspec.msgpack.decode(await self._answers.readexactly(int.from_bytes(length, "big")), type=Chosen)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            raise WorkerLost from error

    def kill(self) -> None:
        """End it, whatever it is at: it has nothing that could be lost. A process that is stopped ends, too."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it is gone."""
        await self._process.wait()
