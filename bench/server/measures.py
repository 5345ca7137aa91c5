"""The three measures, each on a server of its own that has just been started.

`work`    whole games as fast as they go: moves per second of the server's CPU
`delays`  a steady load that keeps nobody busy: how long a move takes, and how long the disk alone just after it
`memory`  what the server holds with everybody connected and every game under way

Before the first two as many games are played as it takes until a server does not get faster any more, which for one
that compiles as it runs is thousands of moves.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Protocol, TypeAlias

from msgspec import Struct

from bench.server.disk import syncs
from bench.server.machine import Watch
from bench.server.processes import Process
from bench.server.tables import ClientTable, Delays, play, play_steadily


class Size(Struct, frozen=True):
    """How much is measured."""

    rounds: int
    """How often each measure that depends on time is taken of each side, in turn."""
    work_tables: int
    delay_tables: int
    delay_moves: int
    """Moves at each table, one every `INTERVAL`."""
    memory_tables: int


FULL = Size(rounds=5, work_tables=200, delay_tables=500, delay_moves=12, memory_tables=1000)
QUICK = Size(rounds=1, work_tables=40, delay_tables=100, delay_moves=3, memory_tables=100)
INTERVAL = 2.0
WARM_UP = 40
"""So many more tables play a whole game before anything is measured."""
MEMORY_MOVES = 20
SETTLING = 2.0


class Side(Protocol):
    """A server that can be measured."""

    @property
    def process(self) -> Process:
        """Where it runs."""

    async def seat(self, number: int) -> ClientTable:
        """The table of this number, with four clients."""


Start: TypeAlias = Callable[[Path, int], AbstractAsyncContextManager[Side]]
"""Starts a side on a folder, with so many tables."""


class Figures(Struct, frozen=True):
    """What one measurement found. Times are milliseconds, memory is MiB."""

    figures: dict[str, float]
    generator_load: float
    """How busy the generator was, of a core: near 1 it would be the generator that was measured."""
    others_load: float
    """How busy everybody else was, of a core."""
    is_void: bool


async def work(start: Start, folder: Path, size: Size) -> Figures:
    """Moves per second of the server's CPU."""
    async with _seated(start, folder, WARM_UP + size.work_tables) as (side, tables):
        await play(tables[:WARM_UP])
        with Watch(side.process) as watch:
            delays = await play(tables[WARM_UP:])
    figures = {"moves_per_cpu_second": len(delays) / watch.server, "moves_per_second": len(delays) / watch.seconds}
    return _figures(figures, watch)


async def delays(start: Start, folder: Path, size: Size) -> Figures:
    """How long a move takes at a steady load, and what it costs then."""
    async with _seated(start, folder, WARM_UP + size.delay_tables) as (side, tables):
        await play(tables[:WARM_UP])
        await play_steadily(tables[WARM_UP:], interval=INTERVAL, moves=1)
        with Watch(side.process) as watch:
            found = await play_steadily(tables[WARM_UP:], interval=INTERVAL, moves=size.delay_moves)
    taken = {name: [getattr(delay, name) for delay in found] for name in Delays._fields}
    taken["disk_alone"] = await asyncio.to_thread(syncs, folder)
    figures = {f"{name}_p{share}_ms": _percentile(times, share) for name, times in taken.items() for share in (50, 99)}
    return _figures({**figures, "steady_moves_per_cpu_second": len(found) / watch.server}, watch)


async def memory(start: Start, folder: Path, size: Size) -> Figures:
    """What the server holds in the middle of so many games."""
    async with _seated(start, folder, size.memory_tables) as (side, tables):
        with Watch(side.process) as watch:
            await play(tables, most=MEMORY_MOVES)
        await asyncio.sleep(SETTLING)
        figures = {"memory_mib": side.process.memory()}
    # Others may take time from it, but not memory.
    return Figures(figures, round(watch.generator / watch.seconds, 2), round(watch.others, 2), is_void=False)


@asynccontextmanager
async def _seated(start: Start, folder: Path, tables: int) -> AsyncIterator[tuple[Side, list[ClientTable]]]:
    with tempfile.TemporaryDirectory(dir=folder, prefix="coverts-bench-") as data:
        async with start(Path(data), tables) as side:
            seated = [await side.seat(number) for number in range(tables)]
            yield side, seated
            for table in seated:
                table.close()


def _percentile(seconds: Sequence[float], share: int) -> float:
    """In milliseconds."""
    return 1000 * sorted(seconds)[share * (len(seconds) - 1) // 100]


def _figures(figures: dict[str, float], watch: Watch) -> Figures:
    return Figures(
        figures,
        generator_load=round(watch.generator / watch.seconds, 2),
        others_load=round(watch.others, 2),
        is_void=watch.is_void,
    )
