"""An honest player with strong bots: how long each of their decisions takes."""

from itertools import count
from time import perf_counter
from typing import NamedTuple

import httpx

from coverts.hall.commands import Move
from coverts.hall.messages import Changed, Happened, Snapshot
from coverts.server.client import seated

LEVEL = "master"
SETTINGS = {"setup": {"game": "pikoko", "players": 5}, "visibility": "link"}
OPENING = {"settings": SETTINGS, "bots": [LEVEL] * 4}
"""A table with one seat for a person."""
_names = count()


class Wait(NamedTuple):
    """When a bot decided, and for how many seconds that had been waited for."""

    at: float
    seconds: float


async def waits_for_bots(url: str, number: int) -> list[Wait]:
    """How long bots take from a question to their answer, so often; fewer if the game is over before."""
    async with httpx.AsyncClient(base_url=f"{url}/api/v1") as web:
        found = await web.post("/guests", json={"name": f"Ada {next(_names)}", "bearer": True})
        token = found.raise_for_status().json()["token"]
        who = {"Authorization": f"Bearer {token}"}
        table = (await web.post("/tables", json=OPENING, headers=who)).raise_for_status().json()["id"]
        body = {"type": "do", "id": "start", "command": {"type": "start"}}
        (await web.post(f"/tables/{table}/commands", json=body, headers=who)).raise_for_status()
    return await _played(url, table, token, number)


async def _played(url: str, table: str, token: str, number: int) -> list[Wait]:
    waits, answered, since = list[Wait](), None, perf_counter()
    async with seated(url, table, token) as seat:
        async for message in seat.messages():
            if not isinstance(message, Snapshot | Changed | Happened):
                continue
            if not seat.is_asked:
                waits.append(Wait(perf_counter(), perf_counter() - since))
            elif seat.question != answered:
                answered = seat.question
                await seat.do(f"move-{answered}", Move(seat.view.legal[0], answered))
            since = perf_counter()
            if len(waits) >= number or seat.is_over:
                break
    return waits
