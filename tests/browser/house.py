"""The real server as a process of its own, whose bots do not pretend to think."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

PATIENCE = 60


class House:
    """`coverts serve` on a folder of its own. After a restart it is at the same address."""

    def __init__(self, folder: Path, *, round_pause: int = 0) -> None:
        self.folder = folder
        self._round_pause = round_pause
        self.url = ""
        self._process: Process | None = None

    @property
    def log(self) -> Path:
        """What it says."""
        return self.folder / "log"

    async def open(self) -> None:
        """Start it, and wait until it can be visited."""
        self.folder.mkdir(exist_ok=True)
        port = self.url.rpartition(":")[2] or "0"
        command = [
            "-m",
            "coverts",
            "serve",
            f"--data={self.folder / 'data'}",
            f"--port={port}",
            # All people come from one address, and ask as fast as the machine can.
            "--limit-factor=100",
            "--bot-pace=0",
            "--bots-at-once",
            "--proxy=127.0.0.1",
            f"--round-pause={self._round_pause}",
        ]
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *command,
                stdout=log,
                stderr=log,
                env={**os.environ, "COVERTS_LANG": "en", "PYTHONUNBUFFERED": "1"},
            )
        async with asyncio.timeout(PATIENCE):
            while not (link := re.search(r"http://127\.0\.0\.1:\d+", self.log.read_text())):
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)
        self.url = link[0]

    async def close(self) -> None:
        """Ask it to stop, and wait until it has."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            status = await process.wait()
        assert status == 0, self.log.read_text()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()
