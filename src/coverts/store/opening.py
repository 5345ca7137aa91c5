"""Opening the database in a folder: locked, migrated, and with a clear message when that cannot be."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from coverts.store.interface import DamagedError, FolderError, InUseError, NotADatabaseError, StoreError
from coverts.store.migrating import HEAD, upgrade

DATABASE = "coverts.sqlite3"
LOCK = "coverts.lock"


def prepare(folder: Path) -> Path:
    """The file of the database, which is there and up to date now. Whoever calls this holds the lock."""
    path = folder / DATABASE
    with store_errors(path):
        # For nobody else's eyes: what lies in it decides games.
        path.touch(mode=0o600)
        require_sound(path)
        if version_of(path) != HEAD:
            _upgrade(path)
    return path


def lock(folder: Path) -> sqlite3.Connection:
    """Keep others out of a folder for as long as this connection is open.

    SQLite's own locking, because it is the same on every system, ends with the process however that ends, and is not
    passed on to the processes that the server starts.
    """
    with store_errors(folder):
        _make(folder)
        (folder / LOCK).touch(mode=0o600)
        held = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            held.close()
            if _name(error) == "SQLITE_BUSY":
                raise InUseError("store-in-use", place=str(folder)) from error
            raise
        return held


def _make(folder: Path) -> None:
    """Make a folder that is still there after a power loss: SQLite syncs what is in it, not where it is."""
    if folder.is_dir():
        return
    _make(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder outlast a power loss."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def connect(path: Path, pragmas: Sequence[str]) -> sqlite3.Connection:
    """A connection that may go from thread to thread, one at a time, and begins no transaction by itself."""
    with store_errors(path):
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        with ExitStack() as undo:
            undo.callback(connection.close)
            for pragma in pragmas:
                connection.execute(pragma).fetchall()
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                raise FolderError("store-no-write-ahead", folder=str(path.parent))
            undo.pop_all()
        return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing, not even the journal mode, and works beside a server that writes."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=5)


def require_sound(path: Path) -> None:
    """Find damage before it does more: pages that cannot be read, rows that are not what they should be."""
    with store_errors(path), closing(connect_to_read(path)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DamagedError("store-damaged", file=str(path), why=str(found))


def is_locked(folder: Path) -> bool:
    """Whether a server works with the data in a folder."""
    if not (folder / LOCK).exists():
        return False
    with closing(sqlite3.connect(folder / LOCK, isolation_level=None, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA schema_version").fetchone()
        except sqlite3.OperationalError:
            return True
    return False


def version_of(path: Path) -> str | None:
    """The shape that a database has; None if there is nothing in it yet."""
    with closing(connect_to_read(path)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not there:
            return None
        if "alembic_version" not in there:
            raise NotADatabaseError("store-not-ours", file=str(path))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if row is None else str(row[0])


def _upgrade(path: Path) -> None:
    from sqlalchemy import URL
    from sqlalchemy.exc import DBAPIError

    try:
        upgrade(URL.create("sqlite", database=str(path)).render_as_string())
    except DBAPIError as error:
        raise error.orig or error from error


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """What goes wrong with files, in words for whoever chose the folder."""
    try:
        yield
    except OSError as error:
        raise FolderError("store-cannot-keep", place=str(path), why=str(error.strerror)) from error
    except sqlite3.Error as error:
        if _name(error) in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise DamagedError("store-no-database", file=str(path), why=str(error)) from error
        if _name(error).startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY")):
            raise FolderError("store-cannot-keep", place=str(path), why=str(error)) from error
        raise StoreError("store-cannot-open", file=str(path), why=str(error)) from error


def _name(error: sqlite3.Error) -> str:
    """SQLite's name for what went wrong; empty for what went wrong outside of it."""
    return getattr(error, "sqlite_errorname", "")
