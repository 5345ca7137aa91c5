"""What nodes tell each other, and what seats at other nodes are sent, tells nothing of what is in a closed fist, and
nothing of the seeds of a deal.
"""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import pytest

from coverts.hall.commands import Move
from coverts.hall.entries import Seeded
from coverts.hall.messages import Happened
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.wire import Setup
from coverts.server.house.cluster import Cluster
from coverts.server.nodes.messages import Message, Rang, Saw, decode
from coverts.server.nodes.postgres import PostgresLine
from coverts.server.nodes.redis import RedisLine
from coverts.server.pubsub_url import RedisUrl
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done
from tests.cluster.crowd import until
from tests.cluster.nodes import nodes, spread
from tests.server.harness import Server
from tests.server.seeds import SeedFound, look_for
from tests.store.postgres import Databases


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Everything that any node tells the others."""
    heard: list[Message] = []
    for kind in (PostgresLine, RedisLine):

        async def overheard(line: Any, text: bytes, send: Any = kind.send) -> None:
            heard.extend(decode(text).messages)
            await send(line, text)

        monkeypatch.setattr(kind, "send", overheard)
    return heard


async def all_told(servers: Sequence[Server], told: list[Message]) -> None:
    """Wait until the nodes have told everything that they have to tell by now: none overtakes a mark of ours."""
    for place, server in enumerate(servers):
        mark = Saw("no table", len(told), place)
        server.house.nodes.tell(mark)
        await until(lambda mark=mark: mark in told)  # type: ignore[misc]


async def know_who_is_here(servers: Sequence[Server], table: str) -> None:
    """Wait until every node knows where everybody is: a deal waits for nobody else."""
    for server in servers:
        live = await server.house.live(table)
        await until(lambda live=live: all(live.seats_here()))  # type: ignore[misc]


async def seen(databases: Databases, told: list[Message], setup: Setup, choice: int) -> tuple[object, object]:
    """Somebody closes their fist on this choice: what two others are sent, each at a node of their own, and what the
    nodes tell each other meanwhile. The deals have the same seeds and nonces each time.
    """
    async with nodes(databases.new(), 3) as servers, spread(servers, Settings(setup), 3, plays=False) as table:
        for server, player in zip(servers, table.players, strict=True):
            server.house._secret, player.nonces = bytes, Nonces(bytes)
        await know_who_is_here(servers, table.table)
        await table.start()
        who, *others = sorted(table.players, key=lambda player: not player.is_asked)
        await all_told(servers, told)
        before, number = len(told), who.number
        assert isinstance(await who.ask(Move(who.view.legal[choice], who.question)), Done)
        await table.asked()
        assert all(other.number > number for other in others)
        await all_told(servers, told)
        sent = [[(message.number, message.game) for message in other.heard_of(Happened)] for other in others]
        rung = [one.seq for one in told[before:] if isinstance(one, Rang)]
        assert rung
        return sent, rung


@pytest.mark.parametrize("setup", [PokSetup(3), PikokoSetup(3, first_starter=0)], ids=["pok", "pikoko"])
async def test_nothing_that_is_told_depends_on_a_closed_fist(
    databases: Databases, told: list[Message], setup: Setup
) -> None:
    one, other = [await seen(databases, told, setup, choice) for choice in (0, 1)]
    assert one == other


async def test_a_doorbell_that_tells_more_is_noticed(
    databases: Databases, told: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = Cluster.tell

    def too_much(cluster: Cluster, message: Message) -> None:
        live = cluster._house.find(message.table) if isinstance(message, Rang) else None
        if live is not None:
            message = Rang(live.table.id, crc32(repr(live.table.state).encode()))
        tell(cluster, message)

    monkeypatch.setattr(Cluster, "tell", too_much)
    one, other = [await seen(databases, told, PokSetup(3), choice) for choice in (0, 1)]
    assert one[0] == other[0]
    assert one[1] != other[1]


@pytest.fixture
def carried(told: list[Message], monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that nodes send to each other, whatever carries it, byte by byte."""
    texts: list[bytes] = []
    for kind in (PostgresLine, RedisLine):

        async def overheard(line: Any, text: bytes, send: Any = kind.send) -> None:
            texts.append(text)
            await send(line, text)

        monkeypatch.setattr(kind, "send", overheard)
    return texts


async def look_for_seeds(
    databases: Databases, pubsub: RedisUrl | None, told: list[Message], carried: list[bytes]
) -> None:
    """A deal and some moves of people at two nodes. Nodes never need the seeds, not even when people are told them."""
    async with (
        nodes(databases.new(), 2, pubsub=pubsub) as servers,
        spread(servers, Settings(PokSetup(3)), 3, plays=False) as table,
    ):
        await know_who_is_here(servers, table.table)
        await table.start()
        for _ in range(6):
            await table.act()
        await all_told(servers, told)
        entries = [logged.entry for logged in await servers[0].log(table.table)]
    [seeded] = [entry for entry in entries if isinstance(entry, Seeded)]
    for seed in seeded.seeds:
        look_for(seed, b"\n".join(carried))


async def test_no_seed_is_told_to_other_nodes(
    databases: Databases, pubsub: RedisUrl | None, told: list[Message], carried: list[bytes]
) -> None:
    await look_for_seeds(databases, pubsub, told, carried)


async def test_a_node_that_tells_the_seeds_is_noticed(
    databases: Databases,
    pubsub: RedisUrl | None,
    told: list[Message],
    carried: list[bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tell = Cluster.tell

    def too_much(cluster: Cluster, message: Message) -> None:
        live = cluster._house.find(message.table) if isinstance(message, Rang) else None
        if live is not None and live.table.fair is not None:
            tell(cluster, Saw(str(live.table.fair.seeds), 0, 0))
        tell(cluster, message)

    monkeypatch.setattr(Cluster, "tell", too_much)
    with pytest.raises(SeedFound):
        await look_for_seeds(databases, pubsub, told, carried)
