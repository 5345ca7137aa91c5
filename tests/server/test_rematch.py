"""The same people play again: told to all, with one request each, at one table, as they sat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from coverts.hall.commands import Close, Join, Start, Swap, Unseat
from coverts.hall.messages import Changed
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.routes.tables import OpenedTable
from tests.server.harness import Guest, Server, serving
from tests.server.players import Party, connected, party

SETTINGS = Settings(PokSetup(4, memory_aid=True), seconds=60, talk="free", leaver="pause")


@asynccontextmanager
async def played(server: Server, people: int = 3) -> AsyncIterator[Party]:
    """A game that is over, with a bot between the people: Ada, Bo, the bot, Cy."""
    async with party(server, SETTINGS, people, ["random"] * (4 - people)) as table:
        if people == 3:
            assert (await table.guests[0].do(table.table, Swap(2, 3))).status_code == 200
        await table.start()
        await table.played()
        yield table


async def again(guest: Guest, table: str) -> OpenedTable:
    answer = await guest.http.post(f"/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    return OpenedTable(**answer.json())


async def test_everything_is_as_it_was(server: Server) -> None:
    async with played(server) as table:
        ada, bo, cy = table.guests
        before = (await ada.look(table.table)).table
        fresh = await again(bo, table.table)
        for player in table.players:
            # Also with the eyes of Ada, who has done nothing.
            await player.until(lambda player=player: player.table.rematch)  # type: ignore[misc]
            assert (player.table.rematch, player.table.rematch_by) == (fresh.id, 1)  # type: ignore[union-attr]
            assert isinstance(player.heard_of(Changed)[-1], Changed)
        seen = (await bo.look(fresh.id)).table
        assert (seen.settings, seen.phase, seen.host, seen.you) == (SETTINGS, TablePhase.GATHERING, 1, 1)
        assert [(seat.kind, seat.name, seat.level) for seat in seen.seats] == [
            ("kept", "Ada", None),
            ("person", "Bo", None),
            ("bot", before.seats[2].name, "random"),
            ("kept", "Cy", None),
        ]
        assert (await bo.do(fresh.id, Start())).json()["key"] == "hall-seats-open"
        # One request, and everybody is on their own seat.
        assert await again(cy, table.table) == await again(ada, table.table) == await again(ada, table.table) == fresh
        seen = (await ada.look(fresh.id)).table
        assert (seen.you, seen.seats) == (0, before.seats)
        assert (await bo.do(fresh.id, Start())).status_code == 200


async def test_two_who_press_at_the_same_moment(server: Server) -> None:
    async with played(server) as table:
        ada, bo, cy = table.guests
        asked = await asyncio.gather(*(again(guest, table.table) for guest in (bo, ada, bo, ada, cy)))
        assert len({fresh.id for fresh in asked}) == 1
        seats = (await ada.look(asked[0].id)).table.seats
        assert seats == (await ada.look(table.table)).table.seats
        for guest in table.guests:
            assert len((await guest.http.get("/me/tables")).json()) == 2


async def test_against_bots_alone_the_next_game_begins(server: Server) -> None:
    async with played(server, people=1) as table:
        (ada,) = table.guests
        fresh = await again(ada, table.table)
        async with connected(server, fresh.id, ada.token, plays=True) as player:
            # No word was needed to begin it, and the bots play.
            await player.until(lambda: player.is_over)
        old, new = (await ada.look(table.table)).table, (await ada.look(fresh.id)).table
        assert (new.seats, new.settings, new.phase) == (old.seats, old.settings, TablePhase.OVER)


async def test_strangers_do_not_take_a_seat_that_is_kept(server: Server) -> None:
    async with played(server) as table, server.guests("Zoe", "Bo") as (zoe, other):
        ada, bo, cy = table.guests
        fresh = await again(ada, table.table)
        await again(cy, table.table)
        # Whoever has watched the old game by its link can follow; the link does not give them Bo's seat, or his name.
        assert (await zoe.look(fresh.id, table.invitation)).table.you is None
        assert (await zoe.http.get(f"/tables/{fresh.id}")).status_code == 404
        assert (await zoe.do(fresh.id, Join("Zoe", table.invitation))).json()["key"] == "hall-full"
        # Bo needs no link. He does not come; so the host gives his seat away.
        assert (await bo.look(fresh.id)).table.you is None
        assert (await ada.do(fresh.id, Unseat(1))).status_code == 200
        assert (await other.do(fresh.id, Join("Bo", table.invitation))).status_code == 200
        assert await again(bo, table.table) == fresh
        assert (await bo.look(fresh.id, fresh.invitation)).table.you is None


async def test_a_next_table_that_was_closed_makes_room_for_another(server: Server) -> None:
    async with played(server) as table:
        ada, bo, _ = table.guests
        first = await again(ada, table.table)
        assert (await ada.do(first.id, Close())).status_code == 200
        second = await again(bo, table.table)
        assert second.id != first.id
        assert await again(ada, table.table) == second
        seen = (await ada.look(table.table)).table
        assert (seen.rematch, seen.rematch_by) == (second.id, 1)


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, played(server) as table:
        ada, bo, _ = table.guests
        tokens = [guest.token for guest in table.guests]
        fresh = await again(ada, table.table)
        await again(bo, table.table)
    async with serving(tmp_path) as server:
        http = server.http(Authorization=f"Bearer {tokens[2]}")
        seen = (await http.get(f"/tables/{table.table}")).json()["table"]
        assert (seen["rematch"], seen["rematch_by"]) == (fresh.id, 0)
        assert (await http.post(f"/tables/{table.table}/rematch")).json()["id"] == fresh.id
        seats = (await http.get(f"/tables/{fresh.id}")).json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Bo", seats[2]["name"], "Cy"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot", "person"]
        await http.aclose()


async def test_an_unfinished_game_and_those_who_only_watched(server: Server) -> None:
    async with party(server, SETTINGS, 4, plays=False) as table, server.guests("Zoe") as (zoe,):
        await table.start()
        refused = await table.guests[0].http.post(f"/tables/{table.table}/rematch")
        assert (refused.status_code, refused.json()["key"]) == (409, "hall-not-over")
        assert (await zoe.http.post(f"/tables/{table.table}/rematch")).status_code == 404
