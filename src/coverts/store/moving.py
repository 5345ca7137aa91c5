"""A house goes from one database to another, with its games under way: SQLite and PostgreSQL, there and back."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

from msgspec import Struct

from coverts.store.checking import check
from coverts.store.copying import require_file, reserved
from coverts.store.database import Place, database_at, require_driver
from coverts.store.interface import NotADatabaseError, StoreError
from coverts.store.migrating import require_known, upgrade
from coverts.store.opening import DATABASE, lock, require_sound, store_errors, sync_folder
from coverts.store.postgres.url import PostgresUrl
from coverts.store.transacting import Connection
from coverts.store.transferring import Tell, shapes_of, transfer


class Moved(Struct, frozen=True):
    """A copy of a house."""

    database: Place
    rows: dict[str, int]
    """By table of the database."""
    source_in_use: bool
    """Whether a server still works with the source: what happens there from now on is not in the copy."""


class RestoredThere(Struct, frozen=True):
    """A PostgreSQL database in which a backup has taken the place of what was there."""

    database: PostgresUrl
    kept: str | None
    """The schema in which that is now; None if there was nothing."""


def copy(source: Place, target: Place, tell: Tell) -> Moved:
    """Copy a whole house of one moment into an empty place, compare every row, and have it checked.

    A target of SQLite is the folder of a server's data. `StoreError` if there is something in the target,
    `InUseError` if a server works with it.
    """
    place = target / DATABASE if isinstance(target, Path) else target
    in_use = database_at(source).is_in_use()
    rows = _into_folder(source, target, tell) if isinstance(target, Path) else _into_postgres(source, target, tell)
    found = check(place, tell)
    if found.faults:
        raise StoreError("store-copy-unsound", place=str(place), what=found.faults[0].what)
    return Moved(place, rows, in_use)


def backup(source: PostgresUrl, target: Path, tell: Tell) -> int:
    """Copy a house in PostgreSQL into a new file of SQLite, while servers work with it; its size in bytes."""
    with reserved(target):
        _into_file(source, target, tell)
    return target.stat().st_size


def restore(target: PostgresUrl, source: Path, tell: Tell) -> RestoredThere:
    """Put a backup in the place of what is in a PostgreSQL database, which is kept there in a schema of its own."""
    require_driver()
    from coverts.store.postgres import filling

    require_file(source)
    with filling.reserved(target) as session, _read(source) as (version, rows):
        require_sound(source)
        kept = filling.set_aside(session)
        try:
            filling.fill(target, session, version, lambda into: _ignored(rows(into, tell)))
        except StoreError as error:
            if kept is None:
                raise
            raise StoreError("store-kept-in-schema", what=error.why, schema=kept) from error
    return RestoredThere(target, kept)


Rows = Callable[[Connection, Tell], dict[str, int]]


@contextmanager
def _read(source: Place) -> Iterator[tuple[str, Rows]]:
    """The version of a house at one moment, and what copies its rows."""
    database = database_at(source)
    with database.errors():
        version = database.version()
        if version is None:
            raise NotADatabaseError("store-empty", place=str(source))
        require_known(version)
        shapes = shapes_of(version)
        with closing(database.connect_to_read()) as connection:
            connection.execute(database.snapshot)
            yield version, lambda target, tell: transfer(connection, target, shapes, tell)


def _into_postgres(source: Place, target: PostgresUrl, tell: Tell) -> dict[str, int]:
    require_driver()
    from coverts.store.postgres import filling

    done: dict[str, int] = {}
    with filling.reserved(target) as session, _read(source) as (version, rows):
        filling.require_empty(target, session)
        filling.fill(target, session, version, lambda into: done.update(rows(into, tell)))
    return done


def _into_folder(source: Place, folder: Path, tell: Tell) -> dict[str, int]:
    with closing(lock(folder)), reserved(folder / DATABASE):
        return _into_file(source, folder / DATABASE, tell)


def _into_file(source: Place, target: Path, tell: Tell) -> dict[str, int]:
    """Fill a new file under a passing name; it has its own once everything in it is safe on the disk."""
    with store_errors(target):
        descriptor, name = mkstemp(prefix=".coverts-", suffix=".sqlite3", dir=target.parent)
    passing = Path(name)
    try:
        with _read(source) as (version, rows):
            upgrade(f"sqlite:///{passing}", version)
            with store_errors(target), closing(sqlite3.connect(passing, isolation_level=None)) as connection:
                connection.execute("PRAGMA synchronous = OFF")
                connection.execute("BEGIN IMMEDIATE")
                done = rows(connection, tell)
                connection.execute("COMMIT")
        require_sound(passing)
        with store_errors(target):
            os.fsync(descriptor)
            passing.replace(target)
            sync_folder(target.parent)
    finally:
        os.close(descriptor)
        with suppress(FileNotFoundError):
            passing.unlink()
    return done


def _ignored(_: object) -> None:
    """What it gives is of no use."""
