"""Tables ready to be played: four people each, seated, and the first round dealt, written through our own store."""

import asyncio
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from coverts.hall.commands import Command, Join, Start
from coverts.hall.desk import Desk, Logged, logged, opening
from coverts.hall.entries import Entry
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.hall.sitters import Who
from coverts.hall.summary import listing_of
from coverts.server.door.identity import Doorman
from coverts.store.interface import Batch
from coverts.store.sqlite import SqliteStore

NAMES = ("Ada", "Bo", "Cleo", "Dora")


class Seeded(NamedTuple):
    """A table, and the bearer tokens of its people in the order of their seats."""

    id: str
    tokens: list[str]


async def seeded(folder: Path, tables: int) -> list[Seeded]:
    """So many tables in a new store."""
    store = await SqliteStore.open(folder)
    try:
        return list(await asyncio.gather(*(_seed(store) for _ in range(tables))))
    finally:
        await store.close()


async def _seed(store: SqliteStore) -> Seeded:
    now, doorman = time.time_ns() // 1_000_000, Doorman(store)
    people = [await doorman.welcome(name, "bot", now) for name in NAMES]
    table, host = secrets.token_urlsafe(16), people[0][0].who
    first = opening(Settings(PikokoSetup(len(NAMES))), host, secrets.token_urlsafe(16), now)
    desk, entries = Desk(table, [Logged(first)]), list[Entry]([first])
    commands: list[tuple[Who, Command]] = [(person.who, Join(person.name, first.invitation)) for person, _ in people]
    for who, command in (*commands, (host, Start())):
        decision = desk.decide(who, command, now=now, draw=secrets.randbelow, bot_name=lambda _: "")
        desk.take_up(decision)
        entries += decision.entries
    listing = listing_of(desk.table)
    batch = Batch(
        table=table,
        after=0,
        log=logged(entries, None),
        summary=listing.summary,
        members=listing.members,
        people=listing.people,
        at=now,
    )
    await store.append(batch)
    return Seeded(table, [token for _, token in people])
