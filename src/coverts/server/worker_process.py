"""A worker process, as the server sees it: length-prefixed MessagePack over its standard input and output."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

LENGTH = 4
"""Bytes that say how long the message is that follows."""

W = TypeVar("W", bound="WorkerProcess")


class WorkerLost(Exception):
    """The process has ended, or does not answer as it should."""


def framed(message: Struct) -> bytes:
    """A message as it is sent."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class WorkerProcess:
    """A fresh process, not a copy of the server, which has threads and has seen secrets. It never makes anybody wait
    who does not wait for its answer.
    """

    PROGRAM: ClassVar[str]
    """The module that it runs."""
    ANSWER: ClassVar[Any]
    """The type of what it says; the first of it says that it is ready."""
    SETTINGS: ClassVar[Mapping[str, str]] = {}
    """Variables of its environment."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._tasks, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def started(cls: type[W]) -> W:
        """A process that has loaded what it needs and waits for tasks."""
        # In a session of its own: Ctrl-C in the terminal is for the server, which then ends its workers.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            cls.PROGRAM,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env={**os.environ, **cls.SETTINGS},
        )
        worker = cls(process)
        try:
            await worker.heard()
        except BaseException:
            worker.kill()
            raise
        return worker

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it is known to be gone."""
        return self._process.returncode is not None

    async def tell(self, task: Struct) -> None:
        """Send it something; `WorkerLost` if it is gone."""
        try:
            self._tasks.write(framed(task))
            await self._tasks.drain()
        except (OSError, RuntimeError) as error:  # uvloop says the latter of a pipe that it has closed.
            raise WorkerLost from error

    async def heard(self) -> Any:
        """What it says next; `WorkerLost` if nothing will come."""
        try:
            length = await self._answers.readexactly(LENGTH)
            body = await self._answers.readexactly(int.from_bytes(length, "big"))
            return msgspec.msgpack.decode(body, type=self.ANSWER)
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            raise WorkerLost from error

    def kill(self) -> None:
        """End it, whatever it is at: it has nothing that could be lost. A process that is stopped ends, too."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it is gone."""
        await self._process.wait()
