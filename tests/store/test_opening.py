"""Opening a store: alone, and with a clear word when it cannot be."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from coverts.store.interface import DamagedError, FolderError, InUseError, NewerDatabaseError, NotADatabaseError
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore
from tests.store.batches import talk


async def opens(folder: Path) -> bool:
    """Whether a store opens and works; whatever it raises."""
    store = await SqliteStore.open(folder)
    try:
        await store.append(talk(f"probe {len(await store.tables_of('ada', most=999))}", 0))
    finally:
        await store.close()
    return True


async def test_folders_are_made_and_nobody_else_may_look_into_them(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "new 100% ünusual?#folder"
    assert await opens(folder)
    assert await opens(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


async def test_the_second_server_on_a_folder_is_told_so(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    with pytest.raises(InUseError, match="another server"):
        await SqliteStore.open(tmp_path)
    program = (
        "import asyncio, pathlib, sys; from coverts.store.sqlite import SqliteStore; "
        "asyncio.run(SqliteStore.open(pathlib.Path(sys.argv[1])))"
    )
    second = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=False)
    assert "InUseError" in second.stderr
    await store.append(talk("t", 0))
    await store.close()
    assert await opens(tmp_path)


async def test_a_cancelled_close_can_be_finished(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    closing_it = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing_it.cancel()
    await asyncio.gather(closing_it, return_exceptions=True)
    await store.close()
    assert await opens(tmp_path)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    content = b"my diary, not yours " * 100
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(NotADatabaseError, match=DATABASE):
        await SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("CREATE TABLE log (line TEXT)")
    with pytest.raises(NotADatabaseError, match="not one of Coverts"):
        await SqliteStore.open(tmp_path)


async def test_a_damaged_database_is_called_so(tmp_path: Path) -> None:
    assert await opens(tmp_path)
    whole = (tmp_path / DATABASE).read_bytes()
    (tmp_path / DATABASE).write_bytes(whole[:100] + b"\x07" * (len(whole) - 100))
    with pytest.raises(NotADatabaseError, match="damaged"):
        await SqliteStore.open(tmp_path)


async def test_damage_in_the_middle_is_found_before_anything_is_written(tmp_path: Path) -> None:
    """The file opens, and would be played on until somebody needs what was on that page."""
    store = await SqliteStore.open(tmp_path)
    await store.append(talk("t", 0, entries=300))
    await store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    whole = (tmp_path / DATABASE).read_bytes()
    broken = whole[: (page - 1) * size] + b"\xff" * size + whole[page * size :]
    (tmp_path / DATABASE).write_bytes(broken)
    with pytest.raises(DamagedError, match="damaged"):
        await SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == broken


async def test_a_database_from_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    assert await opens(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    before = (tmp_path / DATABASE).read_bytes()
    with pytest.raises(NewerDatabaseError, match="v9999"):
        await SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


async def test_a_folder_that_is_a_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FolderError, match="nothing can be kept"):
            await SqliteStore.open(folder)


async def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    # Nothing keeps root out of a folder, except where there is nothing to write to.
    folder = Path("/proc/self") if os.geteuid() == 0 else tmp_path
    tmp_path.chmod(0o500)
    with pytest.raises(FolderError, match="nothing can be kept"):
        await SqliteStore.open(folder)
    tmp_path.chmod(0o700)


async def test_a_failed_opening_holds_on_to_nothing(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database" * 99)
    for _ in range(3):
        with pytest.raises(NotADatabaseError):
            await SqliteStore.open(tmp_path)
    (tmp_path / DATABASE).unlink()
    assert await opens(tmp_path)
