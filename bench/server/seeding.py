"""Tables ready to be played: four people each, seated, and the first round dealt, written through our own store."""

import asyncio
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from coverts.hall.commands import Command, Join, Move, Start
from coverts.hall.desk import Desk, Logged, logged, opening
from coverts.hall.entries import Entry, Millis
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.hall.sitters import Who
from coverts.hall.summary import listing_of
from coverts.server.door.identity import Doorman
from coverts.server.taking_part import Nonces
from coverts.store.interface import Batch
from coverts.store.sqlite import SqliteStore

NAMES = ("Ada", "Bo", "Cleo", "Dora")


class Seeded(NamedTuple):
    """A table, and the bearer tokens and nonces of its people in the order of their seats."""

    id: str
    tokens: list[str]
    nonces: list[Nonces]
    """What their clients have committed to."""


async def seeded(folder: Path, tables: int, *, moves: int = 0) -> list[Seeded]:
    """So many tables in a new store, with so many moves made at each."""
    store = await SqliteStore.open(folder)
    try:
        return list(await asyncio.gather(*(_seed(store, moves) for _ in range(tables))))
    finally:
        await store.close()


async def _seed(store: SqliteStore, moves: int) -> Seeded:
    now, doorman = time.time_ns() // 1_000_000, Doorman(store)
    people = [await doorman.welcome(name, "bot", "", now) for name in NAMES]
    table, host = secrets.token_urlsafe(16), people[0][0].who
    first = opening(Settings(PikokoSetup(len(NAMES))), host, secrets.token_urlsafe(16), now)
    desk, entries = Desk(table, [Logged(first)]), list[Entry]([first])
    joins: list[tuple[Who, Command]] = [(person.who, Join(person.name, first.invitation)) for person, _ in people]
    for who, command in (*joins, (host, Start())):
        entries += _taken_up(desk, who, command, now)
    nonces = [Nonces() for _ in people]
    taking_part = [(person.who, one) for (person, _), one in zip(people, nonces, strict=True)]
    _dealt(desk, entries, taking_part, now)
    for _ in range(moves):
        if desk.table.awaited:
            seat = desk.table.awaited[0]
            action = secrets.choice(desk.table.game.legal(desk.table.state, seat))
            entries += _taken_up(desk, people[seat][0].who, Move(action), now)
            _dealt(desk, entries, taking_part, now)
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
    return Seeded(table, [token for _, token in people], nonces)


def _dealt(desk: Desk, entries: list[Entry], people: list[tuple[Who, Nonces]], now: int) -> None:
    """The clients of all people take their part in the deal that is due, if one is."""
    while desk.table.collects:
        for seat, (who, nonces) in enumerate(people):
            wish = nonces.wish(snapshot(desk.table, seat, desk.number))
            entries += [] if wish is None else _taken_up(desk, who, wish, now)


def _taken_up(desk: Desk, who: Who, command: Command, now: Millis) -> list[Entry]:
    draw, secret = secrets.randbelow, secrets.token_bytes
    decision = desk.decide(who, command, now=now, draw=draw, secret=secret, bot_name=lambda _: "")
    desk.take_up(decision)
    return decision.entries
