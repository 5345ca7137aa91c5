"""`/health` and `/ready` say no when nothing can be written, and yes again when it can."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coverts.hall.commands import SayPhrase
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.house import pulse
from coverts.server.house.pulse import Pulse
from coverts.store.interface import Store, StoreError
from coverts.store.opening import DATABASE
from tests.server.harness import Server, serving
from tests.server.players import party
from tests.store.test_failing_disk import files_end_at


async def answers(server: Server) -> tuple[int, int]:
    async with server.http() as http:
        health, ready = await http.get("/health"), await http.get("/ready")
    for answer in (health, ready):
        assert answer.json() == {"ok": answer.status_code == 200}
    return health.status_code, ready.status_code


async def test_a_full_disk_is_no_and_an_emptied_one_yes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "REST", 0.0)
    async with serving(tmp_path) as server, party(server, Settings(PokSetup(3)), 3, plays=False) as table:
        assert await answers(server) == (200, 200)
        with files_end_at((tmp_path / f"{DATABASE}-wal").stat().st_size):
            assert (await table.guests[0].do(table.table, SayPhrase("ha"))).status_code == 500
            assert await answers(server) == (503, 503)
        assert await answers(server) == (200, 200)
        assert (await table.guests[0].do(table.table, SayPhrase("ha"))).status_code == 200


async def test_a_database_that_has_become_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "REST", 0.0)
    async with serving(tmp_path) as server:
        # Nothing keeps root from writing to a file, so it is SQLite that is told to refuse.
        server.store._files.writer.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]
        assert await answers(server) == (503, 503)
        server.store._files.writer.execute("PRAGMA query_only = OFF")  # type: ignore[attr-defined]
        assert await answers(server) == (200, 200)


class Stuck:
    """A store whose writer does not come back."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def write_probe(self) -> None:
        self.asked += 1
        await asyncio.Event().wait()


async def test_a_writer_that_hangs_is_no_and_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.05)
    async with serving(tmp_path, wrapped=Stuck) as server:
        assert [await answers(server) for _ in range(3)] == [(503, 503)] * 3
        assert server.store.asked == 1  # type: ignore[attr-defined]


class Counting:
    """A store that counts, and fails when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    async def write_probe(self) -> None:
        self.asked += 1
        if self.fails:
            raise StoreError("store-not-written", why="the disk is full")


async def test_whoever_asks_all_the_time_does_not_keep_the_disk_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "REST", 1e9)
    store = Counting()
    heart = Pulse(store)  # type: ignore[arg-type]
    assert await asyncio.gather(*(heart.beats() for _ in range(100))) == [True] * 100
    store.fails = True
    assert await heart.beats()
    assert store.asked == 1
    monkeypatch.setattr(pulse, "REST", 0.0)
    assert not await heart.beats()
    assert store.asked == 2


async def test_asking_writes_to_the_disk_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        log = tmp_path / f"{DATABASE}-wal"
        before = log.stat().st_size
        assert await answers(server) == (200, 200)
        assert log.stat().st_size > before
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


async def test_a_house_that_closes_is_well_and_not_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.house.close()
        assert await answers(server) == (200, 503)
