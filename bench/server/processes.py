"""A server as a process: starting it, and what it takes of the machine, its threads and children included."""

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1024 * 1024


class Process:
    """A server that runs, and where."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self._process = process
        self.pid = process.pid
        self.url = url

    async def close(self) -> float:
        """Ask it to end (SIGTERM), and wait until it has; seconds that it took."""
        begun = time.perf_counter()
        self._process.terminate()
        await self._process.communicate()
        return time.perf_counter() - begun

    def cpu_seconds(self) -> float:
        """User and system time so far."""
        return sum(cpu_seconds(pid) for pid in family(self.pid))

    def memory(self) -> float:
        """MiB held now, memory that is shared with other processes divided among them (PSS)."""
        return sum(_memory(pid) for pid in family(self.pid)) / MIB


def family(pid: int) -> list[int]:
    """A process with its children and theirs."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [pid, *(one for child in children for one in family(child))]


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of one process, and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def _memory(pid: int) -> int:
    found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    assert found is not None
    return 1024 * int(found[1])


@asynccontextmanager
async def started(
    command: Sequence[str], environment: Mapping[str, str] | None = None, *, errors: IO[bytes] | None = None
) -> AsyncIterator[Process]:
    """A server until the end of the block; the first line that it prints has its address."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=errors, env=environment)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            first = (await process.stdout.readline()).decode()
        link = re.search(r"http://127\.0\.0\.1:\d+", first)
        if link is None:
            raise RuntimeError(f"{command[0]} did not start: {first}")
        yield Process(process, link[0])
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
