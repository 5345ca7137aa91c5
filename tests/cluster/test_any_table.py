"""Any node serves any table: those who play at one see the same, in order, wherever they are connected."""

import asyncio
from collections.abc import Collection

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from coverts.hall.commands import Move, Say, Start
from coverts.hall.desk import Desk
from coverts.hall.entries import Acted
from coverts.hall.messages import Numbered, Said, Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house import cluster
from coverts.server.nodes import postgres as postgres_line
from coverts.server.pubsub_url import RedisUrl
from coverts.server.wire import Done
from coverts.store.postgres.store import PostgresStore
from tests.cluster.nodes import at, nodes, spread
from tests.server.players import Party, connected, knows_all
from tests.store.postgres import Databases

POK = Settings(PokSetup(4), talk="free")
PIKOKO = Settings(PikokoSetup(4))


async def heard_what_is_in_the_log(table: Party) -> None:
    """Everybody has been sent, once and in order, exactly the messages that the log makes for them."""
    log = await table.server.log(table.table)
    for seat, player in enumerate(table.players):
        numbered: list[Numbered] = player.heard_of(Numbered)  # type: ignore[arg-type]
        first = player.heard_of(Snapshot)[-1].number
        numbers = [message.number for message in numbered if message.number > first]
        assert numbers == list(range(first + 1, player.number + 1))
        desk, made = Desk(table.table, log[:1]), {}
        for logged in log[1:]:
            for observer, messages in desk.commit([logged]):
                if observer == seat:
                    made.update({message.number: message for message in messages})
        assert [made[message.number] for message in numbered if message.number > first] == [
            message for message in numbered if message.number > first
        ]


@pytest.mark.parametrize("settings", [POK, PIKOKO])
async def test_whole_games_over_three_nodes(databases: Databases, pubsub: RedisUrl | None, settings: Settings) -> None:
    async with nodes(databases.new(), 3, pubsub=pubsub) as servers, spread(servers, settings, 4) as table:
        await table.start()
        assert isinstance(await table.players[2].ask(Say("over here")), Done) == (settings is POK)
        await table.played()
        number = max(player.number for player in table.players)
        for player in table.players:
            await player.until(lambda player=player: player.number >= number)  # type: ignore[misc]
        await heard_what_is_in_the_log(table)
        for guest, player in zip(table.guests, table.players, strict=True):
            await knows_all(player, guest.look(table.table))
        records = [(await guest.http.get(f"/tables/{table.table}/record")).content for guest in table.guests]
        assert len(set(records)) == 1


async def test_fists_that_are_closed_at_once_on_four_nodes_all_count(
    databases: Databases, pubsub: RedisUrl | None
) -> None:
    """And what was said meanwhile: nobody is refused because others were quicker."""
    async with nodes(databases.new(), 4, pubsub=pubsub) as servers, spread(servers, POK, 4, plays=False) as table:
        await table.start()
        for round_ in range(8):
            await table.asked()
            asked = [player for player in table.players if player.is_asked]
            if not asked:
                break
            moves = [player.ask(Move(table.choose(player.view), player.question), f"fist-{round_}") for player in asked]
            said = [player.ask(Say(f"at {round_}"), f"say-{round_}") for player in table.players]
            answers = await asyncio.gather(*moves, *said)
            assert [answer for answer in answers if not isinstance(answer, Done)] == []
        log = [logged.entry for logged in await servers[0].log(table.table)]
        assert sum(isinstance(entry, Acted) for entry in log) >= 8
        await heard_what_is_in_the_log(table)


async def test_somebody_who_goes_to_another_node_goes_on_where_they_were(
    databases: Databases, pubsub: RedisUrl | None
) -> None:
    async with (
        nodes(databases.new(), 2, pubsub=pubsub) as servers,
        spread(servers, POK, 4, plays=False) as table,
        at(servers[1], table.guests[0]) as elsewhere,
    ):
        await table.start()
        ada = table.guests[0]
        async with connected(servers[0], table.table, ada.token) as player:
            await player.until(lambda: player.known)
            known = player.known
        for _ in range(4):
            assert await table.act()
        async with connected(servers[1], table.table, ada.token, known=known) as player:
            await knows_all(player, elsewhere.look(table.table))
            assert player.heard_of(Snapshot) == []


async def test_what_somebody_has_done_at_one_node_they_find_done_at_another(databases: Databases) -> None:
    """At once, also when no doorbell rings; and a command that comes again there is not carried out twice."""
    async with (
        nodes(databases.new(), 2) as servers,
        spread(servers, POK, 4, plays=False) as table,
        at(servers[1], table.guests[0]) as elsewhere,
    ):
        ada = table.guests[0]
        assert (await ada.do(table.table, Start(), "start")).status_code == 200
        assert (await elsewhere.do(table.table, Start(), "start")).status_code == 200
        seen = await elsewhere.look(table.table)
        assert seen.game is not None
        assert (await elsewhere.do(table.table, Say("once"), "once")).status_code == 200
        assert (await ada.do(table.table, Say("once"), "once")).status_code == 200
        log = await servers[0].log(table.table)
        assert sum(logged.key is not None and logged.key.id == "once" for logged in log) == 1


async def test_a_lost_doorbell_is_found_out(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pub/sub that carries nothing everybody sees everything, a little later."""

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(postgres_line.PostgresLine, "send", nothing)
    monkeypatch.setattr(cluster, "LOOK", 0.05)
    async with nodes(databases.new(), 2) as servers, spread(servers, POK, 4) as table:
        await table.start()
        await table.played()
        for guest, player in zip(table.guests, table.players, strict=True):
            await knows_all(player, guest.look(table.table))


async def test_a_look_that_fails_is_not_the_last_one(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has gone wrong, it is logged without what it says, and the node looks again."""

    async def nothing(*_: object) -> None:
        pass

    heads, failed = PostgresStore.heads, 0

    async def failing(store: PostgresStore, tables: Collection[str]) -> dict[str, int]:
        nonlocal failed
        failed += 1
        if failed <= 3:
            raise ValueError("an invitation")
        return await heads(store, tables)

    monkeypatch.setattr(postgres_line.PostgresLine, "send", nothing)
    monkeypatch.setattr(cluster, "LOOK", 0.05)
    monkeypatch.setattr(PostgresStore, "heads", failing)
    with capture_logs() as logs:
        async with nodes(databases.new(), 2) as servers, spread(servers, POK, 4, plays=False) as table:
            assert (await table.guests[0].do(table.table, Say("over here"))).status_code == 200
            for guest, player in zip(table.guests, table.players, strict=True):
                await player.until(lambda player=player: player.heard_of(Said))  # type: ignore[misc]
                await knows_all(player, guest.look(table.table))
    assert [line["error"] for line in logs if line["event"] == "table not followed"] == ["ValueError"] * 3
    assert "an invitation" not in str(logs)


async def test_a_table_that_gets_other_seats_elsewhere(databases: Databases, pubsub: RedisUrl | None) -> None:
    """The numbers begin anew for everybody then, also for those at other nodes."""
    from coverts.hall.commands import ChangeSettings, Swap

    async with nodes(databases.new(), 2, pubsub=pubsub) as servers, spread(servers, POK, 3, plays=False) as table:
        ada = table.guests[0]
        assert (await ada.do(table.table, ChangeSettings(replace(POK, setup=PokSetup(5))))).status_code == 200
        assert (await ada.do(table.table, Swap(0, 1))).status_code == 200
        for guest, player in zip(table.guests, table.players, strict=True):
            await player.until(lambda player=player: len(player.table.seats) == 5)  # type: ignore[misc]
            await knows_all(player, guest.look(table.table))
        assert [player.table.you for player in table.players if player.table] == [1, 0, 2]
