"""Backups are taken while a house is writing; restoring loses nothing."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter

import pytest

from coverts.store import copying
from coverts.store.checking import check
from coverts.store.copying import backup, restore
from coverts.store.interface import InUseError, NewerDatabaseError, NotADatabaseError, StoreError
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore
from tests.laws.examples import examples
from tests.store import playing_child
from tests.store.batches import talk
from tests.store.houses import fill

ROOT = Path(__file__).parents[2]
MIB = 1024 * 1024
SIZE = examples(2) * MIB
"""COVERTS_EXAMPLES=125 is the promise at its full size: 250 MiB."""
MOST_SECONDS = 10


def silent(done: int, of: int) -> None:
    assert done >= 0 < of


class Playing:
    """A process that writes moves to a folder, and how many it has written."""

    def __init__(self, child: "subprocess.Popen[bytes]") -> None:
        self.child = child
        self.written = 0
        self._more = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.child.stdout is not None
        for line in self.child.stdout:
            with self._more:
                self.written = int(line)
                self._more.notify_all()

    def wait_for(self, moves: int) -> None:
        with self._more:
            assert self._more.wait_for(lambda: self.written >= moves, timeout=60)


@contextmanager
def playing(folder: Path) -> Iterator[Playing]:
    command = [sys.executable, "-m", playing_child.__name__, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
        try:
            writer = Playing(child)
            writer.wait_for(20)
            yield writer
        finally:
            child.kill()


async def works(folder: Path) -> bool:
    """Whether a house opens on a folder, and writes."""
    store = await SqliteStore.open(folder)
    await store.append(talk(f"probe {os.urandom(4).hex()}", 0))
    await store.close()
    return True


def entries(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


def test_a_backup_ends_while_moves_are_written_and_the_copy_is_sound(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.sqlite3"
    games = fill(house, size=SIZE)
    before = entries(house / DATABASE)
    with playing(house) as writer:
        moves, begun = writer.written, perf_counter()
        size = backup(house, copy, silent)
        seconds = perf_counter() - begun
        meanwhile = writer.written - moves
        writer.wait_for(writer.written + 20)  # Nobody was locked out.
    print(f"{size / MIB:.0f} MiB in {seconds:.2f} s, {meanwhile} moves meanwhile")
    assert size == copy.stat().st_size
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert entries(copy) >= before + moves
    found = check(copy, silent)
    assert not found.faults
    assert found.tables > games
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3", "house"]
    assert SIZE < 250 * MIB or seconds <= MOST_SECONDS


async def test_a_house_boots_on_a_restored_backup_and_the_replaced_database_is_kept(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.sqlite3"
    store = await SqliteStore.open(house)
    await store.append(talk("t", 0))
    assert backup(house, copy, silent)
    await store.append(talk("t", 1))
    with pytest.raises(InUseError, match="another server"):
        restore(house, copy, silent)
    await store.close()
    restored = restore(house, copy, silent)
    assert restored.kept is not None
    assert entries(house / DATABASE) == 1
    assert entries(restored.kept) == 2
    assert stat.S_IMODE((house / DATABASE).stat().st_mode) == 0o600
    assert await works(house)
    again = restore(house, restored.kept, silent)
    assert entries(house / DATABASE) == 2
    assert again.kept not in (None, restored.kept)


async def test_what_is_only_in_the_write_ahead_log_is_kept_too(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.sqlite3"
    assert await works(house)
    backup(house, copy, silent)
    with playing(house) as writer:
        writer.wait_for(30)
        writer.child.send_signal(signal.SIGKILL)
        writer.child.wait()
    written = writer.written
    kept = restore(house, copy, silent).kept
    assert kept is not None
    assert entries(kept) > written
    assert entries(house / DATABASE) == 1


async def test_a_damaged_database_is_kept_with_its_log_and_replaced(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy.sqlite3"
    assert await works(house)
    backup(house, copy, silent)
    rubbish = b"rubbish" * 1000
    (house / DATABASE).write_bytes(rubbish)
    (house / f"{DATABASE}-wal").write_bytes(b"log" * 1000)
    kept = restore(house, copy, silent).kept
    assert kept is not None
    assert kept.read_bytes() == rubbish
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"log" * 1000
    assert await works(house)
    assert entries(house / DATABASE) == 2


async def test_restoring_into_a_new_folder(tmp_path: Path) -> None:
    assert await works(tmp_path / "old")
    backup(tmp_path / "old", tmp_path / "copy", silent)
    restored = restore(tmp_path / "new" / "house", tmp_path / "copy", silent)
    assert restored.kept is None
    assert await works(tmp_path / "new" / "house")


async def test_nothing_is_overwritten_or_left_behind(tmp_path: Path) -> None:
    house = tmp_path / "house"
    assert await works(house)
    taken = tmp_path / "taken"
    taken.write_text("mine")
    with pytest.raises(StoreError, match="is there already"):
        backup(house, taken, silent)
    assert taken.read_text() == "mine"
    with pytest.raises(StoreError, match="cannot be written"):
        backup(house, tmp_path / "nowhere" / "copy", silent)
    with pytest.raises(StoreError, match="there is no database"):
        backup(tmp_path / "nothing", tmp_path / "copy", silent)
    (house / DATABASE).write_bytes(b"rubbish" * 1000)
    with pytest.raises(NotADatabaseError, match="damaged"):
        backup(house, tmp_path / "copy", silent)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house", "taken"]


async def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy"
    assert await works(house)
    before = (house / DATABASE).read_bytes()
    copy.write_bytes(b"")
    with pytest.raises(NotADatabaseError, match="empty"):
        restore(house, copy, silent)
    copy.write_bytes(b"rubbish" * 1000)
    with pytest.raises(NotADatabaseError):
        restore(house, copy, silent)
    copy.unlink()
    backup(house, copy, silent)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    with pytest.raises(NewerDatabaseError, match="v9999"):
        restore(house, copy, silent)
    assert (house / DATABASE).read_bytes() == before
    assert not list(house.glob("*replaced*"))


async def test_ctrl_c_ends_a_backup_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await works(tmp_path / "house")
    monkeypatch.setattr(copying, "STEPS", 1)

    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(tmp_path / "house", tmp_path / "copy", interrupt)
    assert [path.name for path in tmp_path.iterdir()] == ["house"]
