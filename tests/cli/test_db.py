"""`coverts db`, as somebody types it who runs a server."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coverts.store import migrating
from coverts.store.opening import DATABASE, lock
from coverts.store.postgres import opening
from coverts.store.postgres.writing import WriterSession
from coverts.store.sqlite import SqliteStore
from tests.cli.command import Command
from tests.store.houses import fill
from tests.store.postgres import Databases


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


def test_what_is_wrong_is_said_in_the_language_of_whoever_asks(
    coverts: Command, house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVERTS_LANG", "de")
    data = f"--data={house}"
    with closing(sqlite3.connect(house / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = 'table 3' AND seq = 9")
        connection.execute("DELETE FROM records WHERE table_id = 'table 5'")
    said = coverts("db", "check", data).out
    assert "Tisch table 3: Eintrag 9 des Protokolls fehlt\n" in said
    assert "Tisch table 5: Die Partie ist zu Ende, aber es gibt keinen Spielbericht\n" in said
    figures = json.loads(coverts("db", "check", data, "--json").out)
    assert [fault["what"] for fault in figures["faults"]] == [
        "entry 9 of the log is missing",
        "it has ended without a record",
    ], "programs read the same in every language"
    nowhere = tmp_path / "nowhere" / DATABASE
    said_of_none = coverts("db", "check", f"--data={nowhere.parent}").err
    assert said_of_none == f"coverts: Das geht nicht: Es gibt keine Datenbank {nowhere}.\n"
    (house / DATABASE).write_bytes(b"no database at all, and not a short text either" * 100)
    damaged = coverts("db", "check", data)
    assert damaged.status == 2
    file = house / DATABASE
    assert damaged.err.startswith(
        f"coverts: Das geht nicht: {file} ist keine Datenbank von Coverts oder ist beschädigt: "
    )
    refused = coverts("serve", "--database=nonsense", data)
    assert refused.err.startswith("coverts: Der Server kann nicht starten: Das ist keine Adresse einer Datenbank")


def test_an_output_that_cannot_be_written_stops_it_before_the_work(coverts: Command, house: Path) -> None:
    said = coverts("db", "backup", str(house / "copy"), f"--data={house}", f"--output={house / 'no' / 'file'}")
    assert said.status == 2
    assert "cannot be written" in said.err
    assert not (house / "copy").exists()


def test_an_older_database_is_brought_up_to_date(coverts: Command, tmp_path: Path) -> None:
    older = tmp_path / "older"
    older.mkdir()
    migrating.upgrade(f"sqlite:///{older / DATABASE}", "v0004")
    data = f"--data={older}"
    with closing(lock(older)):
        refused = coverts("db", "upgrade", data)
    assert (refused.status, refused.out) == (2, "")
    assert "another server works with the data" in refused.err
    said = coverts("db", "upgrade", data, "--json")
    assert json.loads(said.out) == {"database": str(older / DATABASE), "before": "v0004", "version": migrating.HEAD}
    assert "is up to date already" in coverts("db", "upgrade", data).out
    with closing(sqlite3.connect(older / DATABASE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    newer = coverts("db", "upgrade", data)
    assert newer.status == 2
    assert "made by a newer version" in newer.err


def test_the_same_in_postgresql(coverts: Command, databases: Databases) -> None:
    url = databases.new(ready=False)
    opening.upgrade(url, "v0004")
    database = f"--database={url.dsn}"
    with closing(WriterSession(url)):
        refused = coverts("db", "upgrade", database)
    assert (refused.status, refused.out) == (2, "")
    assert "another server works with the data" in refused.err
    assert json.loads(coverts("db", "upgrade", database, "--json").out)["before"] == "v0004"
    assert json.loads(coverts("db", "status", database, "--json").out)["up_to_date"] is True
    assert "is up to date already" in coverts("db", "upgrade", database).out


def test_a_house_in_postgresql_is_looked_after_from_any_machine(
    coverts: Command, house: Path, tmp_path: Path, databases: Databases
) -> None:
    """The same commands, with an address in the place of a folder."""
    url = databases.new(ready=False)
    database, copy = f"--database={url.dsn}", tmp_path / "copy.sqlite3"
    assert coverts("db", "copy", f"--from={house}", f"--to={url.dsn}").status == 0
    assert json.loads(coverts("db", "status", database, "--json").out)["records"] == 16
    assert coverts("db", "check", database).status == 0
    assert coverts("db", "backup", str(copy), database).status == 0
    assert coverts("db", "check", str(copy)).status == 0
    restored = json.loads(coverts("db", "restore", str(copy), database, "--json").out)
    assert restored["kept"].startswith("coverts_replaced_")
    tables = json.loads(coverts("admin", "tables", database, "--json").out)
    assert tables == json.loads(coverts("admin", "tables", f"--data={house}", "--json").out)
    assert len(tables) == 16
    people = json.loads(coverts("admin", "people", database, "--json").out)
    assert people == json.loads(coverts("admin", "people", f"--data={house}", "--json").out)
    back = tmp_path / "back"
    assert coverts("db", "copy", f"--from={url.dsn}", f"--to={back}").status == 0
    assert coverts("db", "check", f"--data={back}").status == 0
