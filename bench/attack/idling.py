"""As many idle tables as a server allows: what they take of its memory."""

import asyncio
import sys
from pathlib import Path

from bench.attack.sitting import Sitter, sit
from bench.server.processes import started
from bench.server.seeding import Seeded, seeded

TABLES, QUICK_TABLES = 1_700, 100
MOVES = 150
"""At each of them: most of a game, so that there is something to keep."""
ADDRESSES = 12
AGAIN = 61.0
"""Seconds after which those try again who were refused: by then a budget of tables to load is there anew."""
ROUNDS = 4
SETTLING = 3.0


async def idle(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """MiB of the server when nobody can come to one more table."""
    tables = await seeded(folder, QUICK_TABLES if is_quick else TABLES, moves=MOVES)
    async with started([sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0"]) as process:
        empty, sitters = process.memory(), list[Sitter]()
        for _ in range(ROUNDS):
            arrived, refused = await _come(process.url, tables[len(sitters) :])
            sitters += arrived
            if not refused:
                break
            await asyncio.sleep(AGAIN)
        await asyncio.sleep(SETTLING)
        full = process.memory()
        for sitter in sitters:
            sitter.close()
    each = 1024 * (full - empty) / max(1, len(sitters))
    figures = {"tables": len(sitters), "refused": len(tables) - len(sitters), "MiB at first": empty, "KiB each": each}
    return full, figures


async def _come(url: str, tables: list[Seeded]) -> tuple[list[Sitter], int]:
    """Those who got in, one at each table from the first on, and how many did not."""
    sitters = list[Sitter]()
    for number, table in enumerate(tables):
        sitter = await sit(url, table.id, table.tokens[0], f"127.0.0.{2 + number % ADDRESSES}")
        if sitter is None:
            return sitters, len(tables) - len(sitters)
        sitters.append(sitter)
    return sitters, 0
