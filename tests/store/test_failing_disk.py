"""A disk that is full or broken: nothing is acknowledged that is not there, and the store goes on when it can."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from coverts.store import sqlite
from coverts.store.interface import Conflict, StoreError
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore
from coverts.store.statements import COMMIT, PRAGMAS
from coverts.store.transacting import Outcome, transact
from tests.store.batches import talk


@contextmanager
def files_end_at(size: int) -> Iterator[None]:
    """Nobody here can write to a file past this, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_what_cannot_be_committed_is_not_acknowledged_and_the_store_goes_on(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.append(talk("t", 0))
    with files_end_at((tmp_path / f"{DATABASE}-wal").stat().st_size + 5000):
        answers = await asyncio.gather(
            *(store.append(talk(table, after)) for table, after in [("t", 1), ("u", 0), ("t", 1)]),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [StoreError] * 3
        assert len({id(answer) for answer in answers}) == 3
        assert len(await store.load("t")) == 1
    with pytest.raises(Conflict):
        await store.append(talk("t", 2))
    await store.append(talk("t", 1))
    await store.append(talk("u", 0))
    await store.close()
    store = await SqliteStore.open(tmp_path)
    assert [len(await store.load(table)) for table in ("t", "u")] == [2, 1]
    await store.close()


async def test_a_database_that_somebody_else_has_locked_is_an_error_and_no_hang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*PRAGMAS, "PRAGMA busy_timeout = 10"))
    store = await SqliteStore.open(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as intruder:
        intruder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append(talk("t", 0))
    await store.append(talk("t", 0))
    await store.close()


class Breaking:
    """A connection whose sentences fail when they are told to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.broken: set[str] = set()

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql in self.broken:
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any, /) -> sqlite3.Cursor:
        return self._connection.executemany(sql, parameters)


def test_a_group_whose_commit_fails_is_rolled_back_and_the_next_is_written() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (n PRIMARY KEY)")
        breaking = Breaking(connection)
        breaking.broken = {COMMIT}
        with pytest.raises(sqlite3.OperationalError):
            transact(breaking, [lambda c: c.execute("INSERT INTO t VALUES (1)").rowcount])
        breaking.broken = set()
        assert transact(breaking, [lambda c: c.execute("INSERT INTO t VALUES (2)").rowcount]) == [Outcome(1)]
        assert connection.execute("SELECT n FROM t").fetchall() == [(2,)]


def test_a_group_that_sqlite_gives_up_fails_as_a_whole() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE t (n PRIMARY KEY)")
        jobs = [
            "INSERT INTO t VALUES (1)",
            "INSERT INTO t VALUES (1) ON CONFLICT DO NOTHING",
            "INSERT OR ROLLBACK INTO t VALUES (1)",
        ]
        with pytest.raises(sqlite3.IntegrityError):
            transact(connection, [lambda c, job=job: c.execute(job) for job in jobs])  # type: ignore[misc]
        assert not connection.in_transaction
        assert connection.execute("SELECT n FROM t").fetchall() == []


async def test_a_job_that_breaks_harms_nobody_else(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    lone_half = talk("\ud800", 0)
    answers = await asyncio.gather(store.append(talk("t", 0)), store.append(lone_half), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), UnicodeEncodeError]
    assert len(await store.load("t")) == 1
    await store.close()
