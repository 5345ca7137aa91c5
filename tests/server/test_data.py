"""One's own data: all that is kept, nothing that is hidden, and having it forgotten."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from coverts.hall.commands import Join, Leave, Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.store.opening import DATABASE
from tests.server.harness import Guest, Server, serving
from tests.server.players import party

POK = Settings(PokSetup(3), talk="free")


async def all_of(guest: Guest) -> dict[str, Any]:
    answer = await guest.http.get("/me/data")
    assert (answer.status_code, answer.headers["content-disposition"].split(";")[0]) == (200, "attachment")
    data: dict[str, Any] = answer.json()
    return data


async def test_all_that_is_kept(server: Server) -> None:
    async with party(server, POK, 2, ["random"]) as table:
        ada, bo = table.guests
        await table.players[1].ask(Say("good evening"))
        await table.start()
        await table.played()
        found = await all_of(bo)
        assert (found["name"], [device["kind"] for device in found["devices"]]) == ("Bo", ["browser"])
        (kept,) = found["tables"]
        assert (kept["you"], [said["text"] for said in kept["said"]]) == (1, ["good evening"])
        assert kept["record"]["seats"][1] == {"name": "Bo"}
        assert (await all_of(ada))["tables"][0]["said"] == []


async def test_what_was_said_at_a_table_that_one_has_left(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        table = await ada.open(POK)
        for command in (Join("Bo", table.invitation), Say("never mind"), Leave()):
            assert (await bo.do(table.id, command)).status_code == 200
        (kept,) = (await all_of(bo))["tables"]
        assert (kept["you"], [said["text"] for said in kept["said"]]) == (None, ["never mind"])


async def test_nothing_hidden_of_a_running_game_is_in_it(tmp_path: Path) -> None:
    """Not one byte depends on a deal or a closed fist: the log could hold any."""
    async with serving(tmp_path) as server, party(server, POK, 3, plays=False) as table:
        await table.start()
        await table.act()
        before = await all_of(table.guests[1])
        hidden = "instr(entry, CAST('\"acted\"' AS BLOB)) OR instr(entry, CAST('\"chanced\"' AS BLOB))"
        other = f"UPDATE log SET entry = (SELECT entry FROM log WHERE {hidden} LIMIT 1) WHERE {hidden}"
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
            assert connection.execute(other).rowcount > 1
        assert await all_of(table.guests[1]) == before
        invitation = (await table.guests[1].look(table.table)).table.invitation
        assert invitation is not None
        assert invitation not in str(before)


async def test_whoever_is_forgotten_is_nobody_and_can_come_anew(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        who = await ada.who()
        answer = await ada.http.delete("/me")
        assert answer.status_code == 204
        assert "coverts" not in ada.http.cookies
        assert not await server.store.is_known(who)
        assert (await ada.http.get("/me")).json() is None
        await ada.come()
        assert await ada.who() != who


async def test_only_a_browser_of_their_own_can_ask_for_it(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as stranger:
        token = (await ada.http.post("/me/tokens", json={})).json()["token"]
        assert (await stranger.delete("/me")).status_code == 401
        assert (await stranger.get("/me/data")).status_code == 401
        program = {"Authorization": f"Bearer {token}"}
        assert (await stranger.delete("/me", headers=program)).json()["key"] == "server-not-for-programs"
        assert (await stranger.get("/me/data", headers=program)).status_code == 403
        assert (await ada.http.get("/me")).json()["name"] == "Ada"


async def test_it_is_not_asked_for_all_the_time(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        answers = [(await ada.http.get("/me/data")).status_code for _ in range(5)]
        assert answers == [200] * 4 + [429]
