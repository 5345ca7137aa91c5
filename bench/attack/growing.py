"""All ways to make the log of one table grow that are no moves."""

import asyncio
import sys
import time
from itertools import count
from pathlib import Path

import httpx

from bench.server.processes import started
from coverts.store.sqlite import SqliteStore

SECONDS, QUICK_SECONDS = 150.0, 10.0
PEOPLE = 5
SETTINGS = {"setup": {"game": "pok", "players": 7}, "visibility": "public"}
EMPTY, BUSY = 5, 6
"""Seats that bots come to and go from."""


async def log(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """Entries of the table's log, however often its people try."""
    seconds, tried = QUICK_SECONDS if is_quick else SECONDS, count()
    async with started([sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0"]) as process:
        people = [httpx.AsyncClient(base_url=f"{process.url}/api/v1") for _ in range(PEOPLE)]
        for number, person in enumerate(people):
            (await person.post("/guests", json={"name": f"Eve {number}"})).raise_for_status()
        table: str = (await people[0].post("/tables", json={"settings": SETTINGS})).json()["id"]
        until = time.perf_counter() + seconds
        await asyncio.gather(*(_grow(person, number, table, until, tried) for number, person in enumerate(people)))
        for person in people:
            await person.aclose()
    store = await SqliteStore.open(folder)
    length = len(await store.load(table))
    await store.close()
    return length, {"commands tried": next(tried), "seconds": seconds}


async def _grow(person: httpx.AsyncClient, number: int, table: str, until: float, tried: "count[int]") -> None:
    commands: list[dict[str, object]] = [
        {"type": "join", "name": f"Eve {number}"},
        {"type": "say", "text": "hello"},
        {"type": "say-phrase", "phrase": "hello"},
        {"type": "leave"},
    ]
    if number == 0:
        commands = [
            {"type": "seat-bot", "seat": EMPTY, "level": "casual"},
            {"type": "swap", "seat": EMPTY, "other": BUSY},
            {"type": "unseat", "seat": BUSY},
            {"type": "change-settings", "settings": SETTINGS},
            {"type": "say", "text": "hello"},
        ]
    while time.perf_counter() < until:
        for command in commands:
            body = {"type": "do", "id": f"{number}-{next(tried)}", "command": command}
            await person.post(f"/tables/{table}/commands", json=body)
