"""A house goes from SQLite to PostgreSQL and back, with its games under way, and nothing is lost or changed."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coverts.store import moving
from coverts.store.checking import check
from coverts.store.interface import Identity, InUseError, NotADatabaseError, Report, StoreError, Token
from coverts.store.migrating import HEAD, upgrade
from coverts.store.opening import DATABASE
from coverts.store.operations import Operations
from coverts.store.ordering import ask_house
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from coverts.store.sqlite import SqliteStore
from coverts.store.status import status
from coverts.store.transferring import Shape, shapes_of
from tests.store.homes import SqliteHome
from tests.store.houses import whole_game
from tests.store.postgres import Databases, ask


def silent(done: int, of: int) -> None:
    assert 0 <= done <= of


async def played_in(store: Operations) -> None:
    """Somebody, three whole games, and three in the middle; letters that a database may stumble over."""
    await store.add_identity(Identity("ada", "A\0d\ue000a", 1), Token(hash=b"\0", who="ada", kind="bot", created_at=1))
    for number in range(6):
        for batch in whole_game(f"table {number}", number)[: None if number < 3 else 30]:
            await store.append(batch)
    await store.report(Report("ada", "host", "table 1", "talk", 'it\'s "rude", 🦚', 5))
    await store.ban("ada", now=7)


def content(place: Path | PostgresUrl) -> dict[str, Sequence[tuple[Any, ...]]]:
    """Everything in a database, read without any code of the copy."""

    def rows(shape: Shape) -> Sequence[tuple[Any, ...]]:
        sentence = f"SELECT {', '.join(shape.columns)} FROM {shape.name} ORDER BY {', '.join(shape.key)}"
        if isinstance(place, PostgresUrl):
            return [tuple(map(_plain, row)) for row in ask(place, sentence)]
        return SqliteHome(place.parent).say(sentence)

    return {shape.name: rows(shape) for shape in shapes_of(HEAD)}


def _plain(value: object) -> object:
    return value.replace("\ue0000", "\0").replace("\ue0001", "\ue000") if isinstance(value, str) else value


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    store = await SqliteStore.open(tmp_path / "house")
    await played_in(store)
    await store.close()
    return tmp_path / "house" / DATABASE


async def test_there_and_back_everything_is_the_same_and_is_played_on(
    house: Path, tmp_path: Path, databases: Databases
) -> None:
    url = databases.new(ready=False)
    moved = await asyncio.to_thread(moving.copy, house, url, silent)
    assert (moved.database, moved.source_in_use) == (url, False)
    assert content(url) == content(house)
    assert moved.rows == {table: len(rows) for table, rows in content(house).items()}
    store = await PostgresStore.open(url)
    assert await store.unfinished_tables() == ["table 3", "table 4", "table 5"]
    for batch in whole_game("table 3", 3)[30:]:
        await store.append(batch)
    await store.report(Report("host", "ada", "table 1", "talk", "numbered on", 6))
    await store.close()
    back = tmp_path / "back"
    assert (await asyncio.to_thread(moving.copy, url, back, silent)).database == back / DATABASE
    assert content(back / DATABASE) == content(url)
    assert len(content(back / DATABASE)["reports"]) == 2
    again = await SqliteStore.open(back)
    for batch in whole_game("table 4", 4)[30:]:
        await again.append(batch)
    assert await again.unfinished_tables() == ["table 5"]
    await again.close()
    assert check(back / DATABASE, silent).faults == []


async def test_a_copy_of_a_house_that_is_open_says_so(tmp_path: Path, databases: Databases) -> None:
    source, target = databases.new(), databases.new()
    store = await PostgresStore.open(source)
    await played_in(store)
    assert (await asyncio.to_thread(moving.copy, source, target, silent)).source_in_use
    await store.close()
    assert content(target) == content(source)


async def test_a_target_with_something_in_it_or_in_use_is_refused(
    house: Path, tmp_path: Path, databases: Databases
) -> None:
    url = databases.new()
    store = await PostgresStore.open(url)
    with pytest.raises(InUseError):
        await asyncio.to_thread(moving.copy, house, url, silent)
    await store.ban("somebody", now=1)
    await store.close()
    with pytest.raises(StoreError, match="not empty"):
        await asyncio.to_thread(moving.copy, house, url, silent)
    assert ask(url, "SELECT whom FROM bans") == [("somebody",)]
    with pytest.raises(StoreError, match="there already"):
        moving.copy(house, house.parent, silent)
    other = await SqliteStore.open(tmp_path / "other")
    with pytest.raises(InUseError):
        moving.copy(house, tmp_path / "other", silent)
    await other.close()
    with pytest.raises(StoreError, match=r"no database|nothing can be kept|cannot be opened"):
        moving.copy(tmp_path / "nowhere", tmp_path / "new", silent)


async def test_an_older_house_stays_of_its_version(tmp_path: Path, databases: Databases) -> None:
    old = tmp_path / "old.sqlite3"
    upgrade(f"sqlite:///{old}", "v0002")
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("INSERT INTO identities VALUES ('ada', 'Ada', 1)")
    url = databases.new(ready=False)
    assert (await asyncio.to_thread(moving.copy, old, url, silent)).rows["identities"] == 1
    assert ask(url, "SELECT version_num FROM alembic_version") == [("v0002",)]
    store = await PostgresStore.open(url)
    assert await store.is_known("ada")
    await store.close()


async def test_a_copy_that_is_not_the_same_is_not_kept(
    house: Path, databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A target that changes what it is given, as a trigger could."""
    url = databases.new()
    ask(url, "CREATE FUNCTION lie() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name := ''Eve''; RETURN NEW; END'")
    ask(url, "CREATE TRIGGER lie BEFORE INSERT ON identities FOR EACH ROW EXECUTE FUNCTION lie()")
    with pytest.raises(StoreError, match="the copy of identities is not the same"):
        await asyncio.to_thread(moving.copy, house, url, silent)
    assert not any(content(url).values())


async def test_a_backup_is_taken_while_people_play_and_can_be_restored(tmp_path: Path, databases: Databases) -> None:
    url, file = databases.new(), tmp_path / "backup.sqlite3"
    store = await PostgresStore.open(url)
    await played_in(store)
    before = content(url)
    assert await asyncio.to_thread(moving.backup, url, file, silent) == file.stat().st_size
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(StoreError, match="there already"):
        await asyncio.to_thread(moving.backup, url, file, silent)
    await store.ban("later", now=9)
    with pytest.raises(InUseError):
        await asyncio.to_thread(moving.restore, url, file, silent)
    await store.close()
    restored = await asyncio.to_thread(moving.restore, url, file, silent)
    assert content(url) == before
    assert ask(url, f"SELECT count(*) FROM {restored.kept}.bans") == [(2,)]
    store = await PostgresStore.open(url)
    await store.report(Report("host", "ada", "table 1", "talk", "numbered on", 6))
    await store.close()
    with pytest.raises(NotADatabaseError):
        await asyncio.to_thread(moving.restore, url, _no_database(tmp_path), silent)


def _no_database(folder: Path) -> Path:
    path = folder / "diary"
    path.write_bytes(b"my diary " * 100)
    return path


async def test_status_and_orders_work_on_both(tmp_path: Path, databases: Databases) -> None:
    url = databases.new()
    store = await PostgresStore.open(url)
    await played_in(store)
    found = await asyncio.to_thread(status, url)
    assert (found.running, found.up_to_date, found.people, found.records) == (True, True, 1, 3)
    assert (found.log_bytes, found.free_bytes) == (None, None)
    assert found.bytes > 0
    asking = asyncio.create_task(asyncio.to_thread(ask_house, url, "ban", "guest 1", now=3))
    while not (orders := await store.pending_orders()):
        await asyncio.sleep(0.01)
    assert [(order.what, order.whom) for order in orders] == [("ban", "guest 1")]
    await store.finish_order(orders[0].id, "done", now=4)
    assert await asking == "done"
    assert ask(url, "SELECT count(*) FROM orders") == [(0,)]
    await store.close()
    assert not (await asyncio.to_thread(status, url)).running
