"""The real server as a process of its own."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path


class Process:
    """`coverts serve`, running."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    def signal(self, which: signal.Signals) -> None:
        self.process.send_signal(which)

    async def ended(self) -> tuple[int | None, str, str]:
        """How it ended: the status, and what it said meanwhile."""
        async with asyncio.timeout(60):
            out, err = await self.process.communicate()
        return self.process.returncode, out.decode(), err.decode()

    @property
    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def launch(*arguments: str, environment: dict[str, str] | None = None) -> asyncio.subprocess.Process:
    """A `coverts` command on its way."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "coverts",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "COVERTS_LANG": "en", **(environment or {})},
    )


@asynccontextmanager
async def started(folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> AsyncIterator[Process]:
    """A server on a folder and a free port; killed at the end of the block if it is still there."""
    options = (f"--data={folder}", "--port=0", "--bot-pace=0", "--bots-at-once", "--round-pause=0")
    process = await launch("serve", *options, *arguments, environment=environment)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            first = (await process.stdout.readline()).decode()
        link = re.search(r"http://127\.0\.0\.1:\d+", first)
        if link is None:
            raise AssertionError((first, await process.communicate()))
        yield Process(process, link[0])
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
