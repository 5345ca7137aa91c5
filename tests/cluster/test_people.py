"""What is known of people at one node is known at all of them: who is there, who may come, and who may not any more."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from websockets.asyncio.client import connect

from coverts.hall.commands import Leave, Say, Seen
from coverts.hall.entries import Rested
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.door.account import Account
from coverts.server.door.budgets import GATHERING
from coverts.server.house import cluster
from coverts.server.house.audience import Farewell
from coverts.server.house.operator import NOT_BANNED
from coverts.server.nodes import postgres as postgres_line
from coverts.server.pubsub_url import RedisUrl
from coverts.server.wire import Done, Here
from coverts.store.ordering import ask_house
from tests.cluster.nodes import at, nodes, spread
from tests.server.players import Player, connected
from tests.server.test_rematch import again
from tests.server.test_sessions import ended
from tests.store.postgres import Databases, ask

POK = Settings(PokSetup(3), talk="free")
PUBLIC = Settings(PokSetup(3), visibility="public")


async def until(holds: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(60):
        while not await holds():
            await asyncio.sleep(0.02)


async def test_everybody_sees_who_is_there_and_who_watches(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with nodes(databases.new(), 3, pubsub=pubsub) as servers, spread(servers, POK, 3, plays=False) as table:

        def here(player: Player) -> Here:
            return player.heard_of(Here)[-1]

        for player in table.players:
            await player.until(lambda player=player: here(player).here == (True, True, True))  # type: ignore[misc]
        async with servers[1].guests("Zoe") as (zoe,):
            for server in servers[1:]:
                async with connected(server, table.table, zoe.token, invitation=table.invitation):
                    for player in table.players:
                        await player.until(lambda player=player: here(player).watchers == ("Zoe",))  # type: ignore[misc]
                        assert here(player).watching == 1
        await table.players[2].socket.close()
        for player in table.players[:2]:
            await player.until(lambda player=player: here(player).here == (True, True, False))  # type: ignore[misc]
            await player.until(lambda player=player: here(player).watchers == ())  # type: ignore[misc]


async def test_who_was_at_a_node_that_goes_is_gone(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with (
        nodes(databases.new(), 2, pubsub=pubsub) as (stays, goes),
        spread([stays, goes], POK, 2, plays=False) as table,
    ):
        ada = table.players[0]
        await ada.until(lambda: ada.heard_of(Here)[-1].here == (True, True, False))
        await goes.house.close()
        await ada.until(lambda: ada.heard_of(Here)[-1].here == (True, False, False))


async def test_the_lobby_and_codes(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with (
        nodes(databases.new(), 2, pubsub=pubsub) as servers,
        connect(f"ws://{servers[1].host}/api/v1/lobby/socket", compression=None) as lobby,
        servers[0].guests("Ada") as (ada,),
    ):

        async def listed() -> list[str]:
            while True:
                message = msgspec.json.decode(await lobby.recv())
                if message["type"] == "lobby":
                    return [one["id"] for one in message["tables"]]

        async with asyncio.timeout(60):
            assert await listed() == []
            opened = await ada.open(PUBLIC)
            while await listed() != [opened.id]:
                pass
            assert (await ada.do(opened.id, Leave())).status_code == 200
        code = (await ada.look((await ada.open(PUBLIC)).id)).table.code
        async with at(servers[1], ada) as elsewhere:
            assert (await elsewhere.http.post("/codes", json={"code": code})).status_code == 200


async def test_rematches_at_once_lead_to_one_table_and_leave_none_behind(
    databases: Databases, pubsub: RedisUrl | None
) -> None:
    url = databases.new()
    async with nodes(url, 3, pubsub=pubsub) as servers, spread(servers, POK, 3) as table:
        await table.start()
        await table.played()
        asked = await asyncio.gather(*(again(guest, table.table) for guest in table.guests for _ in range(2)))
        assert len({fresh.id for fresh in asked}) == 1
        assert ask(url, "SELECT count(*) FROM tables") == [(2,)]
        for guest in table.guests:
            assert len((await guest.http.get("/me/tables")).json()) == 2
            seats = (await guest.look(asked[0].id)).table.seats
            assert seats == (await guest.look(table.table)).table.seats


async def test_return_links_work_once_whatever_the_node(databases: Databases) -> None:
    async with nodes(databases.new(), 2) as servers, servers[0].guests("Ada") as (ada,):
        for _ in range(3):
            link = (await ada.http.post("/me/return-link")).json()
            async with servers[0].http() as one, servers[1].http() as other:
                answers = await asyncio.gather(one.post("/return", json=link), other.post("/return", json=link))
            assert sorted(answer.status_code for answer in answers) == [200, 404]


async def test_who_logs_out_everywhere_is_out_at_every_node(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with nodes(databases.new(), 2, pubsub=pubsub) as servers, spread(servers, POK, 2, plays=False) as table:
        async with connected(servers[1], table.table, table.guests[0].token) as elsewhere:
            assert (await table.guests[0].http.post("/logout", json={"everywhere": True})).status_code == 204
            assert await ended(elsewhere) == Farewell.NOT_KNOWN
            assert await ended(table.players[0]) == Farewell.NOT_KNOWN
        assert not table.players[1].ended


async def test_a_revoked_token_is_found_out_though_nobody_tells(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(postgres_line.PostgresLine, "send", nothing)
    monkeypatch.setattr(cluster, "LOOK", 0.05)
    async with (
        nodes(databases.new(), 2) as servers,
        spread(servers, POK, 2, plays=False) as table,
        connected(servers[1], table.table, table.guests[0].token) as elsewhere,
    ):
        assert (await table.guests[0].http.post("/logout", json={})).status_code == 204
        assert await ended(elsewhere) == Farewell.NOT_KNOWN


async def test_an_order_is_carried_out_once_and_holds_everywhere(databases: Databases, pubsub: RedisUrl | None) -> None:
    url = databases.new()
    async with nodes(url, 3, pubsub=pubsub) as servers, spread(servers, POK, 3, plays=False) as table:
        bo = await table.guests[1].who()
        assert await asyncio.to_thread(ask_house, url, "ban", bo, now=1) == "done"
        assert await ended(table.players[1]) == Farewell.BANNED

        async def is_kept_out() -> bool:
            answers = []
            for server in servers:
                async with at(server, table.guests[1]) as there:
                    answers.append((await there.http.get("/me")).status_code)
            return set(answers) == {403}

        await until(is_kept_out)
        assert await asyncio.to_thread(ask_house, url, "unban", bo, now=1) == "done"
        assert await asyncio.to_thread(ask_house, url, "unban", bo, now=1) == NOT_BANNED
        assert await asyncio.to_thread(ask_house, url, "close", table.table, now=1) == "done"
        for player in (table.players[0], table.players[2]):
            await player.until(lambda player=player: player.table.phase is TablePhase.ABORTED)  # type: ignore[misc]


async def test_who_is_forgotten_is_somebody_at_every_node(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with nodes(databases.new(), 2, pubsub=pubsub) as servers, spread(servers, POK, 3, plays=False) as table:
        await table.start()
        while await table.act():
            pass
        assert (await table.guests[1].do(table.table, Say("good-bye"))).status_code == 200
        assert (await table.guests[1].http.delete("/me")).status_code == 204
        for player, guest in ((table.players[0], table.guests[0]), (table.players[2], table.guests[2])):
            await player.until(lambda player=player: player.table.seats[1].name == "")  # type: ignore[misc]
            seen = await guest.look(table.table)
            assert (seen.table.seats[1].name, seen.talk) == ("", ())


async def test_the_next_round_begins_when_all_have_looked_wherever_they_are(
    databases: Databases, pubsub: RedisUrl | None
) -> None:
    settings = Settings(PikokoSetup(3, first_starter=0), seconds=30)
    async with (
        nodes(databases.new(), 2, pubsub=pubsub, round_pause=600) as servers,
        spread(servers, settings, 2, ["random"], plays=False) as table,
    ):
        for player in table.players:
            await player.until(lambda player=player: player.heard_of(Here)[-1].here[:2] == (True, True))  # type: ignore[misc]
        await table.start()
        while table.players[0].view.round == 1:
            # A bot's turn comes in between.
            if not await table.act():
                await asyncio.sleep(0.01)
        await table.asked()
        for player in table.players:
            assert isinstance(await player.ask(Seen()), Done)

        async def is_asked() -> bool:
            return any(isinstance(one.entry, Rested) for one in await servers[0].log(table.table))

        await until(is_asked)


async def test_tables_that_began_elsewhere_are_not_counted_for_ever(databases: Databases) -> None:
    async with nodes(databases.new(), 2) as servers, servers[0].guests("Ada") as (ada,):
        account = Account(await ada.who())
        opened = await ada.open(POK)
        await servers[1].house.recount()
        budgets = servers[1].house.budgets
        assert budgets.release(GATHERING, opened.id) == account
        await servers[1].house.recount()
        assert (await ada.do(opened.id, Leave())).status_code == 200
        await servers[0].house.shut(await servers[0].house.live(opened.id))
        await servers[1].house.recount()
        assert budgets.release(GATHERING, opened.id) is None
