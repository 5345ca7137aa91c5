"""The lobby, one's own tables, and playing again."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from coverts.hall.commands import ChangeSettings, Close, Join, SeatBot
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.summary import Summary
from coverts.server.house import lobby as house_lobby
from coverts.server.house.lobby import LobbyList
from coverts.server.wire import Hello
from tests.server.harness import Guest, Server, serving
from tests.server.players import connected, party

PUBLIC = Settings(PokSetup(3), visibility="public")
decode = msgspec.json.Decoder(Hello | LobbyList).decode


async def summaries(guest: Guest, path: str) -> list[Summary]:
    return msgspec.json.decode((await guest.http.get(path)).content, type=list[Summary])


async def test_the_lobby_lists_public_tables_with_open_seats(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        table = await ada.open(PUBLIC, ["random"])
        hidden = await ada.open(Settings(PokSetup(4)))
        (listed,) = await summaries(bo, "/tables")
        assert listed.id == table.id
        assert [seat.kind for seat in listed.seats] == ["person", "open", "bot"]
        assert hidden.invitation.encode() not in (await bo.http.get("/tables")).content
        await bo.do(table.id, Join("Bo"))
        assert await summaries(bo, "/tables") == []


async def test_nobody_pushes_others_out_of_the_lobby(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with many tables nor with many names from one address, and everybody's newest comes first."""
    monkeypatch.setattr(house_lobby, "MOST_LISTED", 8)
    async with server.guests("Ada", "Bo", "Cy", "Di", "Ed") as (honest, *rude):
        own = (await honest.open(PUBLIC)).id
        server.house.lobby.opened(own, "192.0.2.1")
        opened = [[(await guest.open(PUBLIC)).id for _ in range(4)] for guest in rude]
        listed = [one.id for one in await summaries(honest, "/tables")]
        assert len(listed) == 8
        assert own in listed[:2]
        assert set(listed[:6]) >= {tables[-1] for tables in opened}


async def test_after_a_restart_people_have_their_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_lobby, "MOST_LISTED", 2)
    async with serving(tmp_path) as server, server.guests("Ada", "Bo") as (honest, rude):
        own = (await honest.open(PUBLIC)).id
        for _ in range(4):
            await rude.open(PUBLIC)
    async with serving(tmp_path) as server, server.guests("Cy") as (somebody,):
        assert own in [one.id for one in await summaries(somebody, "/tables")]


async def test_the_lobby_is_told_anew_when_it_changes(server: Server) -> None:
    async with (
        server.guests("Ada") as (ada,),
        connect(f"ws://{server.host}/api/v1/lobby/socket", compression=None) as lobby,
        asyncio.timeout(60),
    ):
        assert isinstance(decode(await lobby.recv()), Hello)
        assert decode(await lobby.recv()) == LobbyList([])
        table = await ada.open(PUBLIC)
        await ada.open(Settings(PokSetup(4)))
        told = decode(await lobby.recv())
        assert isinstance(told, LobbyList)
        assert [one.id for one in told.tables] == [table.id]
        await ada.do(table.id, Close())
        assert decode(await lobby.recv()) == LobbyList([])
        await lobby.send("is anybody there?")
        await lobby.wait_closed()
        assert lobby.close_code == 1000


async def test_own_tables(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        first, second = await ada.open(PUBLIC), await ada.open(Settings(PokSetup(4)))
        await bo.do(first.id, Join("Bo"))
        assert [table.id for table in await summaries(bo, "/me/tables")] == [first.id]
        assert {table.id for table in await summaries(ada, "/me/tables")} == {first.id, second.id}
        await ada.do(first.id, SeatBot(2))
        assert (await summaries(ada, "/me/tables"))[0].id == first.id


async def test_only_those_who_played_play_again(server: Server) -> None:
    async with party(server, PUBLIC, 1, ["random"] * 2) as table, server.guests("Zoe") as (zoe,):
        await table.start()
        await table.played()
        refused = await zoe.http.post(f"/tables/{table.table}/rematch")
        assert (refused.status_code, refused.json()["key"]) == (409, "hall-not-seated")
        assert await summaries(zoe, "/me/tables") == []


async def test_a_table_closed_before_the_game_is_not_played_again(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(PUBLIC)
        await ada.do(table.id, Close())
        assert (await ada.http.post(f"/tables/{table.id}/rematch")).status_code == 409
        assert len(await summaries(ada, "/me/tables")) == 1
        async with connected(server, table.id, ada.token) as player:
            await player.until(lambda: player.is_over)


async def test_a_table_is_listed_as_its_host_changes_it(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(Settings(PokSetup(3)))
        for visibility, listed in (("public", [table.id]), ("link", []), ("public", [table.id])):
            settings = Settings(PokSetup(5), visibility=visibility)  # type: ignore[arg-type]
            assert (await ada.do(table.id, ChangeSettings(settings))).status_code == 200
            assert [one.id for one in await summaries(ada, "/tables")] == listed
        assert len((await summaries(ada, "/tables"))[0].seats) == 5
