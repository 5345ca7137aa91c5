"""Loading tables: not for strangers, not for long at a time, and not for one address before all others."""

import asyncio
from pathlib import Path
from typing import Any

from coverts.games.pok.actions import OFFERS
from coverts.hall.commands import Close, Join, Leave, Move, SayPhrase
from coverts.hall.desk import Desk, Logged
from coverts.hall.entries import Opened, Spoke
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.summary import listing_of
from coverts.server.door.account import Account
from coverts.server.door.budgets import LOADS
from coverts.server.house.loading import SLICE
from coverts.store.interface import Batch, Store
from tests.server.harness import Guest, Server, serving
from tests.server.players import PATIENCE, connected, party
from tests.server.test_absent_or_forbidden import asked

POK = Settings(PokSetup(3))
CLUB = Settings(PokSetup(3), visibility="public")
LONG = 20 * SLICE


class Counted:
    """A store that knows which tables were loaded, in their order."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loaded: list[str] = []
        self.is_read = False
        """Whether the last log has been handed out."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        self.loaded.append(table)
        log = await self.store.load(table, after=after)
        self.is_read = True
        return log


def loaded(server: Server) -> list[str]:
    store: Counted = server.store  # type: ignore[assignment]
    return store.loaded


def put_away(server: Server) -> None:
    """Nothing is in memory any more."""
    server.clock.pass_seconds(3600)
    server.house.put_away()
    assert not len(server.house._tables)
    loaded(server).clear()


async def test_a_stranger_has_nothing_loaded(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server, server.guests("Ada", "Eve") as (ada, eve):
        table = (await ada.open(POK)).id
        put_away(server)
        async with server.http() as nobody:
            for http in (eve.http, nobody):
                for ask in asked(http, table):
                    assert (await ask()).status_code in (401, 404)
        for token in (eve.token, None):
            for invitation in ("", "guess"):
                async with connected(server, table, token, invitation=invitation) as stranger:
                    await stranger.socket.wait_closed()
                    assert stranger.socket.close_code == 4404
        assert loaded(server) == []


async def test_everybody_else_finds_a_table_that_was_put_away(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server, server.guests("Ada", "Bo", "Cy", "Di") as guests:
        ada, bo, cy, di = guests
        table = await ada.open(POK)
        for guest in (bo, cy):
            assert (await guest.do(table.id, Join(guest.name, table.invitation), "join")).status_code == 200
        assert (await cy.do(table.id, Leave(), "leave")).status_code == 200
        put_away(server)
        assert (await cy.do(table.id, Leave(), "leave")).status_code == 200, "told once more"
        put_away(server)
        assert (await cy.http.get(f"/tables/{table.id}")).status_code == 404, "and yet gone"
        for guest, invitation in ((ada, ""), (bo, ""), (di, table.invitation)):
            put_away(server)
            assert (await guest.look(table.id, invitation)).table.id == table.id
            assert loaded(server) == [table.id]


async def test_those_find_the_next_table_for_whom_a_seat_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server, server.guests("Ada", "Bo", "Cy", "Eve") as guests:
        *people, eve = guests
        again = await finished_and_again(server, people)
        for guest in people:
            put_away(server)
            assert (await guest.look(again)).table.id == again
        put_away(server)
        assert (await eve.http.get(f"/tables/{again}")).status_code == 404
        assert loaded(server) == []


async def finished_and_again(server: Server, people: list[Guest]) -> str:
    """The table of a rematch, after a game that was given up."""
    host, *others = people
    table = await host.open(Settings(PokSetup(3), leaver="abort"))
    for guest in others:
        assert (await guest.do(table.id, Join(guest.name, table.invitation))).status_code == 200
    assert (await host.http.post(f"/tables/{table.id}/commands", json=START)).status_code == 200
    assert (await host.do(table.id, Leave())).status_code == 200
    answer = await host.http.post(f"/tables/{table.id}/rematch")
    found: str = answer.json()["id"]
    return found


START = {"type": "do", "id": "start", "command": {"type": "start"}}


async def test_a_public_table_is_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server, server.guests("Ada") as (ada,), server.http() as nobody:
        table = (await ada.open(Settings(PokSetup(3), visibility="public"))).id
        for _ in range(2):
            put_away(server)
            assert (await nobody.get(f"/tables/{table}")).status_code == 200
            await ada.do(table, Close())


async def test_only_a_move_that_may_be_legal_has_a_table_loaded_for_nothing(tmp_path: Path) -> None:
    """Else whoever calls it a move has as many tables loaded as they like."""
    async with (
        serving(tmp_path, wrapped=Counted) as server,
        server.guests("Eve") as (eve,),
        party(server, CLUB, 3, plays=False) as playing,
        party(server, CLUB, 3, plays=False) as gathering,
    ):
        await playing.start()
        player = await playing.asked()
        assert player is not None
        guest, host = playing.guests[playing.players.index(player)], gathering.guests[0]
        for one in (*playing.players, *gathering.players):
            await one.socket.close()
        async with asyncio.timeout(PATIENCE):
            while list(server.house.listeners()):
                await asyncio.sleep(0.001)
        for somebody in (eve, guest, host):
            account = Account(await somebody.who(), "127.0.0.1")
            server.house.budgets.count(LOADS, account, amount=LOADS.person)
        for somebody, table in ((eve, playing), (guest, gathering), (host, gathering)):
            put_away(server)
            assert (await somebody.do(table.table, Move(OFFERS[0]))).status_code == 429
            assert loaded(server) == [], "nobody has a move there who does not sit there, or before the game"
        assert (await guest.do(playing.table, Move(player.view.legal[0]))).status_code == 200
        assert loaded(server) == [playing.table]


async def long_table(server: Server, number: int, entries: int = LONG) -> str:
    """A table with a long log, that nobody has come to."""
    table, host = f"long-{number}", "somebody"
    log = [Logged(Opened(0, POK, host, "invitation"))]
    desk = Desk(table, log)
    log += [Logged(Spoke(0, 0, "hello", is_phrase=True)) for _ in range(entries)]
    listing = listing_of(desk.table)
    await server.store.append(
        Batch(table=table, after=0, log=log, summary=listing.summary, members=listing.members, at=0)
    )
    return table


async def test_a_long_log_does_not_hold_up_the_event_loop(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server:
        store: Counted = server.store  # type: ignore[assignment]
        table = await long_table(server, 1)
        loading, turns = asyncio.create_task(server.house.live(table)), 0
        while not loading.done():
            turns += store.is_read
            await asyncio.sleep(0)
        assert (await loading).desk.seq == LONG + 1
        assert turns >= LONG // SLICE


async def test_who_wants_many_tables_waits_behind_who_wants_one(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server:
        tables = [await long_table(server, number, 2) for number in range(12)]
        eve, ada = Account("eve", "192.0.2.66"), Account("ada", "192.0.2.1")
        many = [asyncio.create_task(server.house.live(table, eve)) for table in tables[:-1]]
        await asyncio.sleep(0)
        await server.house.live(tables[-1], ada)
        assert loaded(server).index(tables[-1]) <= 2
        await asyncio.gather(*many)


async def test_whoever_gives_up_waiting_takes_nobodys_turn(tmp_path: Path) -> None:
    async with serving(tmp_path, wrapped=Counted) as server, server.guests("Ada") as (ada,):
        tables = [await long_table(server, number, 2) for number in range(5)]
        coming = [asyncio.create_task(server.house._loader.desk(table, Account())) for table in tables]
        await asyncio.sleep(0)
        for gone in coming[:4]:
            gone.cancel()
        assert (await coming[4]).table.id == tables[4]
        table = (await ada.open(POK)).id
        put_away(server)
        assert (await ada.do(table, SayPhrase("hello"))).status_code == 200
