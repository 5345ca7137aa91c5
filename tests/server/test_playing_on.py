"""Play on from here: practice tables over HTTP, who may open them, and what they tell."""

from typing import Any

import httpx
import msgspec
import pytest

from coverts.hall.commands import Leave, Move
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.playing_on import Comparison
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.records.referee import moves_of
from coverts.records.writing import line
from coverts.server.door.budgets import GAMES
from coverts.server.routes.tables import OpenedTable
from tests.server.harness import Guest, Server
from tests.server.players import connected, party
from tests.server.test_replays import whole_game


def asked(moves: int, seat: int, **more: Any) -> dict[str, Any]:
    return {"moves": moves, "seat": seat, **more}


def opened(answer: httpx.Response) -> OpenedTable:
    assert answer.status_code == 201, answer.text
    return OpenedTable(**answer.json())


async def play_on(guest: Guest, table: str, moves: int, seat: int, **more: Any) -> OpenedTable:
    return opened(await guest.http.post(f"/tables/{table}/play-on", params=asked(moves, seat, **more)))


async def record_of(server: Server, table: str) -> bytes:
    record = await server.store.record(table)
    assert record is not None
    return record


@pytest.mark.parametrize("setup", [PokSetup(3), PikokoSetup(3)], ids=["pok", "pikoko"])
async def test_a_game_goes_on_among_bots_to_its_end(server: Server, setup: PokSetup | PikokoSetup) -> None:
    async with party(server, Settings(setup), 2, ["club"]) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        before = (await ada.look(table.table)).table
        fresh = await play_on(ada, table.table, 12, 1, language="nl")
        seen = await ada.look(fresh.id)
        practice = seen.table.practice
        assert practice is not None
        assert (practice.table, practice.round) == (
            table.table,
            1 if isinstance(setup, PikokoSetup) else practice.round,
        )
        assert (seen.table.you, seen.table.host, seen.table.phase) == (1, 1, TablePhase.PLAYING)
        # The bot is as it was, and another one plays for Ada. Nothing about it is a fair deal.
        assert [(seat.kind, seat.level) for seat in seen.table.seats] == [
            ("bot", "expert"),
            ("person", None),
            ("bot", "club"),
        ]
        assert seen.table.seats[2].name == before.seats[2].name
        assert seen.table.seats[1].name == "Ada"
        assert (seen.table.settings.help, seen.table.settings.visibility, seen.fair) == ("coach", "link", None)
        async with connected(server, fresh.id, ada.token, plays=True) as player:
            await player.until(lambda: player.is_over)
        told = await compared(ada, fresh.id)
        assert told.round is not None
        assert told.game is not None
        said = msgspec.json.decode(await record_of(server, fresh.id))
        assert said["practice"]["seat"] == 1
        earlier = moves_of(read(await record_of(server, table.table)).record)
        assert moves_of(read(await record_of(server, fresh.id)).record)[:2] == earlier[:2]
        lists = (await ada.http.get("/me/tables")).json()
        assert [one["is_practice"] for one in lists if one["id"] == fresh.id] == [True]
        assert [one["is_practice"] for one in lists if one["id"] == table.table] == [False]


async def compared(guest: Guest, table: str) -> Comparison:
    answer = await guest.http.get(f"/tables/{table}/comparison")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Comparison)


async def test_nobody_learns_anything_of_a_game_under_way(server: Server) -> None:
    """The same bytes as for a table that does not exist: for those who play, and for whoever watches a public game."""
    async with party(server, Settings(PokSetup(3), visibility="public"), 3, plays=False) as table:
        for begun in (False, True):
            if begun:
                await table.start()
            for way in ("play-on", "play-on-again"):
                for moves in (0, 2) if begun else (0,):
                    there = await table.guests[0].http.post(f"/tables/{table.table}/{way}", params=asked(moves, 0))
                    absent = await table.guests[0].http.post(f"/tables/{'A' * 22}/{way}", params=asked(moves, 0))
                    if way == "play-on":
                        assert (there.status_code, there.content) == (404, absent.content)
                    else:
                        assert (there.status_code, there.json()["key"]) == (409, "hall-nothing-to-play-on")
            there = await table.guests[1].http.get(f"/tables/{table.table}/comparison")
            assert (there.status_code, there.json()["key"]) == (404, "hall-no-such-table")
        assert len(await server.store.tables_of(await table.guests[0].who(), most=9)) == 1


async def test_only_who_may_watch_a_game_again_plays_it_on(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3) as table, server.guests("Zoe") as (zoe,):
        await table.start()
        await table.played()
        stranger = await zoe.http.post(f"/tables/{table.table}/play-on", params=asked(3, 0))
        absent = await zoe.http.post(f"/tables/{'A' * 22}/play-on", params=asked(3, 0))
        assert (stranger.status_code, stranger.content) == (404, absent.content)
        # By its link anybody may; the practice table does not lead back to what only its people may see.
        fresh = await play_on(zoe, table.table, 3, 0, invitation=table.invitation)
        practice = (await zoe.look(fresh.id)).table.practice
        assert practice is not None
        assert practice.table is None
        async with server.http() as nobody:
            answer = await nobody.post(f"/tables/{table.table}/play-on", params=asked(3, 0))
            assert (answer.status_code, answer.json()["key"]) == (401, "server-who-are-you")
        # The practice table is its own people's, like any other.
        there = await table.guests[0].http.get(f"/tables/{fresh.id}/comparison")
        assert (there.status_code, there.content) == (404, stranger.content)


async def test_a_record_that_somebody_brings(server: Server) -> None:
    """The referee judges it first, in its own words."""
    whole = whole_game()
    async with server.guests("Ada") as (ada,):
        fresh = opened(await ada.http.post("/play-on", params=asked(4, 2), content=line(whole)))
        seen = await ada.look(fresh.id)
        assert [seat.level for seat in seen.table.seats] == ["expert", "expert", None]
        # Whoever played there is nobody's business here.
        assert not {"Ada", "Bo", "Cy"} & {seen.table.seats[0].name, seen.table.seats[1].name}
        for content, params, status, key in [
            (b"{", asked(0, 0), 422, "unreadable-json"),
            (line(whole | {"winners": [0, 1, 2]}), asked(0, 0), 422, None),
            (line(whole), asked(0, 3), 400, "server-no-such-seat"),
            (line(whole), asked(2000, 0), 409, "hall-nothing-to-play-on"),
            (line(whole), asked(-1, 0), 400, "server-malformed"),
            (line(whole), {"seat": 0}, 400, "server-malformed"),
        ]:
            answer = await ada.http.post("/play-on", params=params, content=content)
            assert answer.status_code == status, answer.text
            assert key is None or answer.json()["key"] == key
        refused = await ada.http.post("/play-on", params=asked(0, 0), content=line(whole | {"winners": [0, 1, 2]}))
        judged = await ada.http.post("/replays", content=line(whole | {"winners": [0, 1, 2]}))
        assert refused.content == judged.content
        assert len(await server.store.tables_of(await ada.who(), most=9)) == 1


async def test_the_present_is_secret_as_long_as_it_is_played(server: Server) -> None:
    """What the practice seat's own peacock holds is in the earlier game; the server tells nothing of it before."""
    async with party(server, Settings(PikokoSetup(3)), 1, ["random", "random"]) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        record = msgspec.json.decode(await record_of(server, table.table))
        own = record["rounds"][0]["hands"][0]
        fresh = await play_on(ada, table.table, 3, 0)
        answers = [await ada.http.get(f"/tables/{fresh.id}"), await ada.http.get(f"/tables/{fresh.id}/comparison")]
        for answer in answers:
            assert answer.status_code == 200
            assert [feather for feather in own if f'"{feather}"' in answer.text] == []
        assert answers[1].json() == {"round": None, "game": None}


async def test_once_more_from_there(server: Server) -> None:
    async with party(server, Settings(PokSetup(4)), 1, ["random"] * 3) as table, server.guests("Zoe") as (zoe,):
        await table.start()
        await table.played()
        ada = table.guests[0]
        first = await play_on(ada, table.table, 7, 0)
        begun = await ada.look(first.id)
        await ada.do(first.id, Move(begun.game.view.legal[0], begun.table.question))  # type: ignore[union-attr]
        guest = await zoe.http.post(f"/tables/{first.id}/play-on-again")
        assert guest.status_code == 404
        second = opened(await ada.http.post(f"/tables/{first.id}/play-on-again"))
        fresh = await ada.look(second.id)
        assert (fresh.game, fresh.table.seats, fresh.table.practice) == (
            begun.game,
            begun.table.seats,
            begun.table.practice,
        )
        assert second.invitation != first.invitation
        # The first one ends there: nobody piles up games.
        assert (await ada.look(first.id)).table.phase is TablePhase.ABORTED


async def test_it_is_a_table_like_others_for_budgets_and_for_those_who_are_forgotten(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 1, ["random", "random"]) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        fresh = await play_on(ada, table.table, 5, 0)
        account = (await server.house.live(fresh.id)).account
        for number in range(GAMES.person):
            server.house.budgets.hold(GAMES, account, number)
        answer = await ada.http.post(f"/tables/{table.table}/play-on", params=asked(5, 0))
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-many")
        data = (await ada.http.get("/me/data")).json()
        assert fresh.id in [one["table"]["id"] for one in data["tables"]]
        who = await ada.who()
        await server.house.forget_person(who)
        log = await server.store.load(fresh.id)
        assert who.encode() not in msgspec.json.encode(log)
        assert b'"Ada"' not in msgspec.json.encode(log)


async def test_a_game_that_was_broken_off(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), leaver="abort"), 3, plays=False) as table:
        await table.start()
        await table.guests[1].do(table.table, Leave())
        fresh = await play_on(table.guests[0], table.table, 1, 2)
        seen = await table.guests[0].look(fresh.id)
        assert (seen.table.phase, seen.table.you) == (TablePhase.PLAYING, 2)
