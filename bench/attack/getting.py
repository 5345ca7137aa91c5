"""GETs of tables that somebody may not see: what they do to the moves of honest people."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from bench.attack.honest import FULL, QUICK, slowdown, tables_for
from bench.server.our_side import ours

FOREIGN = 200
RATE = 250
CONNECTIONS = 16
ATTACKER = "127.0.0.2"


async def gets(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """The p99 of honest moves beside the GETs, as a multiple of the quiet one."""
    size, answers = QUICK if is_quick else FULL, dict[str, float]()
    first = tables_for(size)
    async with ours(folder, first + FOREIGN, limit_factor=1) as server:
        foreign = [server.id_of(first + number) for number in range(FOREIGN)]
        ratio, figures = await slowdown(server, size, lambda: _attacked(server.process.url, foreign, answers))
    return ratio, figures | answers


@asynccontextmanager
async def _attacked(url: str, foreign: list[str], answers: dict[str, float]) -> AsyncIterator[None]:
    """The attacker is a process of its own, so as not to hold up the honest people's clocks."""
    command = [sys.executable, "-m", "bench.attack.getting", url, *foreign]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        yield
    finally:
        attacker.kill()
        said, _ = await attacker.communicate()
        answers.update(json.loads(said.split(b"\n")[-2]))


async def _attack(url: str, foreign: list[str]) -> None:
    where, answers, begun, turn = urlsplit(url), Counter[str](), time.perf_counter(), 0

    async def one() -> None:
        nonlocal turn
        reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(ATTACKER, 0))
        while True:
            turn += 1
            await asyncio.sleep(max(0.0, begun + turn / RATE - time.perf_counter()))
            table = foreign[turn % len(foreign)] if turn % 2 else f"absent-{turn}"
            writer.write(f"GET /api/v1/tables/{table} HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(length.partition(b":")[2]))
            answers[f"answers {head[9:12].decode()}"] += 1
            if turn % RATE == 0:
                print(json.dumps(answers), flush=True)

    await asyncio.gather(*(one() for _ in range(CONNECTIONS)))


if __name__ == "__main__":
    asyncio.run(_attack(sys.argv[1], sys.argv[2:]))
