"""Who is at other nodes: what is not told again after something was missed, and whoever is silent, is gone."""

import asyncio
from unittest.mock import Mock

import pytest

from coverts.server.door.shared_budgets import Held
from coverts.server.house import presence
from coverts.server.house.presence import Presence
from coverts.server.nodes.messages import LARGEST, Present, Rang, decode, envelopes


async def test_what_is_not_told_again_after_something_was_missed_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TO_TELL_AGAIN", 0.0)
    known = Presence()
    for table in ("left", "stays"):
        known.heard_from("node")
        assert known.take("node", Present(table, (0,)))
        assert not known.take("node", Present(table, (0,)))
    assert known.silent() == []
    known.doubt()
    await asyncio.sleep(0.01)
    known.take("node", Present("stays", (0,)))
    assert known.silent() == ["left"]
    assert [known.is_somebody_at(table) for table in ("left", "stays")] == [False, True]
    assert known.silent() == []


async def test_a_silent_node_is_gone_with_all_who_were_there() -> None:
    known = Presence()
    for node in ("silent", "alive"):
        known.heard_from(node)
        known.take(node, Present("table", (0,)))
    assert known.silent() == []
    known._heard["silent"] -= presence.SILENT
    assert known.silent() == ["table"]
    assert set(known.elsewhere("table")) == {"alive"}


def test_messages_go_in_envelopes_that_postgresql_carries() -> None:
    """The last doorbell of a table is enough."""
    messages = [Rang(f"table {number % 500}", number) for number in range(1000)]
    found = list(envelopes("node", messages))
    assert all(len(envelope) <= LARGEST for envelope in found)
    told = [message for envelope in found for message in decode(envelope).messages]
    assert told == messages[500:]
    [alive] = envelopes("node", [])
    assert decode(alive).messages == ()


def test_what_is_told_last_counts() -> None:
    """Somebody goes and comes back while something else is being sent."""
    here, gone = Present("table", (0,)), Present("table")
    held, free = Held("sockets", "=whose", 1), Held("sockets", "=whose", 0)
    for messages in ([here, gone, here], [gone, here, gone], [held, free, held], [free, held, free]):
        [envelope] = envelopes("node", messages)
        assert decode(envelope).messages == (messages[-1],)


async def test_a_node_that_comes_back_tells_everything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pub/sub was restarted: the first to come back asks the others who is where, and nobody hears that; nor would
    anybody whom it has told before they came back.
    """
    live = Mock(table=Mock(id="table"))
    monkeypatch.setattr(presence, "present_at", lambda live, now: Present("table", (0,)))
    known = Presence()
    assert list(known.to_tell([live])) == [Present("table", (0,))]
    assert list(known.to_tell([live])) == []
    known.doubt()
    assert list(known.to_tell([live])) == [Present("table", (0,))]
