"""Tables leave the memory when nobody needs them, come back when somebody does, and nothing is lost on the way."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coverts.hall.commands import Join, Leave, Move, SayPhrase, Start
from coverts.hall.desk import Logged
from coverts.hall.entries import Acted, Spoke, TimedOut
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.door.account import Account
from coverts.server.house import keeping
from coverts.server.house.house import House
from coverts.server.house.keeping import KEPT_FOR, MOST_KEPT
from coverts.server.house.loading import NoSuchTable
from coverts.server.wire import Done
from coverts.store.interface import Batch, Store
from tests.server.harness import Server, serving
from tests.server.players import connected, party

POK = Settings(PokSetup(3))
MANY = 3000


def in_memory(house: House) -> int:
    """Tables that take memory, whoever holds on to them."""
    return len(house._tables)


async def test_thousands_of_abandoned_tables(server: Server) -> None:
    house = server.house

    async def opened(number: int) -> str:
        return (await house.open(f"who {number}", f"Guest {number}", POK)).table.id

    tables = await asyncio.gather(*map(opened, range(MANY)))
    assert in_memory(house) <= MOST_KEPT
    server.clock.pass_seconds(KEPT_FOR // 1000)
    house.put_away()
    assert in_memory(house) == 0
    for number, table in enumerate(tables):
        assert (await house.live(table)).table.names[0] == f"Guest {number}"
    assert in_memory(house) <= MOST_KEPT


async def test_a_table_stays_while_somebody_listens_and_a_little_longer(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        opened = await ada.open(POK)
        async with connected(server, opened.id, ada.token) as player:
            server.clock.pass_seconds(KEPT_FOR // 1000)
            server.house.put_away()
            assert in_memory(server.house) == 1
            assert isinstance(await player.ask(SayPhrase("hello")), Done)
        async with asyncio.timeout(60):
            while (await server.house.live(opened.id)).audience:
                await asyncio.sleep(0.01)
        server.house.put_away()
        assert in_memory(server.house) == 1
        server.clock.pass_seconds(KEPT_FOR // 1000)
        server.house.put_away()
        assert in_memory(server.house) == 0
        assert (await ada.look(opened.id)).talk[0].text == "hello"


async def test_a_clock_runs_out_at_a_table_that_was_put_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "KEPT_FOR", 0)
    async with party(server, Settings(PokSetup(3), seconds=5), 3, plays=False) as table:
        await table.start()
        server.clock.pass_seconds(4)
        await table.players[0].ask(SayPhrase("hurry"))
    await put_away_all(server)
    async with asyncio.timeout(60):
        while not any(isinstance(logged.entry, TimedOut) for logged in await server.log(table.table)):
            await asyncio.sleep(0.05)
    live = await server.house.live(table.table)
    assert not live.thinking, "the stand-ins wait until somebody looks"
    server.house.visit(live, Account())
    async with asyncio.timeout(60):
        while live.table.question < 2:
            await asyncio.sleep(0.01)


async def put_away_all(server: Server) -> None:
    """Wait until the last socket has gone, too."""
    async with asyncio.timeout(60):
        while in_memory(server.house):
            server.house.put_away()
            await asyncio.sleep(0.01)


async def test_bots_play_on_where_nobody_looks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "KEPT_FOR", 0)
    async with party(server, POK, 1, ["casual"] * 2, plays=False) as table:
        await table.start()
        await table.players[0].ask(Leave())
        await table.players[0].socket.close()
        await put_away_all(server)
        assert (await server.house.live(table.table)).table.phase is TablePhase.OVER


class Held:
    """A store that does everything only when it is told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.loads = 0
        self.waiting = 0
        """Appends that have come and are held."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, batch: Batch) -> None:
        self.waiting += 1
        await self.go_on.wait()
        self.waiting -= 1
        await self.store.append(batch)

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        self.loads += 1
        found = await self.store.load(table, after=after)
        await self.go_on.wait()
        return found


@pytest.fixture
async def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A house that keeps nothing, on a store that can be held."""
    monkeypatch.setattr(keeping, "KEPT_FOR", -1)
    async with serving(tmp_path, wrapped=Held) as server:
        yield server.house, server.store


async def spoken(house: House, table: str) -> list[str]:
    return [logged.entry.text for logged in await house.store.load(table) if isinstance(logged.entry, Spoke)]


async def test_a_command_on_its_way_keeps_the_table(held: tuple[House, Held]) -> None:
    house, store = held
    table = (await house.open("ada", "Ada", POK)).table.id
    store.go_on.clear()
    first = house.begin(house.command(await house.live(table), "ada", "1", SayPhrase("hello")))
    await asyncio.sleep(0)
    house.put_away()
    second = house.begin(house.command(await house.live(table), "ada", "2", SayPhrase("bye")))
    again = house.begin(house.command(await house.live(table), "ada", "1", SayPhrase("hello")))
    while not store.waiting:
        await asyncio.sleep(0)
    house.put_away()
    assert in_memory(house) == 1
    gone = asyncio.shield(first)
    gone.cancel()
    store.go_on.set()
    assert (await second).answer == Done("2")
    assert (await again).answer == Done("1")
    assert not (await again).is_new
    assert await spoken(house, table) == ["hello", "bye"]


async def test_a_table_is_loaded_once_for_all_who_come(held: tuple[House, Held]) -> None:
    house, store = held
    table = (await house.open("ada", "Ada", POK)).table.id
    house.put_away()
    store.go_on.clear()
    coming = [asyncio.create_task(house.live(table)) for _ in range(10)]
    while not store.loads:
        await asyncio.sleep(0)
    for gone in coming[:5]:
        gone.cancel()
    coming += [asyncio.create_task(house.live(table)) for _ in range(10)]
    house.put_away()
    store.go_on.set()
    assert len({id(await one) for one in coming[5:]}) == 1
    assert store.loads == 1
    with pytest.raises(NoSuchTable):
        await house.live("absent")


async def test_everybody_who_asks_for_a_rematch_gets_the_same(held: tuple[House, Held]) -> None:
    house, store = held
    live = await house.open("ada", "Ada", POK, [])
    for who in ("bo", "cy"):
        await house.command(live, who, "join", Join(who, live.table.invitation))
    await house.command(live, "ada", "start", Start())
    await house.command(live, "ada", "leave", Leave())
    await house.command(live, "bo", "leave", Leave())
    await house.command(live, "cy", "leave", Leave())
    async with asyncio.timeout(60):
        while live.table.phase is TablePhase.PLAYING:
            await asyncio.sleep(0.01)
    table = live.table.id
    del live

    async def again(who: str) -> str:
        return (await house.rematch(await house.live(table), who)).table.id

    store.go_on.clear()
    asking = [asyncio.create_task(again(who)) for who in ("ada", "bo", "cy")]
    for _ in range(5):
        await asyncio.sleep(0)
        house.put_away()
    store.go_on.set()
    assert len(set(await asyncio.gather(*asking))) == 1


async def test_nothing_is_lost_or_doubled_in_a_house_that_keeps_nothing(held: tuple[House, Held]) -> None:
    """Everybody comes anew for every move and sends it twice, while tables are put away all the time."""
    house, _ = held
    random = Random(5)
    live = await house.open("who 0", "Guest 0", POK)
    for seat in (1, 2):
        await house.command(live, f"who {seat}", "join", Join(f"Guest {seat}", live.table.invitation))
    await house.command(live, "who 0", "start", Start())
    table = live.table.id
    del live

    async def move(seat: int, number: int) -> None:
        live = await house.live(table)
        if seat in live.table.awaited:
            action = random.choice(live.table.game.legal(live.table.state, seat))
            await house.command(live, f"who {seat}", f"{number}", Move(action, live.table.question))

    async with asyncio.timeout(60):
        # The deal waits a moment for their clients.
        while not (await house.live(table)).table.awaited:
            await asyncio.sleep(0.05)
            house.put_away()
    for number in range(200):
        await asyncio.gather(*(move(seat, number) for seat in (0, 1, 2) for _ in range(2)))
        house.put_away()
    log = await house.store.load(table)
    keys = [logged.key for logged in log if logged.key is not None]
    assert len(keys) == len(set(keys))
    acted = sum(isinstance(logged.entry, Acted) for logged in log)
    assert acted > 0
    assert acted % 3 == 0, "every round has one offer of each seat"
    assert in_memory(house) == 0
    assert (await house.live(table)).table.phase is TablePhase.OVER
