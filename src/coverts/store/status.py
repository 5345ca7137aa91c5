"""What is in a database and how much room it takes: counts for whoever runs the server."""

import shutil
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from coverts.hall.entries import Millis
from coverts.hall.table import TablePhase
from coverts.store.database import Database, Place, database_at
from coverts.store.migrating import HEAD, require_known


class DatabaseStatus(Struct, frozen=True, kw_only=True):
    """A database from the outside. No figure tells of any one person or game."""

    database: Place
    running: bool
    """Whether a server works with it."""
    version: str | None
    up_to_date: bool
    """Whether it has the present shape; if not, the next start of the server brings it there."""
    bytes: int
    log_bytes: int | None
    """Of the write-ahead log beside it; None for PostgreSQL, which looks after its own."""
    free_bytes: int | None
    """Left on the disk; None if that is not this machine's."""
    tables: dict[str, int]
    """By phase."""
    entries: int
    records: int
    people: int
    changed_at: Millis | None
    """When something last happened at a table, to the minute."""


COUNTS = "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM records), (SELECT count(*) FROM identities)"


PG_BYTES = "SELECT pg_database_size(current_database())"


def status(place: Place) -> DatabaseStatus:
    """A database, also while a server works with it."""
    database = database_at(place)
    with database.errors():
        version = database.version()
        phases: list[tuple[str, int]] = []
        counts, changed_at = (0, 0, 0), None
        if version is not None:
            require_known(version)
            with closing(database.connect_to_read()) as connection:
                phases = connection.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall()
                counts = connection.execute(COUNTS).fetchone()
                (changed_at,) = connection.execute("SELECT max(changed_at) FROM tables").fetchone()
        size, log_size, free = _on_disk(place) if isinstance(place, Path) else (_at_postgres(database), None, None)
        return DatabaseStatus(
            database=place,
            running=database.is_in_use(),
            version=version,
            up_to_date=version == HEAD,
            bytes=size,
            log_bytes=log_size,
            free_bytes=free,
            tables={phase.value: dict(phases).get(phase.value, 0) for phase in TablePhase},
            entries=counts[0],
            records=counts[1],
            people=counts[2],
            changed_at=changed_at,
        )


def _on_disk(path: Path) -> tuple[int, int, int]:
    log = path.with_name(f"{path.name}-wal")
    log_size = log.stat().st_size if log.exists() else 0
    return path.stat().st_size, log_size, shutil.disk_usage(path.parent).free


def _at_postgres(database: Database) -> int:
    with closing(database.connect_to_read()) as connection:
        return int(connection.execute(PG_BYTES).fetchone()[0])
