"""Databases full of real games, and a writer that goes on playing at them."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from coverts.hall.recording import recorded
from coverts.records.writing import data_of, line
from coverts.store.appending import Appender
from coverts.store.interface import Batch
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore
from coverts.store.statements import PRAGMAS
from tests.store.batches import SETUPS, game


def whole_game(table: str, number: int) -> list[Batch]:
    """A game as the server writes it, record and all. There are eight different ones."""
    kind = number % len(SETUPS)
    *batches, last = game("", SETUPS[kind], kind)
    log = [logged.entry for batch in (*batches, last) for logged in batch.log]
    batches.append(replace(last, record=line(data_of(recorded(log)))))
    return [replace(batch, table=table, summary=replace(batch.summary, id=table)) for batch in batches]


def fill(folder: Path, *, size: int) -> int:
    """Play games into the database of a folder until it has this many bytes; how many games."""
    asyncio.run(_opened_once(folder))
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as connection:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        appender, games = Appender(), 0
        while games == 0 or (folder / DATABASE).stat().st_size < size:
            connection.execute("BEGIN")
            for number in range(games, games + 16):
                for batch in whole_game(f"table {number}", number):
                    appender.remember(batch.table, appender.append(connection, batch))
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            games += 16
    return games


async def _opened_once(folder: Path) -> None:
    await (await SqliteStore.open(folder)).close()


def endless_games(first: int) -> Iterator[Batch]:
    """Batch after batch, at one new table after the other."""
    number = first
    while True:
        yield from whole_game(f"later {number}", number)
        number += 1
