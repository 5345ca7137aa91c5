"""Half-open connections and sockets that flood: what they do to the moves of honest people."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from bench.attack.honest import FULL, QUICK, slowdown, tables_for
from bench.server.our_side import ours

ADDRESSES, HALF_OPEN, FLOODING, DEAD = 1, 1_000, 200, 10
SETTINGS = {"setup": {"game": "pok", "players": 3}, "visibility": "public"}


async def flood(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """The p99 of honest moves beside floods, as a multiple of the quiet one."""
    size = QUICK if is_quick else FULL
    async with ours(folder, tables_for(size), limit_factor=1) as server:
        url = server.process.url
        table, token = await _public_table(url)
        return await slowdown(server, size, lambda: _besieged(url, f"/api/v1/tables/{table}/socket", token))


async def _public_table(url: str) -> tuple[str, str]:
    """A table that anybody may watch, and the token of somebody who does not sit there."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1") as web:
        (await web.post("/guests", json={"name": "Eve"})).raise_for_status()
        table: str = (await web.post("/tables", json={"settings": SETTINGS})).raise_for_status().json()["id"]
        web.cookies.clear()
        token: str = (
            (await web.post("/guests", json={"name": "Eva", "bearer": True})).raise_for_status().json()["token"]
        )
    return table, token


@asynccontextmanager
async def _besieged(url: str, path: str, token: str) -> AsyncIterator[None]:
    """The besiegers of the tests, as a process of their own, for the time of the block."""
    numbers = map(str, (ADDRESSES, HALF_OPEN, FLOODING, DEAD))
    command = [sys.executable, "-m", "tests.server.besiegers", str(urlsplit(url).port), path, token, *numbers]
    pipe = asyncio.subprocess.PIPE
    besiegers = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        assert besiegers.stdout is not None
        assert (await besiegers.stdout.readline()).strip() == b"ready"
        yield
    finally:
        besiegers.kill()
        await besiegers.communicate()
