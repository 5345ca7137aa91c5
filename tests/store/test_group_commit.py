"""Many tables at once: nothing is mixed up, one sync of the disk serves many, and nobody suffers from another."""

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from coverts.hall.desk import Logged
from coverts.store import opening, sqlite
from coverts.store.interface import Conflict
from coverts.store.sqlite import SqliteStore
from coverts.store.statements import COMMIT, PRAGMAS
from tests.store.batches import SETUPS, game, spoken, talk


class Traced:
    """A store that counts the sentences of its writer, and can be made to wait before it commits."""

    def __init__(self) -> None:
        self.said: Counter[str] = Counter()
        self.may_commit = threading.Event()
        self.may_commit.set()
        self.store: SqliteStore
        self.writer: sqlite3.Connection
        self.path: Path

    def connect(self, path: Path, pragmas: Sequence[str]) -> sqlite3.Connection:
        connection = opening.connect(path, pragmas)
        if pragmas is PRAGMAS:
            connection.set_trace_callback(self._hear)
            self.writer, self.path = connection, path
        return connection

    def _hear(self, sentence: str) -> None:
        self.said[sentence.split(maxsplit=1)[0]] += 1
        if sentence == COMMIT:
            self.may_commit.wait()


@pytest.fixture
async def traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Traced]:
    traced = Traced()
    monkeypatch.setattr(sqlite, "connect", traced.connect)
    traced.store = await SqliteStore.open(tmp_path)
    yield traced
    traced.may_commit.set()
    await traced.store.close()


async def test_games_at_many_tables_at_once_are_all_there_exactly(traced: Traced) -> None:
    games = [game(f"table {number}", SETUPS[number % len(SETUPS)], number) for number in range(24)]

    async def play(number: int) -> None:
        for batch in games[number]:
            await traced.store.append(batch)

    await asyncio.gather(*map(play, range(len(games))))
    for number, batches in enumerate(games):
        assert await traced.store.load(f"table {number}") == [logged for batch in batches for logged in batch.log]
    assert traced.said["COMMIT"] < sum(map(len, games)) / 4


async def test_what_waits_for_the_disk_is_written_together(traced: Traced) -> None:
    traced.may_commit.clear()
    first = asyncio.ensure_future(traced.store.append(talk("first", 0)))
    while not traced.said["COMMIT"]:
        await asyncio.sleep(0.001)
    others = [asyncio.ensure_future(traced.store.append(talk(f"t{number}", 0))) for number in range(200)]
    # Once around the event loop all of them have been handed to the writer, which is held.
    await asyncio.sleep(0)
    assert not any(task.done() for task in (first, *others))
    traced.may_commit.set()
    await asyncio.gather(first, *others)
    assert traced.said["COMMIT"] == 2


async def test_one_after_the_other_each_has_a_commit_of_its_own(traced: Traced) -> None:
    for after in range(10):
        await traced.store.append(talk("t", after))
    assert traced.said["COMMIT"] == 10


async def test_nothing_is_acknowledged_or_visible_before_it_is_committed(traced: Traced) -> None:
    traced.may_commit.clear()
    waiting = asyncio.ensure_future(traced.store.append(talk("t", 0)))
    late = asyncio.ensure_future(traced.store.append(talk("t", 0)))
    while not traced.said["COMMIT"]:
        await asyncio.sleep(0.001)
    assert await traced.store.load("t") == []
    assert not waiting.done()
    assert not late.done()
    traced.may_commit.set()
    await waiting
    with pytest.raises(Conflict):
        await late


async def test_a_conflict_harms_only_its_own_batch(traced: Traced) -> None:
    await traced.store.append(talk("taken", 0, command="key"))
    traced.may_commit.clear()
    blocked = asyncio.ensure_future(traced.store.append(talk("blocked", 0)))
    while traced.said["COMMIT"] < 2:
        await asyncio.sleep(0.001)
    batches = [talk(f"t{number // 2}", 0, entries=3) for number in range(100)]
    batches[50] = talk("taken", 1, entries=3, command="key")
    answers = [asyncio.ensure_future(traced.store.append(batch)) for batch in batches]
    await asyncio.sleep(0)
    traced.may_commit.set()
    await blocked
    said = await asyncio.gather(*answers, return_exceptions=True)
    assert traced.said["COMMIT"] == 3
    assert [type(answer) for answer in said[:50]] == [type(None), Conflict] * 25
    assert isinstance(said[50], Conflict)
    assert len(await traced.store.load("taken")) == 1
    for number in range(50):
        assert await traced.store.load(f"t{number}") == [Logged(spoken(f"t{number}", seq)) for seq in (1, 2, 3)]


async def test_whoever_stops_waiting_loses_nothing(traced: Traced) -> None:
    traced.may_commit.clear()
    waiting = [asyncio.ensure_future(traced.store.append(talk(f"t{number}", 0, entries=2))) for number in range(20)]
    while not traced.said["COMMIT"]:
        await asyncio.sleep(0.001)
    for task in waiting[::2]:
        task.cancel()
    await asyncio.sleep(0)
    traced.may_commit.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError, type(None)] * 10
    await traced.store.append(talk("last", 0))
    assert [len(await traced.store.load(f"t{number}")) for number in range(20)] == [2] * 20


async def test_the_event_loop_never_waits_for_the_disk(traced: Traced) -> None:
    threads: list[threading.Thread] = []
    traced.writer.set_trace_callback(lambda _: threads.append(threading.current_thread()))
    with closing(sqlite3.connect(traced.path, isolation_level=None)) as intruder:
        intruder.execute("BEGIN IMMEDIATE")
        waiting = traced.store.append(talk("t", 0))
        await asyncio.sleep(0.05)
        assert not waiting.done()
    await waiting
    assert threads
    assert threading.main_thread() not in threads
