"""What is in a database and how much room it takes: counts for whoever runs the server."""

import shutil
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from coverts.hall.entries import Millis
from coverts.hall.table import TablePhase
from coverts.store.copying import database_in
from coverts.store.migrating import HEAD, require_known
from coverts.store.opening import connect_to_read, is_locked, store_errors, version_of


class DatabaseStatus(Struct, frozen=True, kw_only=True):
    """A database from the outside. No figure tells of any one person or game."""

    database: Path
    running: bool
    """Whether a server works with it."""
    version: str | None
    up_to_date: bool
    """Whether it has the present shape; if not, the next start of the server brings it there."""
    bytes: int
    log_bytes: int
    """Of the write-ahead log beside it."""
    free_bytes: int
    """Left on the disk."""
    tables: dict[str, int]
    """By phase."""
    entries: int
    records: int
    people: int
    changed_at: Millis | None
    """When something last happened at a table, to the minute."""


COUNTS = "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM records), (SELECT count(*) FROM identities)"


def status(folder: Path) -> DatabaseStatus:
    """The database of a folder, also while a server works with it."""
    path = database_in(folder)
    with store_errors(path):
        version = version_of(path)
        if version is None:
            phases, counts, changed_at = [], (0, 0, 0), None
        else:
            require_known(version)
            with closing(connect_to_read(path)) as connection:
                phases = connection.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall()
                counts = connection.execute(COUNTS).fetchone()
                (changed_at,) = connection.execute("SELECT max(changed_at) FROM tables").fetchone()
        log = path.with_name(f"{path.name}-wal")
        return DatabaseStatus(
            database=path,
            running=is_locked(folder),
            version=version,
            up_to_date=version == HEAD,
            bytes=path.stat().st_size,
            log_bytes=log.stat().st_size if log.exists() else 0,
            free_bytes=shutil.disk_usage(folder).free,
            tables={phase.value: dict(phases).get(phase.value, 0) for phase in TablePhase},
            entries=counts[0],
            records=counts[1],
            people=counts[2],
            changed_at=changed_at,
        )
