"""A rolling upgrade: an older node meets what only a newer one knows, and leaves that table to it."""

import asyncio

import pytest

from coverts.hall.commands import Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house import caring, cluster
from coverts.server.house.audience import Farewell
from coverts.server.pubsub_url import RedisUrl
from coverts.server.wire import Done
from tests.cluster.nodes import nodes, spread
from tests.server.test_sessions import ended
from tests.store.postgres import Databases, ask

TIMED = Settings(PokSetup(3), seconds=600, talk="free")
FROM_A_NEWER_NODE = """
INSERT INTO log (table_id, seq, entry) SELECT $1::text, max(seq) + 1, '{"type":"from-the-future","at":1}'::bytea
FROM log WHERE table_id = $1::text
"""


async def test_a_table_with_an_entry_from_the_future_is_handed_over(
    databases: Databases, pubsub: RedisUrl | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LOOK", 0.1)
    monkeypatch.setattr(caring, "PAUSE", 0.05)
    url = databases.new()
    async with (
        nodes(url, 2, pubsub=pubsub) as servers,
        spread(servers, TIMED, 3, plays=False) as table,
        spread(servers, TIMED, 3, plays=False) as other,
    ):
        await table.start()
        await other.start()
        await asyncio.to_thread(ask, url, FROM_A_NEWER_NODE, table.table)
        for player in table.players:
            assert await ended(player) == Farewell.GONE
        async with asyncio.timeout(60):
            while ask(url, "SELECT table_id FROM cares") != [(other.table,)]:
                await asyncio.sleep(0.05)
            beats = set[tuple[int, ...]]()
            while len(beats) < 10:
                beats.add(tuple(until for (until,) in ask(url, "SELECT until FROM nodes ORDER BY id")))
                await asyncio.sleep(0.01)
        # Nobody has taken it again meanwhile.
        assert ask(url, "SELECT table_id FROM cares") == [(other.table,)]
        answer = await table.guests[0].http.get(f"/tables/{table.table}")
        assert answer.status_code == 500
        for player in other.players:
            assert isinstance(await player.ask(Say("we play on")), Done)
