"""What nodes tell each other, and what seats at other nodes are sent, tells nothing of what is in a closed fist."""

import asyncio
from random import Random
from zlib import crc32

import pytest

from coverts.hall.commands import Move
from coverts.hall.messages import Happened
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.wire import Setup
from coverts.server.house.cluster import Cluster
from coverts.server.nodes.messages import Message, Rang, decode
from coverts.server.nodes.postgres import PostgresLine
from coverts.server.wire import Done
from tests.cluster.nodes import nodes, spread
from tests.store.postgres import Databases


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Everything that any node tells the others."""
    heard: list[Message] = []
    send = PostgresLine.send

    async def overheard(line: PostgresLine, text: bytes) -> None:
        heard.extend(decode(text).messages)
        await send(line, text)

    monkeypatch.setattr(PostgresLine, "send", overheard)
    return heard


async def seen(databases: Databases, told: list[Message], setup: Setup, choice: int) -> tuple[object, object]:
    """Somebody closes their fist on this choice: what two others are sent, each at a node of their own, and what the
    nodes tell each other meanwhile.
    """
    async with (
        nodes(databases.new(), 3, draw=Random(7).randrange) as servers,
        spread(servers, Settings(setup), 3, plays=False) as table,
    ):
        await table.start()
        await table.asked()
        who, *others = sorted(table.players, key=lambda player: not player.is_asked)
        before = len(told)
        assert isinstance(await who.ask(Move(who.view.legal[choice], who.question)), Done)
        for other in others:
            await other.until(lambda other=other: other.heard_of(Happened))  # type: ignore[misc]
        async with asyncio.timeout(60):
            while not (rang := [one.seq for one in told[before:] if isinstance(one, Rang)]):
                await asyncio.sleep(0.01)
        return [[message.game for message in other.heard_of(Happened)] for other in others], rang


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
