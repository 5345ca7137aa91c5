"""Backup and restore of a database: whole copies that are safe on the disk before they take their name."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from time import gmtime, strftime
from typing import TypeAlias

from msgspec import Struct

from coverts.store.interface import NotADatabaseError, StoreError
from coverts.store.migrating import require_known
from coverts.store.opening import DATABASE, connect_to_read, lock, require_sound, store_errors, sync_folder, version_of

Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many bytes are written, and of about how many."""

STEPS = 20_000
"""Instructions of SQLite between two looks at how far a copy is."""


class Restored(Struct, frozen=True):
    """A database that was put in place of another."""

    database: Path
    kept: Path | None
    """Where the replaced one is now; None if there was none."""


def backup(folder: Path, target: Path, tell: Tell) -> int:
    """Copy the database of a folder, which a server may be writing to, into a new file; its size in bytes.

    `VACUUM INTO` reads one snapshot of the write-ahead log, and no writer waits for it. SQLite's online backup would
    begin anew with every write of the server, and never end.
    """
    source = database_in(folder)
    with reserved(target):
        with _copied(source, target.parent, tell) as copy:
            copy.replace(target)
        sync_folder(target.parent)
    return target.stat().st_size


def restore(folder: Path, source: Path, tell: Tell) -> Restored:
    """Put a copy of a backup in the place of a folder's database, which is kept under another name beside it.

    `InUseError` while a server works with the folder. Whatever fails, and whenever the power does: the old database,
    under one name or the other, is whole.
    """
    require_file(source)
    with closing(lock(folder)), _copied(source, folder, tell) as copy, store_errors(folder):
        path = folder / DATABASE
        kept = _set_aside(path) if path.exists() else None
        copy.replace(path)
        sync_folder(folder)
    return Restored(path, kept)


def database_in(folder: Path) -> Path:
    """The file of a folder's database, which is there."""
    return require_file(folder / DATABASE)


def require_file(path: Path) -> Path:
    """A file that is there."""
    with store_errors(path):
        if not path.is_file():
            raise StoreError("store-missing", file=str(path))
    return path


@contextmanager
def reserved(target: Path) -> Iterator[None]:
    """Take a name that nothing has yet, so that a copy never overwrites anything."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise StoreError("store-there-already", file=str(target)) from None
    except OSError as error:
        raise StoreError("store-cannot-write", file=str(target), why=str(error.strerror)) from error
    try:
        yield
    except BaseException:
        target.unlink()
        raise


@contextmanager
def _copied(source: Path, folder: Path, tell: Tell) -> Iterator[Path]:
    """A checked copy of a database under a passing name. Whoever asked gives it another; else it is removed."""
    with store_errors(folder):
        descriptor, name = mkstemp(prefix=".coverts-", suffix=".sqlite3", dir=folder)
    copy = Path(name)
    try:
        with store_errors(source):
            version = version_of(source)
            if version is None:
                raise NotADatabaseError("store-empty", place=str(source))
            require_known(version)
            _vacuum_into(source, copy, tell)
        # Somebody will need this copy on a bad day: it is not handed out unless SQLite finds nothing wrong with it.
        require_sound(copy)
        with store_errors(copy):
            os.fsync(descriptor)
        yield copy
    finally:
        os.close(descriptor)
        with suppress(FileNotFoundError):
            copy.unlink()


def _vacuum_into(source: Path, copy: Path, tell: Tell) -> None:
    with closing(connect_to_read(source)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()

        def look() -> int:
            # It is also where Python hears Ctrl-C: what this raises interrupts SQLite.
            tell(copy.stat().st_size, pages * size)
            return 0

        connection.set_progress_handler(look, STEPS)
        try:
            connection.execute("VACUUM INTO ?", (str(copy),))
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname == "SQLITE_INTERRUPT":
                raise KeyboardInterrupt from error
            raise


def _set_aside(path: Path) -> Path:
    """Give a database one more name, under which it stays; where that is.

    What is left in its write-ahead log must neither get lost nor be taken for that of the database that comes next.
    """
    kept, log = _free_name(path), _beside(path, "-wal")
    kept_log = _beside(kept, "-wal")
    kept.hardlink_to(path)
    if log.exists():
        kept_log.hardlink_to(log)
    sync_folder(path.parent)
    if _has_written_back(path):
        kept_log.unlink(missing_ok=True)
    for left in (log, _beside(path, "-shm")):
        left.unlink(missing_ok=True)
    return kept


def _has_written_back(path: Path) -> bool:
    """Have SQLite write the log into the database, as closing the last connection does; whether it could."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error:
        return False
    return not _beside(path, "-wal").exists()


def _free_name(path: Path) -> Path:
    stem = f"{path.stem}-replaced-{strftime('%Y%m%dT%H%M%SZ', gmtime())}"
    names = (
        path.with_name(f"{stem}{more}{path.suffix}") for more in ("", *(f"-{number}" for number in range(2, 1000)))
    )
    return next(name for name in names if not name.exists())


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
