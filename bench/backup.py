"""How long a backup takes while people play, whether anybody waits for it, and whether it is worth anything.

Run it with `.venv/bin/python -m bench.backup [--folder DIR] [--mib 250] [--writes 200] [--json]` on an otherwise idle
machine, with the folder on the disk that counts. The database holds legal games. While `coverts db backup` runs in a
process of its own, this one appends so many entries a second. Then the copy is opened by a store and checked, as
`coverts db check` does it.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage

import msgspec

from bench.figures import add_options, report
from coverts.hall.commands import BotMoves, Command, Join, Move, SeatBot, Start
from coverts.hall.desk import Decision, Desk, logged, opening
from coverts.hall.entries import Entry, Spoke
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.recording import recorded
from coverts.hall.settings import Settings
from coverts.hall.summary import members_of, people_of, summary_of
from coverts.hall.table import TablePhase, rebuilt
from coverts.records.writing import data_of, line
from coverts.server.taking_part import Nonces
from coverts.store.checking import check
from coverts.store.interface import Batch
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore

MIB = 1024 * 1024
SETUP = PikokoSetup(4)
AT_ONCE = 50
"""Games that are written in one go."""


class Figures(msgspec.Struct):
    database_mib: float
    writes_per_second: float
    backup_seconds: float
    backup_cpu_seconds: float
    quiet_p99_ms: float
    busy_p99_ms: float
    boots: bool
    faults: int
    check_seconds: float
    load_before: float


def played(chance: Random) -> list[Entry]:
    """A random game of a person and bots, from the opening of the table to its end."""
    entries: list[Entry] = [opening(Settings(SETUP), "host", "invitation", 1)]
    nonces = Nonces(chance.randbytes)
    desk, names = Desk("t", logged(entries, None)), iter(("Wren", "Robin", "Heron"))

    def ask(command: Command) -> None:
        draw, secret = chance.randrange, chance.randbytes
        take_up(desk.decide("host", command, now=2, draw=draw, secret=secret, bot_name=lambda _: next(names)))

    def take_up(decision: Decision) -> None:
        desk.take_up(decision)
        entries.extend(decision.entries)

    commands: list[Command] = [Join("Ada"), *(SeatBot(seat) for seat in range(1, SETUP.players)), Start()]
    for command in commands:
        ask(command)
    while desk.table.phase is TablePhase.PLAYING:
        wish = nonces.wish(snapshot(desk.table, 0, desk.number))
        if wish is not None:
            ask(wish)
            continue
        seat = desk.table.awaited[0]
        action = chance.choice(desk.table.game.legal(desk.table.state, seat))
        if seat == 0:
            ask(Move(action))
        else:
            draw, secret = chance.randrange, chance.randbytes
            take_up(desk.decide_for_house(BotMoves(seat, action), now=2, draw=draw, secret=secret))
    return entries


def batch_of(table: str, entries: list[Entry]) -> Batch:
    made = rebuilt(table, entries)
    return Batch(
        table=table,
        after=0,
        log=logged(entries, None),
        summary=summary_of(made),
        members=members_of(made),
        people=people_of(made),
        at=5,
        record=line(data_of(recorded(entries))) if made.phase is TablePhase.OVER else None,
    )


async def fill(store: SqliteStore, path: Path, size: int) -> None:
    """Write legal games until the database is so large."""
    first = batch_of("t", played(Random(1)))
    for number in count():
        names = [f"game-{number}-{place}" for place in range(AT_ONCE)]
        games = [
            msgspec.structs.replace(first, table=name, summary=msgspec.structs.replace(first.summary, id=name))
            for name in names
        ]
        await asyncio.gather(*[store.append(one) for one in games])
        if path.stat().st_size + path.with_name(f"{path.name}-wal").stat().st_size >= size:
            return


class Talking:
    """Appends so many entries a second, to a few tables in turn, and measures how long each takes."""

    def __init__(self, store: SqliteStore, writes: int) -> None:
        self._store = store
        self._writes = writes
        gathering = played(Random(1))[: 1 + SETUP.players]
        self._logs = {f"talk-{number}": [*gathering] for number in range(20)}
        self.delays: list[float] = []

    async def open(self) -> None:
        for table, entries in self._logs.items():
            await self._store.append(batch_of(table, entries))

    async def go_on(self) -> None:
        clock = asyncio.get_running_loop().time
        begun, tables = clock(), list(self._logs)
        async with asyncio.TaskGroup() as group:
            for number in count():
                await asyncio.sleep(max(0.0, begun + number / self._writes - clock()))
                group.create_task(self._say(tables[number % len(tables)]))

    async def _say(self, table: str) -> None:
        entries, begun = self._logs[table], time.perf_counter()
        batch = batch_of(table, entries)
        entries.append(Spoke(6, 0, "something that was said", is_phrase=False))
        await self._store.append(msgspec.structs.replace(batch, after=len(entries) - 1, log=logged(entries[-1:], None)))
        self.delays.append(time.perf_counter() - begun)


def p99(delays: list[float]) -> float:
    return round(1000 * sorted(delays)[int(0.99 * (len(delays) - 1))], 2)


async def measured(folder: Path, mib: int, writes: int) -> Figures:
    load, path, copy = os.getloadavg()[0], folder / "house" / DATABASE, folder / "copy" / DATABASE
    copy.parent.mkdir()
    store = await SqliteStore.open(path.parent)
    await fill(store, path, mib * MIB)
    talking = Talking(store, writes)
    await talking.open()
    going_on = asyncio.create_task(talking.go_on())
    await asyncio.sleep(5)
    quiet, talking.delays = talking.delays, []
    begun = time.perf_counter()
    words = [sys.executable, "-m", "coverts", "db", "backup", str(copy), f"--data={path.parent}"]
    backup = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.DEVNULL)
    assert await backup.wait() == 0
    seconds, busy, used = time.perf_counter() - begun, list(talking.delays), getrusage(RUSAGE_CHILDREN)
    going_on.cancel()
    await asyncio.gather(going_on, return_exceptions=True)
    await store.close()
    await (await SqliteStore.open(copy.parent)).close()
    begun = time.perf_counter()
    found = check(copy, lambda *_: None)
    return Figures(
        database_mib=round(path.stat().st_size / MIB, 1),
        writes_per_second=round(len(busy) / seconds, 1),
        backup_seconds=round(seconds, 2),
        backup_cpu_seconds=round(used.ru_utime + used.ru_stime, 2),
        quiet_p99_ms=p99(quiet),
        busy_p99_ms=p99(busy),
        boots=True,
        faults=len(found.faults),
        check_seconds=round(time.perf_counter() - begun, 1),
        load_before=round(load, 2),
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--folder", type=Path, help="where to write; a temporary folder if not given")
    arguments.add_argument("--mib", type=int, default=250)
    arguments.add_argument("--writes", type=int, default=200, help="a second")
    add_options(arguments)
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        found = asyncio.run(measured(Path(folder), chosen.mib, chosen.writes))
    report(chosen, found, lambda: print(found))


if __name__ == "__main__":
    main()
