"""kill -9 aimed at the steps of a fair deal: whatever was acknowledged is there, and nothing is dealt twice.

`COVERTS_EXAMPLES=14 pytest tests/server/test_kill_in_deals.py` kills a server a hundred times.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx

from coverts.hall.commands import Join, Start
from coverts.hall.entries import Acted, Chanced, Committed, Entry, Opened, Revealed, Seeded, Started
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.wire import Setup
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.store.sqlite import SqliteStore
from tests.hall.referee import Referee
from tests.laws.examples import examples
from tests.server.harness import Clock, Guest, Server
from tests.server.nursery import Nursery, nursery
from tests.server.survivors import Address, Survivor
from tests.server.test_kill import checked

SETUPS: list[Setup] = [PokSetup(3), PikokoSetup(3)]


class Aimed(Survivor):
    """A person's program that knows how far the deals have come."""

    @property
    def has_begun(self) -> bool:
        return self.known is not None and self.known.fair is not None

    @property
    def has_committed(self) -> bool:
        return self.has_begun and bool(self.given)

    @property
    def is_promised(self) -> bool:
        """The house has committed."""
        return self.known is not None and self.known.fair is not None and bool(self.known.fair.rounds)

    @property
    def has_revealed(self) -> bool:
        return len(self.given) > 1

    @property
    def is_dealt(self) -> bool:
        return self.known is not None and self.known.table.question > 0

    @property
    def has_played_a_round(self) -> bool:
        """The first seed is told: what follows is the next deal, or the end."""
        fair = None if self.known is None else self.known.fair
        return fair is not None and any(found.seed is not None for found in fair.rounds)

    @property
    def is_over(self) -> bool:
        return self.known is not None and self.known.table.phase.value == "over"


STEPS: list[Callable[[Aimed], bool]] = [
    lambda one: one.has_begun,
    lambda one: one.has_committed,
    lambda one: one.is_promised,
    lambda one: one.has_revealed,
    lambda one: one.is_dealt,
    lambda one: one.has_played_a_round,
    lambda one: one.is_over,
]


async def opened(url: str, guests: list[Guest], setup: Setup) -> str:
    """A table at which everybody sits; the game is about to begin."""
    for guest in guests:
        guest.http.base_url = httpx.URL(f"{url}/api/v1")
    table = await guests[0].open(Settings(setup))
    for guest in guests[1:]:
        assert (await guest.do(table.id, Join(guest.name, table.invitation))).status_code == 200
    return table.id


async def killed_when(
    servers: Nursery, address: Address, guests: list[Guest], setup: Setup, luck: Random
) -> list[Aimed]:
    """A game during which the server is killed in every step, as soon as somebody has noticed it."""
    server = await servers.born()
    address.url = server.url
    table = await opened(server.url, guests, setup)
    players = [Aimed(address, table, guest.token, luck.getrandbits(32)) for guest in guests]
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60):
        while not all(player.known for player in players):
            await asyncio.sleep(0.001)
    assert (await guests[0].do(table, Start())).status_code == 200
    for step in STEPS:
        async with asyncio.timeout(60):
            while not any(map(step, players)):
                await asyncio.sleep(0)
        await asyncio.sleep(luck.choice([0, 0, 0.002]))
        await server.killed()
        server = await servers.born()
        address.url = server.url
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    await server.killed()
    return players


async def test_kill_9_in_every_step(tmp_path: Path) -> None:
    luck, address, survivors = Random(19), Address(), list[Survivor]()
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(nursery(tmp_path))
        first = await servers.born()
        server = Server(first.url, None, None, Clock())  # type: ignore[arg-type]
        guests = await stack.enter_async_context(server.guests("Ada", "Bo", "Cy"))
        await first.killed()
        for number in range(examples(1)):
            survivors += await killed_when(servers, address, guests, SETUPS[number % len(SETUPS)], luck)
    await checked(tmp_path, survivors)
    await _proved(tmp_path, {survivor.table for survivor in survivors})


async def _proved(folder: Path, tables: set[str]) -> None:
    """Each log is a lawful game by the protocol's own page, and its record is proved."""
    store = await SqliteStore.open(folder)
    try:
        for table in tables:
            log: list[Entry] = [logged.entry for logged in await store.load(table)]
            opening, *others = log
            assert isinstance(opening, Opened)
            referee = Referee(opening)
            for entry in others:
                referee.read(entry)
            kinds = [type(entry) for entry in log]
            assert kinds.count(Started) == kinds.count(Seeded) == 1
            assert {Committed, Revealed, Chanced, Acted} <= {*kinds}
            record = await store.record(table)
            assert record is not None
            verdict = check(read(record).record).fair
            assert verdict is not None
            assert verdict.is_proved, verdict
    finally:
        await store.close()
