"""Tables of strong bots, opened and left by many guests of one address: what an honest player's bots do then."""

import sys
from pathlib import Path
from statistics import mean

import httpx

from bench.attack.against_bots import OPENING, waits_for_bots
from bench.server.processes import Process, started

GUESTS, TABLES = 20, 30
"""Of the attacker: so many, and so many tables each."""
QUICK_GUESTS, QUICK_TABLES = 4, 10
WAITS, QUICK_WAITS = 60, 20
"""For bots, by which an honest game is measured."""
ATTACKER = "127.0.0.2"


async def bots(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """How long an honest player waits for a bot under attack, or after a restart, as a multiple of the quiet wait."""
    guests, tables, waits = (QUICK_GUESTS, QUICK_TABLES, QUICK_WAITS) if is_quick else (GUESTS, TABLES, WAITS)
    command = [sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0"]
    async with started(command) as process:
        quiet = await _mean_wait(process, waits)
        refused = await _open_and_leave(process, guests, tables)
        attacked = await _mean_wait(process, waits)
        closing = await process.close()
    async with started(command) as process:
        restarted = await _mean_wait(process, waits)
    figures = {
        "quiet, s a decision": quiet,
        "attacked": attacked,
        "after a restart": restarted,
        "tables opened": guests * tables - refused,
        "refused": refused,
        "s to close": closing,
    }
    return max(attacked, restarted) / quiet, figures


async def _open_and_leave(process: Process, guests: int, tables: int) -> int:
    """How many tables the server did not want."""
    refused = 0
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(base_url=f"{process.url}/api/v1", transport=transport) as web:
        for _ in range(guests):
            found = await web.post("/guests", json={"name": "Eve", "bearer": True})
            if found.is_error:
                refused += tables
                continue
            who = {"Authorization": f"Bearer {found.json()['token']}"}
            web.cookies.clear()
            for number in range(tables):
                opened = await web.post("/tables", json=OPENING, headers=who)
                refused += opened.is_error
                for command in () if opened.is_error else ("start", "leave"):
                    body = {"type": "do", "id": f"{number}-{command}", "command": {"type": command}}
                    await web.post(f"/tables/{opened.json()['id']}/commands", json=body, headers=who)
    return refused


async def _mean_wait(process: Process, waits: int) -> float:
    return mean(wait.seconds for wait in await waits_for_bots(process.url, waits))
