"""What a durable move costs: appends per second, and CPU per append, with more and more tables at once.

Run it with `.venv/bin/python -m bench.store [--folder DIR] [--seconds S] [--json]` on an otherwise idle machine, with
the folder on the disk that counts. Each table appends one move after the other, each waiting until the one before is
durable. Beside every figure for `FULL` stands the same work with `NORMAL`, which can lose moves with the power, so that
the price of durability can be compared between machines as a ratio.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

import msgspec

from bench.figures import add_options, report
from coverts.hall.desk import CommandKey, Logged
from coverts.hall.entries import Entry
from coverts.hall.messages import SeatView
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.hall.summary import Summary
from coverts.hall.table import TablePhase
from coverts.store import sqlite
from coverts.store.interface import Batch
from coverts.store.statements import PRAGMAS

TABLES = (1, 10, 100, 500)
PEOPLE = ("ada", "bob", "cleo", "dora")
MOVE: Entry = msgspec.json.decode(
    b'{"type":"acted","at":1762000000000,"seat":2,"action":{"type":"play","face":"R2"},"by_bot":false}', type=Entry
)


class Figures(msgspec.Struct):
    tables: int
    full_appends_per_second: int
    full_cpu_us_per_append: float
    full_p50_ms: float
    full_p99_ms: float
    normal_appends_per_second: int
    normal_cpu_us_per_append: float
    normal_over_full: float
    load_before: float


class Run(msgspec.Struct):
    appends: int
    wall: float
    cpu: float
    delays: list[float]

    def delay(self, share: float) -> float:
        return round(1000 * sorted(self.delays)[int(share * (len(self.delays) - 1))], 2)


async def append_for(store: sqlite.SqliteStore, table: str, until: float, delays: list[float]) -> None:
    seats = tuple(SeatView("person", who.title()) for who in PEOPLE)
    summary = Summary(id=table, settings=Settings(PikokoSetup(4)), phase=TablePhase.PLAYING, seats=seats, opened_at=1)
    after = 0
    while (begun := time.perf_counter()) < until:
        log = [Logged(MOVE, CommandKey(PEOPLE[after % 4], f"{after:022}"))]
        batch = Batch(table=table, after=after, log=log, summary=summary, members=PEOPLE, at=after)
        await store.append(batch)
        after += 1
        delays.append(time.perf_counter() - begun)


async def run(folder: Path, tables: int, seconds: float, synchronous: str) -> Run:
    pragmas = [pragma.replace("FULL", synchronous) for pragma in PRAGMAS]
    delays: list[float] = []
    with patch.object(sqlite, "PRAGMAS", pragmas), tempfile.TemporaryDirectory(dir=folder) as data:
        store = await sqlite.SqliteStore.open(Path(data))
        wall, cpu = time.perf_counter(), time.process_time()
        names = [os.urandom(12).hex() for _ in range(tables)]
        await asyncio.gather(*(append_for(store, name, wall + seconds, delays) for name in names))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        await store.close()
    return Run(len(delays), wall, cpu, delays)


async def measure(folder: Path, tables: int, seconds: float) -> Figures:
    load = os.getloadavg()[0]
    full = await run(folder, tables, seconds, "FULL")
    normal = await run(folder, tables, seconds, "NORMAL")
    return Figures(
        tables=tables,
        full_appends_per_second=round(full.appends / full.wall),
        full_cpu_us_per_append=round(full.cpu / full.appends * 1e6, 1),
        full_p50_ms=full.delay(0.5),
        full_p99_ms=full.delay(0.99),
        normal_appends_per_second=round(normal.appends / normal.wall),
        normal_cpu_us_per_append=round(normal.cpu / normal.appends * 1e6, 1),
        normal_over_full=round(normal.appends / normal.wall / (full.appends / full.wall), 2),
        load_before=round(load, 2),
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description="What a durable move costs.")
    arguments.add_argument("--folder", type=Path, default=Path.cwd(), help="where the data is kept meanwhile")
    arguments.add_argument("--seconds", type=float, default=3.0)
    add_options(arguments)
    chosen = arguments.parse_args()
    figures = [asyncio.run(measure(chosen.folder, tables, chosen.seconds)) for tables in TABLES]
    report(chosen, figures, lambda: tell(figures))


def tell(figures: list[Figures]) -> None:
    for name in Figures.__struct_fields__:
        print(f"{name:28}", *(f"{getattr(figure, name):>9}" for figure in figures))
    # Later loads are partly our own.
    if figures[0].load_before > 0.5 * (os.cpu_count() or 1):
        print("The machine was busy: do not trust these figures.")


if __name__ == "__main__":
    main()
