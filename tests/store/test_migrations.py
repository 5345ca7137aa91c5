"""The migrations lead to the schema, from wherever they begin."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateIndex, CreateTable

from coverts.store import migrating
from coverts.store.migrating import HEAD, MIGRATIONS, upgrade
from coverts.store.opening import DATABASE
from coverts.store.schema import metadata
from coverts.store.sqlite import SqliteStore
from tests.store.batches import talk


@pytest.fixture
def migrated(tmp_path: Path) -> Iterator[Engine]:
    url = f"sqlite:///{tmp_path / 'migrated'}"
    upgrade(url)
    engine = create_engine(url, poolclass=NullPool)
    yield engine
    engine.dispose()


def shapes(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {name: sql for name, sql in rows if name != "alembic_version"}


def test_the_migrations_give_what_the_schema_says(migrated: Engine, tmp_path: Path) -> None:
    with migrated.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    metadata.create_all(engine := create_engine(f"sqlite:///{tmp_path / 'created'}", poolclass=NullPool))
    engine.dispose()
    assert shapes(tmp_path / "migrated") == shapes(tmp_path / "created")


def test_the_present_shape_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


def test_upgrading_what_is_up_to_date_changes_nothing(migrated: Engine, tmp_path: Path) -> None:
    before = (tmp_path / "migrated").read_bytes()
    upgrade(str(migrated.url))
    assert (tmp_path / "migrated").read_bytes() == before


NEXT = f"""
from alembic import op
revision, down_revision = "next", "{HEAD}"
def upgrade():
    op.execute("CREATE TABLE medals (who VARCHAR)")
    op.execute({{sentence!r}})
"""


def with_next(folder: Path, monkeypatch: pytest.MonkeyPatch, sentence: str) -> None:
    """As if the next version were this one."""
    versions = folder / "versions"
    versions.mkdir(parents=True)
    for path in (MIGRATIONS / "env.py", *(MIGRATIONS / "versions").glob("*.py")):
        (folder / path.relative_to(MIGRATIONS)).write_bytes(path.read_bytes())
    (versions / "next.py").write_text(NEXT.format(sentence=sentence))
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    monkeypatch.setattr("coverts.store.opening.HEAD", "next")


async def test_an_old_database_is_brought_up_to_date_with_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.append(talk("t", 0, entries=3))
    await store.close()
    with_next(tmp_path / "next", monkeypatch, "INSERT INTO medals SELECT 'ada' FROM tables")
    store = await SqliteStore.open(tmp_path)
    assert len(await store.load("t")) == 3
    await store.append(talk("t", 3))
    await store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert connection.execute("SELECT who FROM medals").fetchall() == [("ada",)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("next",)]


async def test_a_database_of_the_first_shape_is_played_on(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.append(talk("t", 0, entries=3))
    await store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 3")
        for later in ("orders", "bans", "reports", "reviews"):
            connection.execute(f"DROP TABLE {later}")
        connection.execute("UPDATE alembic_version SET version_num = 'v0001'")
    store = await SqliteStore.open(tmp_path)
    await store.append(talk("t", 3))
    assert len(await store.load("t")) == 4
    assert len(await store.tables_of("ada", most=9)) == 1
    await store.close()
    assert "length" not in shapes(tmp_path / DATABASE)["tables"]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    migrated: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shapes(tmp_path / "migrated")
    with_next(tmp_path / "next", monkeypatch, "INSERT INTO nowhere VALUES (1)")
    with pytest.raises(Exception, match="nowhere"):
        upgrade(str(migrated.url))
    assert shapes(tmp_path / "migrated") == before


def test_the_schema_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    said = [str(CreateTable(table).compile(dialect=dialect)) for table in metadata.sorted_tables]
    said += [
        str(CreateIndex(index).compile(dialect=dialect))
        for table in metadata.tables.values()
        for index in table.indexes
    ]
    assert any("BYTEA" in sentence for sentence in said)
    assert any("WHERE command_id IS NOT NULL" in sentence for sentence in said)
