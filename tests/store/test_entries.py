"""Entries as bytes: everything that can be logged comes back as it was, also from old logs."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coverts.games import pikoko, pok
from coverts.hall import entries as kinds
from coverts.hall.desk import CommandKey, Logged
from coverts.hall.entries import Entry
from coverts.hall.settings import Settings
from coverts.hall.sitters import BotSeat, Person
from coverts.hall.wire import Setup
from coverts.store.coding import encode, log_of
from coverts.store.interface import StoreError
from coverts.store.operations import Operations
from tests.laws.examples import examples
from tests.store.batches import SETUPS, game, talk
from tests.store.homes import Home

OLD_LOG = Path(__file__).parent / "old_log.jsonl"

texts = st.text(max_size=30)
seats = st.integers(0, 6)
moments = st.integers(0, 2**53)


def digests(size: int) -> st.SearchStrategy[str]:
    return st.binary(min_size=size, max_size=size).map(bytes.hex)


ENTRIES: st.SearchStrategy[Entry] = st.one_of(
    st.builds(kinds.SatDown, moments, seats, st.builds(Person, texts, texts) | st.builds(BotSeat, texts, texts)),
    st.builds(kinds.Kept, moments, seats, st.builds(Person, texts, texts)),
    st.builds(kinds.StoodUp, moments, seats),
    st.builds(kinds.Swapped, moments, seats, seats),
    st.builds(kinds.SettingsChanged, moments, st.builds(Settings, st.sampled_from(SETUPS))),
    st.builds(kinds.Started, moments, st.none() | digests(16)),
    st.builds(kinds.Committed, moments, seats, st.lists(digests(32), max_size=3).map(tuple)),
    st.builds(kinds.Seeded, moments, st.lists(digests(32), max_size=3).map(tuple)),
    st.builds(kinds.Revealed, moments, seats, st.integers(1, 3), digests(32)),
    st.builds(
        kinds.PlayedOn,
        at=moments,
        seat=seats,
        moves=st.integers(0, 2_000),
        round=st.integers(1, 3),
        then=st.just((kinds.Acted(1, 0, pikoko.Bid(2)), kinds.Chanced(1, pikoko.DrawStarter(1)))),
        record=digests(32),
        table=st.none() | texts,
    ),
    st.builds(kinds.TimedOut, moments, seats),
    st.builds(kinds.Left, moments, seats),
    st.builds(kinds.Returned, moments, seats),
    st.builds(kinds.Spoke, moments, seats, texts, st.booleans()),
    st.builds(kinds.Rested, moments),
    st.builds(kinds.Woken, moments),
    st.builds(kinds.Aborted, moments, st.none() | seats),
    st.builds(kinds.Rematched, moments, texts, st.none() | seats),
)


@pytest.fixture
def runner(home: Home) -> Iterator[tuple[asyncio.Runner, Operations]]:
    with asyncio.Runner() as runner:
        store = runner.run(home.open())
        yield runner, store
        runner.run(store.close())


_numbers = count()
SAME_HOME = [HealthCheck.function_scoped_fixture]
"""Each example has a table of its own."""
DANCED = b'{"type":"danced","at":5}'


@settings(deadline=None, max_examples=examples(100), suppress_health_check=SAME_HOME)
@given(st.lists(st.tuples(ENTRIES, st.none() | texts), min_size=1, max_size=10))
def test_whatever_is_logged_comes_back(
    runner: tuple[asyncio.Runner, Operations], said: list[tuple[Entry, str | None]]
) -> None:
    table = f"entries {next(_numbers)}"
    log = [
        Logged(entry, None if name is None else CommandKey(name, f"{place} {name}"))
        for place, (entry, name) in enumerate(said)
    ]
    loop, store = runner

    async def kept() -> list[Logged]:
        await store.append(msgspec.structs.replace(talk(table, 0), log=log))
        return await store.load(table)

    assert loop.run(kept()) == log


@settings(deadline=None, max_examples=examples(10), suppress_health_check=SAME_HOME)
@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
def test_whole_games_come_back(runner: tuple[asyncio.Runner, Operations], setup: Setup, seed: int) -> None:
    table = f"game {next(_numbers)}"
    loop, store = runner
    batches = game(table, setup, seed)
    loop.run(_append_all(store, table, setup, seed))
    assert loop.run(store.load(table)) == [logged for batch in batches for logged in batch.log]


async def _append_all(store: Operations, table: str, setup: Setup, seed: int) -> None:
    for batch in game(table, setup, seed):
        await store.append(batch)


def test_old_logs_stay_readable_and_mean_the_same() -> None:
    lines = OLD_LOG.read_bytes().splitlines()
    log = log_of("old", [(seq, line, None, None) for seq, line in enumerate(lines, 1)])
    for line, logged in zip(lines, log, strict=True):
        assert _contains(msgspec.json.decode(encode(logged.entry)), msgspec.json.decode(line))


def _contains(new: object, old: object) -> bool:
    """Whether everything old is still there; entries may have got new fields since."""
    if isinstance(new, dict) and isinstance(old, dict):
        return all(name in new and _contains(new[name], value) for name, value in old.items())
    return new == old


def test_the_old_log_has_one_of_everything() -> None:
    lines = [msgspec.json.decode(line) for line in OLD_LOG.read_bytes().splitlines()]
    assert {line["type"] for line in lines} == _tags(Entry)
    assert {line["action"]["type"] for line in lines if line["type"] == "acted"} == _tags(pikoko.Action | pok.Action)
    outcomes = {line["outcome"]["type"] for line in lines if line["type"] == "chanced"}
    assert outcomes == _tags(pikoko.Outcome | pok.Outcome)


def _tags(union: object) -> set[object]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_fields_that_are_not_known_here_do_not_matter() -> None:
    (logged,) = log_of("t", [(1, b'{"type":"started","at":5,"mood":"good"}', None, None)])
    assert logged == Logged(kinds.Started(5))


async def test_an_entry_that_cannot_be_read_is_named(home: Home) -> None:
    store = await home.open()
    await store.append(talk("t", 0, entries=3))
    home.say(f"UPDATE log SET entry = {home.bytes(DANCED)} WHERE seq = 2")
    with pytest.raises(StoreError, match=r"table t: entry 2 .*danced"):
        await store.load("t")
    home.say("DELETE FROM log WHERE seq = 2")
    with pytest.raises(StoreError, match=r"table t: entry 2 .* is missing"):
        await store.load("t")
    home.say(f"UPDATE tables SET summary = {home.bytes(b'{}')}")
    with pytest.raises(StoreError, match="table t: its summary"):
        await store.public_tables(most=1)
    await store.append(talk("another", 0))
    assert len(await store.load("another")) == 1
    await store.close()
