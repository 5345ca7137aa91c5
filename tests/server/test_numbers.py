"""Numbers about oneself: for oneself alone, from what is kept and nothing else."""

import msgspec
import pytest

from coverts.coach.numbers import GameNumbers
from coverts.hall.commands import Leave
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from tests.server.harness import Guest, Server
from tests.server.players import connected, party
from tests.server.test_reviews import when_done


async def numbers(guest: Guest) -> list[GameNumbers]:
    answer = await guest.http.get("/me/numbers")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[GameNumbers])


async def test_counted_from_ones_own_games_and_reviews(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3) as table, server.guests("Zoe") as (zoe,):
        await table.start()
        await table.played()
        ada, bo, cy = table.guests
        (found,) = await numbers(ada)
        assert (found.game, found.games, found.reviewed, found.losses) == ("pok", 1, 0, ())
        # Bo has his own game reviewed. That is seen by him alone, not by Ada, whose game it was, too.
        before = [(await guest.http.get("/me/numbers")).content for guest in (ada, cy)]
        assert (await bo.http.post(f"/tables/{table.table}/reviews/1")).status_code == 202
        told = await when_done(bo.http, f"/tables/{table.table}/reviews/1")
        (own,) = await numbers(bo)
        assert own.reviewed == 1
        assert sum(one.lost for one in own.losses) == pytest.approx(sum(kind.lost for kind in told.kinds))
        assert [(await guest.http.get("/me/numbers")).content for guest in (ada, cy)] == before
        # Each has counted their own seat.
        record = msgspec.json.decode(await server.store.record(table.table) or b"")
        for seat, guest in enumerate(table.guests):
            (one,) = await numbers(guest)
            handed = sum(seat in round_["handed_over"] for round_ in record["rounds"])
            assert sum(count.right for count in one.counts) == handed
        assert await numbers(zoe) == []
        async with server.http() as nobody:
            answer = await nobody.get("/me/numbers")
            assert (answer.status_code, answer.json()["key"]) == (401, "server-who-are-you")
        # There is no other address for them: nobody can name whose they want.
        assert (await ada.http.get("/me/numbers", params={"who": await bo.who()})).content == before[0]


async def test_nothing_of_a_game_under_way(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3, plays=False) as table:
        await table.start()
        for _ in range(4):
            await table.act()
            assert [await numbers(guest) for guest in table.guests] == [[], [], []]


async def test_a_program_is_not_told(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        secret = (await ada.http.post("/me/tokens", json={"label": "my bot"})).json()["token"]
        async with server.http() as program:
            answer = await program.get("/me/numbers", headers={"Authorization": f"Bearer {secret}"})
            assert (answer.status_code, answer.json()["key"]) == (403, "server-not-for-programs")


async def test_what_does_not_count(server: Server) -> None:
    """Games that were broken off, and practice."""
    async with party(server, Settings(PokSetup(3), leaver="abort"), 3, plays=False) as table:
        await table.start()
        await table.guests[1].do(table.table, Leave())
        assert await numbers(table.guests[0]) == []
    async with party(server, Settings(PikokoSetup(3)), 1, ["random", "random"]) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        (found,) = await numbers(ada)
        assert (found.game, found.games) == ("pikoko", 1)
        params = {"moves": 60, "seat": 1}
        fresh = (await ada.http.post(f"/tables/{table.table}/play-on", params=params)).json()["id"]
        async with connected(server, fresh, ada.token, plays=True) as player:
            await player.until(lambda: player.is_over)
        assert await server.store.record(fresh) is not None
        assert await numbers(ada) == [found]


async def test_they_go_with_the_games_and_with_whoever_is_forgotten(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 1, ["random", "random"]) as table:
        await table.start()
        await table.played()
        ada = table.guests[0]
        assert len(await numbers(ada)) == 1
        # What they are counted from is in one's data, and they are kept nowhere else.
        data = (await ada.http.get("/me/data")).json()
        assert [one["record"] is not None for one in data["tables"]] == [True]
        while await server.store.delete_tables(before=10**15, spared=()):
            pass
        assert await numbers(ada) == []
        await server.house.forget_person(await ada.who())
        assert (await ada.http.get("/me/numbers")).status_code == 401
