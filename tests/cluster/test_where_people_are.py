"""Who looks after a table goes where its people are, and nobody is told of moves who need not be."""

import asyncio

import pytest

from coverts.hall.commands import Join, Start
from coverts.hall.entries import Committed, Seeded
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house import caretaker, cluster, live
from coverts.server.house.cluster import Cluster
from coverts.server.nodes.messages import Message, Rang
from coverts.server.pubsub_url import RedisUrl
from tests.cluster.crowd import until
from tests.cluster.nodes import at, nodes, spread
from tests.cluster.test_no_leak import know_who_is_here
from tests.server.harness import Server
from tests.server.players import connected
from tests.store.postgres import Databases, ask

TIMED = Settings(PokSetup(3), seconds=600)
NEVER = 1_000.0


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """What nodes tell each other about tables."""
    heard: list[Message] = []
    tell = Cluster.tell

    def overheard(node: Cluster, message: Message) -> None:
        heard.append(message)
        tell(node, message)

    monkeypatch.setattr(Cluster, "tell", overheard)
    return heard


def cares(server: Server, table: str) -> bool:
    return server.house.nodes.cares_for(table)


async def test_a_table_is_handed_to_the_node_where_its_people_are(
    databases: Databases, pubsub: RedisUrl | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 0.1)
    url = databases.new()
    async with nodes(url, 2, pubsub=pubsub) as (opens, plays), spread([plays], TIMED, 3, plays=False) as table:
        # As behind a proxy that leads nobody anywhere: the game is begun at a node at which nobody sits.
        async with at(opens, table.guests[0]) as elsewhere:
            await elsewhere.do(table.table, Start())
        await table.asked()
        await until(lambda: cares(plays, table.table) and not cares(opens, table.table))
        assert len(await asyncio.to_thread(ask, url, "SELECT 1 FROM cares")) == 1
        for _ in range(4):
            assert await table.act()


async def test_who_watches_at_one_node_and_sits_down_is_there_for_the_others_at_once(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "TELL", NEVER)
    async with nodes(databases.new(), 2) as (here, there), here.guests("Ada", "Bo") as (ada, bo):
        opened = await ada.open(Settings(PokSetup(3), visibility="public"))
        async with connected(here, opened.id, ada.token), connected(there, opened.id, bo.token) as second:
            found = await here.house.live(opened.id)
            await until(lambda: found.watchers())
            assert found.seats_here() == (True, False, False)
            await second.ask(Join("Bo", opened.invitation))
            await until(lambda: found.seats_here() == (True, True, False) and not found.watchers())


async def test_nobody_is_told_of_moves_while_all_are_at_one_node(
    databases: Databases, told: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever comes to another node misses nothing, although the nodes look at the logs only now and then."""
    monkeypatch.setattr(cluster, "LOOK", NEVER)
    async with nodes(databases.new(), 2) as servers, spread(servers[:1], TIMED, 3, plays=False) as table:
        await table.start()
        told.clear()
        for _ in range(4):
            assert await table.act()
        assert not [one for one in told if isinstance(one, Rang)]
        guest = table.guests[1]
        async with connected(servers[1], table.table, guest.token) as second:
            assert await table.act()
            await until(lambda: second.number == table.players[1].number)
            told.clear()
            assert await table.act()
            await until(lambda: second.number == table.players[1].number)
            assert [one for one in told if isinstance(one, Rang)]


async def test_whoever_comes_while_something_happens_elsewhere_is_told_of_it(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is made before anybody knows that somebody listens at another node: it answers with how far it is."""
    monkeypatch.setattr(cluster, "LOOK", NEVER)
    async with nodes(databases.new(), 2) as servers, spread(servers[:1], TIMED, 3, plays=False) as table:
        await table.start()
        first = servers[0].house.nodes
        assert isinstance(first, Cluster)
        come, waiting = first._come, asyncio.Event()
        late: list[object] = []

        def later(*given: object) -> None:
            late.append(given)
            waiting.set()

        monkeypatch.setattr(first, "_come", later)
        async with connected(servers[1], table.table, table.guests[1].token) as second:
            await waiting.wait()
            assert await table.act()
            assert second.number < table.players[1].number
            monkeypatch.setattr(first, "_come", come)
            for given in late:
                come(*given)  # type: ignore[misc]
            await until(lambda: second.number == table.players[1].number)


async def test_who_has_come_or_gone_is_told_at_once(
    databases: Databases, pubsub: RedisUrl | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "TELL", NEVER)
    async with nodes(databases.new(), 2, pubsub=pubsub) as servers, spread(servers[:1], TIMED, 3, plays=False) as table:
        await until(lambda: servers[1].house.nodes.knows_who_is_here)
        await know_who_is_here(servers, table.table)
        await table.players[2].socket.close()
        known = await servers[1].house.live(table.table)
        await until(lambda: known.seats_here() == (True, True, False))


async def test_the_first_deal_waits_for_those_who_have_just_come_to_another_node(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has been told of them: a deal waits for such news before it goes on without anybody."""
    monkeypatch.setattr(live, "COMING_BACK", 0)
    monkeypatch.setattr(cluster, "TELL", NEVER)
    monkeypatch.setattr(Cluster, "here", lambda *_: None)
    monkeypatch.setattr(caretaker, "ON_THE_WAY", 30.0)
    async with nodes(databases.new(), 3) as servers, spread(servers, TIMED, 3, plays=False) as table:
        await table.start()
        entries = [logged.entry for logged in await servers[0].log(table.table)]
        seeded = next(place for place, entry in enumerate(entries) if isinstance(entry, Seeded))
        assert sum(isinstance(entry, Committed) for entry in entries[:seeded]) == 3


async def test_who_may_be_here_is_waited_for_by_a_node_that_hears_nothing(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "COMING_BACK", 0)
    monkeypatch.setattr(cluster, "TELL", NEVER)
    monkeypatch.setattr(caretaker, "ON_THE_WAY", 0.0)
    monkeypatch.setattr(Cluster, "here", lambda *_: None)
    monkeypatch.setattr(Cluster, "knows_who_is_here", property(lambda _: False))
    async with nodes(databases.new(), 3) as servers, spread(servers, TIMED, 3, plays=False) as table:
        await table.start()
        entries = [logged.entry for logged in await servers[0].log(table.table)]
        seeded = next(place for place, entry in enumerate(entries) if isinstance(entry, Seeded))
        assert sum(isinstance(entry, Committed) for entry in entries[:seeded]) == 3
