"""One's own tables: which seat, whose turn, who won."""

import asyncio

import msgspec
import pytest

from coverts.hall.commands import Join, Leave, Start, Unseat
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.routes import own
from coverts.server.routes.own import MyTable
from tests.server.harness import Guest, Server
from tests.server.players import party

POK = Settings(PokSetup(3))


async def mine(guest: Guest) -> list[MyTable]:
    return msgspec.json.decode((await guest.http.get("/me/tables")).content, type=list[MyTable])


async def test_seats_and_turns(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        ada, bo, cy = table.guests
        assert [(await mine(guest))[0].you for guest in table.guests] == [0, 1, 2]
        assert (await mine(ada))[0].your_turn is False
        await table.start()
        assert [(await mine(guest))[0].your_turn for guest in table.guests] == [True, True, True]
        await table.act()
        assert [(await mine(guest))[0].your_turn for guest in table.guests] == [False, True, True]
        assert (await cy.do(table.table, Leave())).status_code == 200
        assert (await mine(cy))[0].your_turn is False, "a bot decides for whoever is away"
        assert (await mine(bo))[0].finished_at is None


async def test_who_won_and_when(server: Server) -> None:
    async with party(server, POK, 2, ["random"]) as table:
        await table.start()
        await table.played()
        (seen,) = await mine(table.guests[1])
        view = table.players[1].view
        assert (seen.phase, seen.you, seen.winners, seen.your_turn) == (TablePhase.OVER, 1, view.prompt.winners, False)
        assert seen.finished_at is not None
        assert seen.opened_at <= seen.finished_at <= server.clock()
        await table.guests[0].http.post(f"/tables/{table.table}/rematch")
        again = next(one for one in await mine(table.guests[1]) if one.id == table.table)
        assert again.finished_at == seen.finished_at, "a rematch does not make it end later"


async def test_a_host_who_got_up(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(POK, ["random"] * 2)
        await ada.do(table.id, Unseat(0))
        (seen,) = await mine(ada)
        assert (seen.you, seen.your_turn, seen.winners) == (None, False, ())
        assert (await ada.do(table.id, Join("Ada"))).status_code == 200
        assert (await mine(ada))[0].you == 0


async def test_only_so_many_are_looked_at(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MOST_LOOKED_AT", 1)
    async with server.guests("Ada") as (ada,):
        for _ in range(2):
            table = await ada.open(POK, ["random"] * 2)
            assert (await ada.do(table.id, Start())).status_code == 200
        async with asyncio.timeout(60):
            # The deal waits a moment for her client.
            while [one.your_turn for one in await mine(ada)] == [False, None]:
                await asyncio.sleep(0.05)
        assert [one.your_turn for one in await mine(ada)] == [True, None]
