"""kill -9 at random moments while games are played at several tables: nothing acknowledged is lost or doubled."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx

from coverts.hall.commands import Join, Start
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import rebuilt
from coverts.hall.wire import Setup
from coverts.server.door.identity import hashed
from coverts.store.sqlite import SqliteStore
from tests.server.harness import Clock, Guest, Server
from tests.server.nursery import Nursery, nursery
from tests.server.process import started
from tests.server.survivors import Address, Survivor

KILLS = 100 * int(os.environ.get("COVERTS_EXAMPLES", "1"))
SETUPS: list[Setup] = [PikokoSetup(3), PokSetup(5), PikokoSetup(4)]


class Evening:
    """Groups of people who play one game after the other, each group at its own table."""

    def __init__(self, seed: int) -> None:
        self.address = Address()
        self.random = Random(seed)
        self.survivors: list[Survivor] = []

    async def come(self, stack: AsyncExitStack) -> list[tuple[Setup, list[Guest]]]:
        """The groups: as many people as the door lets in within a minute."""
        server = Server(self.address.url, None, None, Clock())  # type: ignore[arg-type]
        names = [f"Guest {number}" for number in range(12)]
        guests = await stack.enter_async_context(server.guests(*names))
        free = iter(guests)
        return [(setup, [next(free) for _ in range(setup.players)]) for setup in SETUPS]

    async def play(self, setup: Setup, people: list[Guest]) -> None:
        """One game after the other, as long as there is a server."""
        bots = ["random"] if setup.players == 5 else []
        people = people[: setup.players - len(bots)]
        while (table := await self._opened(Settings(setup), people, bots)) is not None:
            players = [Survivor(self.address, table, one.token, self.random.getrandbits(32)) for one in people]
            self.survivors += players
            await asyncio.gather(*(player.play() for player in players))

    async def _opened(self, settings: Settings, people: list[Guest], bots: list[str]) -> str | None:
        """A table at which everybody sits and the game is on; None when there will be no more."""
        while not self.address.is_closed:
            try:
                for guest in people:
                    guest.http.base_url = httpx.URL(f"{self.address.url}/api/v1")
                opened = await people[0].open(settings, bots)
                for guest in people[1:]:
                    await guest.do(opened.id, Join(guest.name, opened.invitation))
                if (await people[0].do(opened.id, Start())).status_code == 200:
                    return opened.id
            except (httpx.HTTPError, AssertionError):
                pass
            await asyncio.sleep(0.05)
        return None

    async def life(self, servers: Nursery) -> None:
        """One life of the server: it is killed a moment after somebody has moved."""
        before = self.address.acknowledged
        server = await servers.born()
        self.address.url = server.url
        async with asyncio.timeout(60):
            while self.address.acknowledged == before:
                await asyncio.sleep(0.01)
        await asyncio.sleep(self.random.uniform(0, 0.25))
        await server.killed()


async def test_kill_9(tmp_path: Path) -> None:
    evening = Evening(seed=9)
    async with AsyncExitStack() as stack:
        async with started(tmp_path) as process:
            evening.address.url = process.url
            groups = await evening.come(stack)
        playing = [asyncio.create_task(evening.play(*group)) for group in groups]
        async with nursery(tmp_path) as servers:
            for _ in range(KILLS):
                await evening.life(servers)
        evening.address.is_closed = True
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
    await checked(tmp_path, evening.survivors)
    assert evening.address.acknowledged > 5 * KILLS
    assert sum(len(survivor.seen) for survivor in evening.survivors) > evening.address.acknowledged


async def checked(folder: Path, survivors: list[Survivor]) -> None:
    """What is left on the disk agrees with everything that anybody was told."""
    store = await SqliteStore.open(folder)
    try:
        for survivor in survivors:
            log = await store.load(survivor.table)
            known = await store.identity(hashed(survivor.token), now=0)
            assert known is not None
            seat = rebuilt(survivor.table, [logged.entry for logged in log]).seat_of(known[0].who)
            assert seat is not None
            survivor.check(log, known[0].who, seat)
    finally:
        await store.close()
