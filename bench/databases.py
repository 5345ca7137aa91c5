"""What a move costs a server on PostgreSQL, beside the same on SQLite.

Run it with `.venv/bin/python -m bench.databases [--rounds N] [--tables N] [--json]` on an otherwise idle machine, with
the PostgreSQL of the tests (from its wheel, with fsync on) or the one that COVERTS_TEST_POSTGRES names. Whole games are
played at so many tables as fast as they go, as in `bench.server`, in turn on each database. The CPU of the server alone
is counted; that of PostgreSQL is told beside it.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median

import uvloop
from msgspec import Struct

from bench.figures import add_options, report
from bench.server.machine import Watch
from bench.server.measures import WARM_UP
from bench.server.our_side import Ours
from bench.server.processes import cpu_seconds, family, started
from bench.server.seeding import Seeded, seeded
from bench.server.tables import play
from coverts.store.moving import copy
from coverts.store.opening import DATABASE
from coverts.store.postgres.url import PostgresUrl
from tests.store import postgres

BAR = 1.6


class Cost(Struct):
    """Of one move, in microseconds of CPU."""

    server: float
    postgres: float
    moves_per_second: float
    others_load: float


class Figures(Struct):
    """Medians of all rounds."""

    sqlite: Cost
    postgresql: Cost
    ratio: float
    bar: float
    rounds: int
    moves: int


@asynccontextmanager
async def serving(folder: Path, known: list[Seeded], url: PostgresUrl | None) -> AsyncIterator[Ours]:
    command = [sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0", "--limit-factor=1000"]
    environment = {**os.environ, "COVERTS_DATABASE": url.dsn} if url else None
    async with started(command, environment) as process:
        yield Ours(process, known)


async def measure(tables: int, databases: postgres.Databases | None) -> tuple[Cost, int]:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as data:
        folder = Path(data)
        known = await seeded(folder, WARM_UP + tables)
        url = None
        if databases is not None:
            url = await asyncio.to_thread(databases.new)
            await asyncio.to_thread(copy, folder / DATABASE, url, lambda *_: None)
        async with serving(folder, known, url) as side:
            seated = [await side.seat(number) for number in range(len(known))]
            await play(seated[:WARM_UP])
            before = _postgres_cpu(databases)
            with Watch(side.process) as watch:
                delays = await play(seated[WARM_UP:])
            after = _postgres_cpu(databases)
            for table in seated:
                table.close()
    moves = len(delays)
    per_move = 1e6 / moves
    return Cost(watch.server * per_move, (after - before) * per_move, moves / watch.seconds, watch.others), moves


def _postgres_cpu(databases: postgres.Databases | None) -> float:
    process = databases and databases.server and databases.server._process
    return sum(map(cpu_seconds, family(process.pid))) if process else 0.0


def middle(costs: list[Cost]) -> Cost:
    return Cost(*(round(median(getattr(cost, name) for cost in costs), 2) for name in Cost.__struct_fields__))


@contextmanager
def durable() -> Iterator[postgres.Databases]:
    postgres.OPTIONS.update(fsync="on", autovacuum="on", shared_buffers="128MB")
    with postgres.databases() as made:
        yield made


async def compare(rounds: int, tables: int, databases: postgres.Databases) -> Figures:
    found: dict[str, list[Cost]] = {"sqlite": [], "postgresql": []}
    moves = 0
    for _ in range(rounds):
        for name, on in (("sqlite", None), ("postgresql", databases)):
            cost, moves = await measure(tables, on)
            found[name].append(cost)
    sqlite, postgresql = middle(found["sqlite"]), middle(found["postgresql"])
    return Figures(sqlite, postgresql, round(postgresql.server / sqlite.server, 2), BAR, rounds, moves)


def tell(figures: Figures) -> None:
    for name, cost in (("SQLite", figures.sqlite), ("PostgreSQL", figures.postgresql)):
        print(
            f"{name:11} {cost.server:7.0f} µs of the server's CPU a move, {cost.postgres:5.0f} µs of PostgreSQL's, "
            f"{cost.moves_per_second:6.0f} moves/s, others took {cost.others_load:.2f} of a core"
        )
    print(f"ratio {figures.ratio} (bar {figures.bar}), {figures.rounds} rounds of {figures.moves} moves")


def main() -> None:
    arguments = argparse.ArgumentParser(description="A move on PostgreSQL beside one on SQLite.")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--tables", type=int, default=100)
    add_options(arguments)
    chosen = arguments.parse_args()
    with durable() as databases:
        figures = uvloop.run(compare(chosen.rounds, chosen.tables, databases))
    report(chosen, figures, lambda: tell(figures))


if __name__ == "__main__":
    main()
