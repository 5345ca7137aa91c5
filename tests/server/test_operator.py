"""What an operator asks of a running house: close a table, keep somebody out, forget somebody."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coverts.cli.answering import CannotBeDone
from coverts.cli.ordering import order
from coverts.hall.commands import Join, Say
from coverts.hall.messages import Changed
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.server.house import operator
from coverts.server.house.audience import Farewell
from coverts.server.house.operator import CLOSED, DONE, NO_PERSON, NO_TABLE, NOT_BANNED
from coverts.store.checking import check
from coverts.store.interface import OrderKind, StoreError
from coverts.store.opening import DATABASE
from coverts.store.ordering import ask_house
from tests.server.harness import serving
from tests.server.players import PATIENCE, Player, connected, party

POK = Settings(PokSetup(3))
CLUB = Settings(PokSetup(3), "public", talk="free")


async def asked(folder: Path, what: OrderKind, whom: str) -> str:
    """From another thread and by another connection, as the command line does it."""
    return await asyncio.to_thread(ask_house, folder / DATABASE, what, whom, now=1)


def is_in(player: Player, phase: TablePhase) -> bool:
    return player.known is not None and player.known.table.phase is phase


async def ended(socket: ClientConnection) -> int | None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await socket.recv()
            except ConnectionClosed:
                return socket.close_code


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "PAUSE", 0.01)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


async def test_a_table_is_closed_in_the_middle_of_a_game(folder: Path) -> None:
    async with serving(folder) as server, party(server, POK, 2, ["random"], plays=False) as table:
        await table.start()
        assert await asked(folder, "close", table.table) == DONE
        for player in table.players:
            await player.until(partial(is_in, player, TablePhase.ABORTED))
        assert await server.store.record(table.table) is not None
        assert await asked(folder, "close", table.table) == CLOSED
        assert await asked(folder, "close", "nowhere") == NO_TABLE


async def test_orders_do_not_stay(folder: Path) -> None:
    async with serving(folder) as server:
        with pytest.raises(CannotBeDone, match="nowhere"):
            await asyncio.to_thread(order, folder, "close", "nowhere")
        assert await server.store.pending_orders() == []


async def test_an_order_that_nobody_answers_is_taken_back(folder: Path) -> None:
    async with serving(folder):
        pass
    with pytest.raises(StoreError, match="has not answered"):
        ask_house(folder / DATABASE, "ban", "203.0.113.7", now=1, wait=lambda _: None)
    async with serving(folder) as server:
        assert await server.store.pending_orders() == []
        assert await server.store.bans() == []


async def test_a_banned_person_is_told_and_cut_off_until_they_are_let_in_again(folder: Path) -> None:
    async with serving(folder) as server, server.guests("Ada", "Bo") as (ada, bo):
        table = await ada.open(CLUB)
        who = await bo.who()
        bearer = {"Authorization": f"Bearer {bo.token}"}
        lobby = f"ws://{server.host}/api/v1/lobby/socket"
        at = f"ws://{server.host}/api/v1/tables/{table.id}/socket"
        async with connect(at, additional_headers=bearer) as first, connect(lobby, additional_headers=bearer) as second:
            await first.recv()
            await second.recv()
            assert await asked(folder, "ban", who) == DONE
            assert (await ended(first), await ended(second)) == (Farewell.BANNED, Farewell.BANNED)
        async with connect(at, additional_headers=bearer) as late:
            assert await ended(late) == Farewell.BANNED
        for answer in (await bo.http.get("/me"), await bo.do(table.id, Join("Bo"))):
            assert (answer.status_code, answer.json()["key"]) == (403, "server-banned")
        assert (await ada.http.get("/me")).status_code == 200
        assert await asked(folder, "unban", who) == DONE
        assert (await bo.http.get("/me")).json()["name"] == "Bo"
        assert await asked(folder, "unban", who) == NOT_BANNED
        assert await asked(folder, "ban", "nobody") == NO_PERSON


async def test_a_banned_address_gets_nothing_but_the_page_and_this_outlives_a_restart(folder: Path) -> None:
    async with serving(folder) as server, server.guests("Ada") as (ada,):
        table = await ada.open(CLUB)
        assert await asked(folder, "ban", "127.0.0.1") == DONE
    async with serving(folder) as server, server.http() as stranger:
        for path in ("/me", "/games", "/tables", f"/tables/{table.id}", "/health"):
            assert (await stranger.get(path)).status_code == 403, path
        assert (await stranger.post("/guests", json={"name": "Bo"})).json()["key"] == "server-banned"
        async with connect(f"ws://{server.host}/api/v1/lobby/socket") as lobby:
            assert await ended(lobby) == Farewell.BANNED
        assert (await stranger.get(f"{server.url}/")).status_code != 403
        assert await asked(folder, "unban", "127.0.0.1") == DONE
        assert (await stranger.get("/games")).status_code == 200


async def test_those_at_the_table_see_somebody_from_the_moment_of_forgetting(folder: Path) -> None:
    async with serving(folder) as server, party(server, CLUB, 2, ["random"], plays=False) as table:
        ada, bo = table.players
        await bo.ask(Say("remember me"))
        await table.start()
        known = ada.known
        assert await asked(folder, "forget", await table.guests[1].who()) == DONE
        await ada.until(lambda: ada.heard_of(Changed)[-1].table.away == (1,))
        assert [seat.name for seat in ada.heard_of(Changed)[-1].table.seats][:2] == ["Ada", ""]
        assert await ended(bo.socket) == Farewell.NOT_KNOWN
        assert (await table.guests[1].http.get("/me")).json() is None
        async with connected(server, table.table, table.guests[0].token, known=known) as again:
            await again.until(lambda: again.known and again.known.table.away == (1,))
        seen = await table.guests[0].look(table.table)
        assert b"remember me" not in msgspec.json.encode(seen)
        assert [table.id for table in await server.house.lobby.now()] == []
    assert check(folder / DATABASE, lambda *_: None).faults == []


async def test_the_game_goes_on_with_a_bot_and_its_record_is_legal(folder: Path) -> None:
    async with serving(folder) as server, party(server, POK, 2, ["random"]) as table:
        await table.start()
        assert await asked(folder, "forget", await table.guests[1].who()) == DONE
        await table.players[0].until(partial(is_in, table.players[0], TablePhase.OVER))
        record = await server.store.record(table.table)
        assert record is not None
        assert [player.name for player in read(record).record.seats][:2] == ["Ada", ""]
        answer = await table.guests[0].http.post("/records", content=record)
        assert [(one["problem"], one["complete"]) for one in answer.json()] == [(None, True)]
    assert check(folder / DATABASE, lambda *_: None).faults == []


async def test_playing_again_with_somebody_forgotten_leaves_their_seat_open(folder: Path) -> None:
    async with serving(folder) as server, party(server, POK, 2, ["random"]) as table:
        await table.start()
        await table.played()
        assert await asked(folder, "forget", await table.guests[1].who()) == DONE
        again = await table.guests[0].http.post(f"/tables/{table.table}/rematch")
        seats = (await table.guests[0].look(again.json()["id"])).table.seats
        assert [seat.kind for seat in seats] == ["person", "open", "bot"]
