"""Honest people at their tables: how much longer their moves take while somebody attacks the server."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from statistics import median, quantiles
from typing import NamedTuple

from bench.server.our_side import Ours
from bench.server.tables import play_steadily

TABLES = 6
INTERVAL = 0.2
"""Seconds between two moves of a table."""


class Size(NamedTuple):
    """How long one looks."""

    windows: int
    moves: int
    """Of each table in a window."""


FULL, QUICK = Size(6, 60), Size(2, 20)


def tables_for(size: Size) -> int:
    """How many tables the honest people need; the attacker may have those after them."""
    return 2 * size.windows * TABLES


async def slowdown(
    server: Ours, size: Size, attack: Callable[[], AbstractAsyncContextManager[None]]
) -> tuple[float, dict[str, float]]:
    """The p99 of honest moves under attack as a multiple of the quiet one just before it: the median of the windows."""
    quiet, attacked = list[float](), list[float]()
    for window in range(size.windows):
        quiet.append(await _p99(server, 2 * window * TABLES, size.moves))
        async with attack():
            attacked.append(await _p99(server, (2 * window + 1) * TABLES, size.moves))
    ratios = [after / before for before, after in zip(quiet, attacked, strict=True)]
    return median(ratios), {"quiet p99, ms": 1e3 * median(quiet), "attacked p99, ms": 1e3 * median(attacked)}


async def _p99(server: Ours, first: int, moves: int) -> float:
    tables = [await server.seat(first + number) for number in range(TABLES)]
    delays = await play_steadily(tables, interval=INTERVAL, moves=moves)
    for table in tables:
        table.close()
    return quantiles([delay.answered for delay in delays], n=100)[-1]
