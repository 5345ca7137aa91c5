"""What `coverts db` has to say: the same answer in words and as JSON."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from coverts.cli.answering import Answer
from coverts.cli.status import Status
from coverts.lang import Catalogue
from coverts.store.checking import Checked
from coverts.store.copying import Restored
from coverts.store.moving import Moved, RestoredThere
from coverts.store.status import DatabaseStatus
from coverts.store.upgrading import Upgraded

MIB = 1024 * 1024
GIB = 1024 * MIB


def of_status(found: DatabaseStatus) -> Answer:
    """How a database is."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        place, size = str(found.database), size_of(found.bytes)
        if found.log_bytes is None:
            yield catalogue.say("db-database", database=place, size=size)
        else:
            yield catalogue.say("db-file", file=place, size=size, log=size_of(found.log_bytes))
        if found.free_bytes is not None:
            yield catalogue.say("db-free", size=size_of(found.free_bytes))
        yield catalogue.say("db-running" if found.running else "db-not-running")
        if not found.up_to_date:
            yield catalogue.say("db-to-upgrade", version=str(found.version))
        yield catalogue.say("db-tables", **found.tables)
        yield catalogue.say("db-counts", entries=found.entries, records=found.records, people=found.people)
        if found.changed_at is not None:
            yield catalogue.say("db-changed", moment=moment(found.changed_at))

    return Answer(found, words)


def of_check(found: Checked) -> Answer:
    """Whether a database is sound."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        for fault in found.faults:
            if fault.table is None:
                yield catalogue.say("db-fault", what=fault.what)
            else:
                yield catalogue.say("db-fault-table", table=fault.table, what=fault.what)
        if found.faults:
            yield catalogue.say("db-unsound", file=str(found.database), faults=len(found.faults))
        else:
            yield catalogue.say("db-sound", file=str(found.database), tables=found.tables, entries=found.entries)

    return Answer(found, words, Status.NO if found.faults else Status.OK)


def of_backup(file: Path, size: int) -> Answer:
    """A backup that was made."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield catalogue.say("db-copied", file=str(file), size=size_of(size))

    return Answer({"backup": file, "bytes": size}, words)


def of_upgrade(found: Upgraded) -> Answer:
    """A database that has the present shape."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        key = "db-up-to-date" if found.before == found.version else "db-upgraded"
        yield catalogue.say(key, database=str(found.database), version=found.version)

    return Answer(found, words)


def of_copy(moved: Moved) -> Answer:
    """A house that was copied."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield catalogue.say("db-moved", database=str(moved.database), rows=sum(moved.rows.values()))
        if moved.source_in_use:
            yield catalogue.say("db-moved-in-use")

    return Answer(moved, words)


def of_restore(restored: Restored | RestoredThere) -> Answer:
    """A backup that was put in place."""

    def words(catalogue: Catalogue) -> Iterator[str]:
        yield catalogue.say("db-restored", file=str(restored.database))
        if restored.kept is not None:
            yield catalogue.say("db-kept", file=str(restored.kept))

    return Answer(restored, words)


def size_of(size: int) -> str:
    """A size as people read it."""
    return f"{size / GIB:.1f} GiB" if size >= GIB else f"{size / MIB:.1f} MiB"


def moment(millis: int) -> str:
    """A moment as logs have it: in UTC, to the second."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
