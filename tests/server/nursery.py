"""Servers that are started often: what they import is imported once, and each is forked from there.

Run as a program it reads one wish a line, a list of arguments for `coverts` after the file that the process is to
write to, and answers with the number of the process.
"""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path


class Born:
    """`coverts serve`, running."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    async def killed(self) -> None:
        """Kill it at once, and wait until it is gone."""
        # The number is still its own: whoever is killed here has not ended before.
        handle = os.pidfd_open(self.pid)
        gone = asyncio.Event()
        asyncio.get_running_loop().add_reader(handle, gone.set)
        try:
            signal.pidfd_send_signal(handle, signal.SIGKILL)
            async with asyncio.timeout(60):
                await gone.wait()
        finally:
            asyncio.get_running_loop().remove_reader(handle)
            os.close(handle)


class Nursery:
    """Where servers on one folder come from."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self._process = process
        self._folder = folder

    async def born(self) -> Born:
        """A new server on the folder, ready."""
        said = self._folder.with_suffix(".said")
        said.write_text("")
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wish = [
            str(said),
            "serve",
            f"--data={self._folder}",
            "--port=0",
            "--bot-pace=0",
            "--limit-factor=100",  # Every kill may leave a table that waits for players.
            "--bots-at-once",
            "--round-pause=0",
        ]
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        pid = int(await self._process.stdout.readline())
        async with asyncio.timeout(60):
            while (link := re.search(r"http://127\.0\.0\.1:\d+\b", said.read_text())) is None:
                await asyncio.sleep(0.01)
        return Born(pid, link[0])


@asynccontextmanager
async def nursery(folder: Path) -> AsyncIterator[Nursery]:
    """Servers on a folder, as many as wanted, one after the other."""
    pipe = asyncio.subprocess.PIPE
    environment = {**os.environ, "COVERTS_LANG": "en", "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(sys.executable, __file__, stdin=pipe, stdout=pipe, env=environment)
    try:
        yield Nursery(process, folder)
    finally:
        process.kill()
        await process.communicate()


def main() -> None:
    """Fork a `coverts` for each wish."""
    from coverts.cli.app import main as coverts_main

    import_module("coverts.server.run")
    # Nobody waits for those who are killed.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        said, *arguments = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with Path(said).open("ab", buffering=0) as file:
                os.dup2(file.fileno(), sys.stdout.fileno())
                os.dup2(file.fileno(), sys.stderr.fileno())
            os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
            sys.argv = ["coverts", *arguments]
            coverts_main()
        print(pid, flush=True)


if __name__ == "__main__":
    main()
