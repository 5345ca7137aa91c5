"""A check finds what is wrong, and names where; a sound database has no faults."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coverts.store.checking import Checked, check
from coverts.store.interface import NewerDatabaseError
from coverts.store.opening import DATABASE
from tests.store.houses import fill


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("filled")
    fill(folder, size=1)
    return (folder / DATABASE).read_bytes()


@pytest.fixture
def database(filled: bytes, tmp_path: Path) -> Path:
    (tmp_path / DATABASE).write_bytes(filled)
    return tmp_path / DATABASE


def checked(path: Path, *sentences: str) -> Checked:
    """What is found after these sentences of SQL."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for sentence in sentences:
            assert connection.execute(sentence).rowcount != 0
    return check(path, lambda done, of: None)


def test_a_house_full_of_games_is_sound(database: Path) -> None:
    found = checked(database)
    assert (found.tables, list(found.faults)) == (16, [])
    assert found.entries > 1000


def entry(seq: int) -> str:
    return f"(SELECT entry FROM log WHERE table_id = 'table 3' AND seq = {seq})"


def later(column: str) -> str:
    return f"""replace({column}, '"at":', '"at":1')"""


OTHER = "(SELECT record FROM records WHERE table_id = 'table 4')"
LAST = "(SELECT max(seq) FROM log WHERE table_id = 'table 3')"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("DELETE FROM log WHERE seq = 9 AND table_id", "entry 9 of the log is missing"),
        ("DELETE FROM log WHERE seq = 1 AND table_id", "entry 1 of the log is missing"),
        ("UPDATE log SET entry = x'7b' WHERE seq = 9 AND table_id", "entry 9 of the log cannot be read"),
        (f"UPDATE log SET entry = {entry(2)} WHERE seq = 1 AND table_id", "does not begin with the opening"),
        (f"UPDATE log SET entry = {entry(20)} WHERE seq = 21 AND table_id", "of the log breaks the rules"),
        (f"UPDATE log SET entry = {later('entry')} WHERE seq = {LAST} AND table_id", "list of tables does not agree"),
        ("DELETE FROM members WHERE who = 'host' AND table_id", "members does not agree"),
        ("UPDATE tables SET summary = replace(summary, 'over', 'playing') WHERE id", "list of tables does not agree"),
        ("UPDATE tables SET summary = x'00' WHERE id", "its summary cannot be read"),
        ("DELETE FROM records WHERE table_id", "ended without a record"),
        (f"UPDATE records SET record = {OTHER} WHERE table_id", "record does not agree"),
        ("UPDATE records SET record = x'00' WHERE table_id", "record does not agree"),
        ("UPDATE records SET record = 'text' WHERE table_id", "record does not agree"),
    ],
)
def test_what_is_wrong_with_one_table_is_found(database: Path, change: str, fault: str) -> None:
    faults = checked(database, f"{change} = 'table 3'").faults
    assert {one.table for one in faults} == {"table 3"}
    assert any(fault in str(one.what) for one in faults), faults


def test_what_belongs_to_nothing_is_found_and_counted(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        (length,) = connection.execute("SELECT count(*) FROM log WHERE table_id = 'table 3'").fetchone()
    faults = checked(database, "DELETE FROM tables WHERE id = 'table 3'").faults
    found = [str(one.what) for one in faults]
    assert {f"{length} rows of log belong to nothing in tables", "a row of records belongs to nothing in tables"} <= {
        *found
    }
    assert len(found) == len({*found})


def test_damaged_pages_are_found(database: Path) -> None:
    whole = database.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    database.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])
    found = check(database, lambda done, of: None)
    assert found.faults
    assert all(str(one.what).startswith("SQLite finds: ") for one in found.faults)


def test_a_database_of_the_version_before_is_judged_as_well(database: Path) -> None:
    older = ("ALTER TABLE tables ADD COLUMN length INTEGER", "UPDATE alembic_version SET version_num = 'v0001'")
    assert not checked(database, *older).faults


def test_a_newer_database_is_not_judged(database: Path) -> None:
    with pytest.raises(NewerDatabaseError, match="v9999"):
        checked(database, "UPDATE alembic_version SET version_num = 'v9999'")


def test_how_far_it_is_is_told(database: Path) -> None:
    told: list[tuple[int, int]] = []
    check(database, lambda done, of: told.append((done, of)))
    assert told == [(number, 16) for number in range(16)]
