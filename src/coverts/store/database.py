"""The database of a house, for tools that look after it: an SQLite file, or a database of PostgreSQL."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Protocol, TypeAlias

from coverts.lang import Sentence
from coverts.store.interface import StoreError
from coverts.store.opening import connect_to_read, is_locked, store_errors, version_of
from coverts.store.postgres.url import PostgresUrl
from coverts.store.transacting import Connection

Place: TypeAlias = Path | PostgresUrl
"""A file of SQLite, or a database of PostgreSQL."""

MOST_OF_A_KIND = 100
"""Faults that SQLite lists: a damaged page brings thousands."""


class Open(Connection, Protocol):
    """A connection that is to be closed."""

    def close(self) -> None:
        """Let go of it."""


class Database(Protocol):
    """What tools need of a database."""

    snapshot: str
    """Begins a transaction that sees one moment."""

    def errors(self) -> AbstractContextManager[None]:
        """What goes wrong, in words for whoever named the database."""

    def version(self) -> str | None:
        """The shape that it has; None if there is nothing in it yet."""

    def connect_to_read(self) -> Open:
        """A connection that changes nothing, beside a server that writes."""

    def is_in_use(self) -> bool:
        """Whether a server works with it."""

    def damage(self, connection: Connection) -> Iterator[Sentence]:
        """What the database itself finds wrong."""


class SqliteFile:
    """A file of SQLite."""

    snapshot = "BEGIN"

    def __init__(self, path: Path) -> None:
        self._path = path

    def errors(self) -> AbstractContextManager[None]:
        """What goes wrong with the file."""
        return store_errors(self._path)

    def version(self) -> str | None:
        """The shape that it has."""
        return version_of(self._path)

    def connect_to_read(self) -> Open:
        """A connection beside a server that writes."""
        return connect_to_read(self._path)

    def is_in_use(self) -> bool:
        """Whether a server works with its folder."""
        return is_locked(self._path.parent)

    def damage(self, connection: Connection) -> Iterator[Sentence]:
        """What SQLite's own checks find."""
        try:
            for (found,) in connection.execute(f"PRAGMA integrity_check({MOST_OF_A_KIND})").fetchall():
                if found != "ok":
                    yield Sentence("store-sqlite-finds", what=str(found))
            orphans = Counter(
                (child, parent) for child, _, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchall()
            )
            for (child, parent), number in orphans.items():
                yield Sentence("store-orphans", number=number, child=child, parent=parent)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorname != "SQLITE_CORRUPT":
                raise
            # There are pages so broken that SQLite does not look any further.
            yield Sentence("store-sqlite-finds", what=str(error))


class PostgresDatabase:
    """A database of PostgreSQL."""

    snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: PostgresUrl) -> None:
        require_driver()
        self._url = url

    def errors(self) -> AbstractContextManager[None]:
        """A session speaks in the store's words already."""
        return nullcontext()

    def version(self) -> str | None:
        """The shape that it has."""
        from coverts.store.postgres import opening, session

        connected = session.Session(self._url)
        try:
            return opening.version_of(self._url, connected)
        finally:
            connected.close()

    def connect_to_read(self) -> Open:
        """A connection beside servers that write."""
        from coverts.store.postgres.writing import ReaderSession

        return ReaderSession(self._url)

    def is_in_use(self) -> bool:
        """Whether somebody holds the lock of a server."""
        from coverts.store.postgres.writing import HOLDERS, ReaderSession

        connected = ReaderSession(self._url)
        try:
            return bool(connected.query(HOLDERS).rows)
        finally:
            connected.close()

    def damage(self, connection: Connection) -> Iterator[Sentence]:  # noqa: ARG002 - SQLite's needs it
        """PostgreSQL finds damaged pages when it reads them, and keeps what belongs together by itself."""
        yield from ()


def database_at(place: Place) -> Database:
    """The database at a place."""
    return PostgresDatabase(place) if isinstance(place, PostgresUrl) else SqliteFile(place)


def require_driver() -> None:
    """Say what is missing, if PostgreSQL cannot be spoken to from here."""
    from importlib.util import find_spec

    if find_spec("asyncpg") is None or find_spec("greenlet") is None:
        raise StoreError("store-needs-postgres")
