"""Whatever makes a server write lines to its log: how many bytes a second."""

import asyncio
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from urllib.parse import urlsplit

from bench.server.processes import started
from tests.server.besiegers import FLOODS, handshake
from tests.server.test_logs_bounded import ATTACKS

SECONDS, QUICK_SECONDS = 60.0, 5.0
CONNECTIONS = 40
PATIENCE = 0.05
"""Seconds for which an answer is waited for, which is then not read to its end."""
GARBAGE = b"\xff" * 300
SENT = [*ATTACKS.values(), *(handshake("/api/v1/lobby/socket", "wrong") + flood for flood in FLOODS)]


async def lines(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """KiB a second that the server writes to standard error."""
    seconds, written = QUICK_SECONDS if is_quick else SECONDS, folder / "log"
    command = [sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0", "--log=json"]
    with written.open("wb") as errors:
        async with started(command, errors=errors) as process:
            until = time.perf_counter() + seconds
            several = (_attack(process.url, until, islice(cycle(SENT), at, None)) for at in range(CONNECTIONS))
            opened = sum(await asyncio.gather(*several))
            await process.close()
    size = written.stat().st_size / 1024
    return size / seconds, {"connections": opened, "KiB": size, "lines": written.read_bytes().count(b"\n")}


async def _attack(url: str, until: float, attacks: Iterable[bytes]) -> int:
    """Send one thing after the other, each on a connection of its own; how many."""
    where, opened = urlsplit(url), 0
    for attack in attacks:
        if time.perf_counter() >= until:
            break
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            opened += 1
            with suppress(OSError, TimeoutError):
                writer.write(attack)
                await asyncio.sleep(opened % 3 / 1000)
                writer.write(GARBAGE)
                await asyncio.wait_for(reader.read(100), PATIENCE)
            writer.transport.abort()
    return opened
