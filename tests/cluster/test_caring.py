"""Clocks and bots are looked after by one node, and taken over when it goes."""

import asyncio
import signal
from pathlib import Path

import httpx
import msgspec
import pytest

from coverts.hall.entries import TimedOut, Woken
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house import cluster
from coverts.server.house.caretaker import Caretaker
from coverts.server.pubsub_url import RedisUrl
from coverts.store.postgres.url import PostgresUrl
from tests.cluster.nodes import nodes, spread
from tests.server.harness import Server, serving
from tests.server.players import connected
from tests.server.process import started
from tests.store.postgres import Databases, ask

QUICK = Settings(PokSetup(3), seconds=5)
UNHURRIED = Settings(PokSetup(4))
TIMED = Settings(PokSetup(3), seconds=600)


async def until(holds: object) -> None:
    async with asyncio.timeout(60):
        while not await holds():  # type: ignore[operator]
            await asyncio.sleep(0.02)


def caretaker(server: Server) -> Caretaker:
    return server.house._caretaker


def rings(server: Server, table: str) -> bool:
    return table in caretaker(server)._timers


async def entries(server: Server, table: str, kind: type) -> int:
    return sum(isinstance(logged.entry, kind) for logged in await server.log(table))


async def test_one_node_sets_the_clock(databases: Databases, pubsub: RedisUrl | None) -> None:
    url = databases.new()
    async with nodes(url, 3, pubsub=pubsub) as servers, spread(servers, TIMED, 3, plays=False) as table:
        await table.start()
        for _ in range(4):
            assert await table.act()
        assert [rings(server, table.table) for server in servers] == [True, False, False]
        assert [row for (row,) in ask(url, "SELECT table_id FROM cares")] == [table.table]


async def test_bots_play_with_people_who_are_at_another_node(
    databases: Databases, pubsub: RedisUrl | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 1_000.0)  # Then the table would be handed to the other node.
    async with nodes(databases.new(), 2, pubsub=pubsub) as servers, servers[0].guests("Ada") as (ada,):
        opened = await ada.open(UNHURRIED, ["random"] * 3)
        async with connected(servers[1], opened.id, ada.token, plays=True) as player:
            await table_begins(ada, opened.id)
            await player.until(lambda: player.is_over)
        deciders = [caretaker(server)._decider.asked for server in servers]  # type: ignore[attr-defined]
        assert deciders[1] == 0 < deciders[0]


async def table_begins(guest: object, table: str) -> None:
    from coverts.hall.commands import Start
    from tests.server.harness import Guest

    assert isinstance(guest, Guest)
    assert (await guest.do(table, Start())).status_code == 200


async def test_a_node_that_goes_leaves_its_tables_to_others_and_clocks_go_on(databases: Databases) -> None:
    url = databases.new()
    async with serving(url) as stays:
        async with serving(url) as goes, spread([goes, stays], TIMED, 3, plays=False) as table:
            await table.start()
            deadline = (await table.guests[0].look(table.table)).table.deadline
            assert (rings(goes, table.table), rings(stays, table.table)) == (True, False)

        async def is_taken_over() -> bool:
            return rings(stays, table.table)

        await until(is_taken_over)
        live = await stays.house.live(table.table)
        assert live.table.deadline == deadline
        assert await entries(stays, table.table, Woken) == 0


async def test_a_clock_rings_though_nobody_is_there(databases: Databases) -> None:
    """At the node that took it over: everybody is away, and the first one's node is gone."""
    url = databases.new()
    async with serving(url) as stays:
        async with serving(url) as goes, spread([goes], QUICK, 3, plays=False) as table:
            await table.start()

        async def has_rung() -> bool:
            return await entries(stays, table.table, TimedOut) > 0

        await until(has_rung)


@pytest.mark.parametrize(("closed", "woken"), [(0, 1), (10_000, 0)])
async def test_a_house_that_was_closed_gives_time_back_and_a_takeover_does_not(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, closed: int, woken: int
) -> None:
    monkeypatch.setattr(cluster, "CLOSED", closed)
    url = databases.new()
    async with serving(url) as first, spread([first], TIMED, 3, plays=False) as table:
        await table.start()
    async with serving(url) as again:

        async def is_taken_over() -> bool:
            return rings(again, table.table) and await entries(again, table.table, Woken) == woken

        await until(is_taken_over)


async def test_a_house_from_sqlite_is_taken_up(databases: Databases) -> None:
    """Nobody was ever said to look after its games."""
    url = databases.new()
    async with serving(url) as first, spread([first], TIMED, 3, plays=False) as table:
        await table.start()
    ask(url, "DELETE FROM cares")
    ask(url, "UPDATE tables SET changed_at = changed_at - 60000")
    async with serving(url) as again:

        async def is_taken_up() -> bool:
            return rings(again, table.table) and await entries(again, table.table, Woken) == 1

        await until(is_taken_up)


async def carer_of(url: PostgresUrl, table: str) -> str:
    rows = await asyncio.to_thread(ask, url, "SELECT node FROM cares WHERE table_id = $1", table)
    return str(rows[0][0]) if rows else ""


async def test_a_node_that_is_killed_is_replaced(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Real processes: bots play on with those who have come back to another node."""
    url = databases.new()
    monkeypatch.setenv("COVERTS_DATABASE", url.dsn)
    async with started(tmp_path) as first, started(tmp_path) as second:
        async with httpx.AsyncClient(base_url=f"{first.url}/api/v1") as ada:
            assert (await ada.post("/guests", json={"name": "Ada"})).status_code == 201
            body = {"settings": msgspec.to_builtins(UNHURRIED), "bots": ["random"] * 3}
            opened = (await ada.post("/tables", json=body)).json()
            start = {"type": "do", "id": "start", "command": {"type": "start"}}
            assert (await ada.post(f"/tables/{opened['id']}/commands", json=start)).status_code == 200
            cookies = dict(ada.cookies)
        carer = await carer_of(url, opened["id"])
        first.signal(signal.SIGKILL)
        await first.ended()
        server = Elsewhere(second.url)
        async with connected(server, opened["id"], cookies["coverts"], plays=True) as player:  # type: ignore[arg-type]
            await player.until(lambda: player.is_over)
        assert await carer_of(url, opened["id"]) != carer
        async with httpx.AsyncClient(base_url=f"{second.url}/api/v1", cookies=cookies) as ada:
            record = (await ada.get(f"/tables/{opened['id']}/record")).json()
        assert record["game"] == "pok"
    rows = ask(
        url, "SELECT count(*) FROM log WHERE table_id = $1 AND position('\"acted\"'::bytea IN entry) > 0", opened["id"]
    )
    assert rows[0][0] > 4


class Elsewhere:
    """A server that is another process, as much of it as a player needs."""

    def __init__(self, url: str) -> None:
        self.host = url.removeprefix("http://")
