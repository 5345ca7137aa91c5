"""`coverts db`, as somebody types it who runs a server."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coverts.store.opening import DATABASE, lock
from coverts.store.sqlite import SqliteStore
from tests.cli.command import Command
from tests.store.houses import fill


@pytest.fixture
def house(tmp_path: Path) -> Path:
    fill(tmp_path / "house", size=1)
    return tmp_path / "house"


def test_status_in_words_and_for_programs(coverts: Command, house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = coverts("db", "status", f"--data={house}")
    assert (said.status, said.err) == (0, "")
    assert "tables: 0 gathering, 0 playing, 16 over, 0 broken off" in said.out
    assert "No server works with it." in said.out
    monkeypatch.setenv("COVERTS_DATA", str(house))
    with closing(lock(house)):
        found = json.loads(coverts("db", "status", "--json", f"--output={house / 'out.json'}").out)
    assert found == json.loads((house / "out.json").read_text())
    assert found["running"] is True
    assert found["up_to_date"] is True
    assert found["tables"] == {"gathering": 0, "playing": 0, "over": 16, "aborted": 0}
    assert found["records"] == 16
    assert found["free_bytes"] > found["bytes"] > 0


def test_the_status_of_the_data_folder(coverts: Command, data_folder: Path) -> None:
    said = coverts("db", "status")
    assert said.status == 2
    assert said.err == f"coverts: It cannot be done: there is no database {data_folder / DATABASE}.\n"
    asyncio.run(_made(data_folder))
    assert coverts("db", "status").status == 0


async def _made(folder: Path) -> None:
    await (await SqliteStore.open(folder)).close()


def test_backup_check_and_restore(coverts: Command, house: Path, tmp_path: Path) -> None:
    copy, data = tmp_path / "copy.sqlite3", f"--data={house}"
    said = coverts("db", "backup", str(copy), data, "--json")
    assert json.loads(said.out) == {"backup": str(copy), "bytes": copy.stat().st_size}
    again = coverts("db", "backup", str(copy), data)
    assert (again.status, again.out) == (2, "")
    assert "is there already" in again.err
    assert "tables: 16" in coverts("db", "check", str(copy)).out
    with closing(lock(house)):
        refused = coverts("db", "restore", str(copy), data)
    assert (refused.status, refused.out) == (2, "")
    assert "another server works with the data" in refused.err
    restored = json.loads(coverts("db", "restore", str(copy), data, "--json").out)
    assert restored["database"] == str(house / DATABASE)
    assert Path(restored["kept"]).is_file()
    assert coverts("db", "check", data).status == 0


def test_faults_are_listed_and_the_answer_is_no(coverts: Command, house: Path) -> None:
    with closing(sqlite3.connect(house / DATABASE)) as connection, connection:
        connection.execute("UPDATE log SET entry = x'00' WHERE table_id = 'table 3' AND seq = 9")
    said = coverts("db", "check", f"--data={house}")
    assert said.status == 1
    assert "table table 3: entry 9 of the log cannot be read" in said.out
    assert "coverts db restore FILE" in said.out
    (fault,) = json.loads(coverts("db", "check", f"--data={house}", "--json").out)["faults"]
    assert fault["table"] == "table 3"


def test_an_output_that_cannot_be_written_stops_it_before_the_work(coverts: Command, house: Path) -> None:
    said = coverts("db", "backup", str(house / "copy"), f"--data={house}", f"--output={house / 'no' / 'file'}")
    assert said.status == 2
    assert "cannot be written" in said.err
    assert not (house / "copy").exists()
