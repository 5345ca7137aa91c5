"""Is a database sound? Its own checks, and ours: every log is legal, and lists and records agree with it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

from msgspec import Struct

from coverts.hall.desk import Logged
from coverts.hall.entries import Opened
from coverts.hall.recording import has_ended, recorded
from coverts.hall.summary import members_of, people_of, summary_of
from coverts.hall.table import Table, applied, opened
from coverts.lang import Sentence
from coverts.records.reading import Unreadable, read
from coverts.store.coding import agrees, log_of
from coverts.store.database import Place, database_at
from coverts.store.interface import StoreError
from coverts.store.migrating import require_known
from coverts.store.statements import COMMIT, LOG
from coverts.store.transacting import Connection

ROWS = "SELECT id, summary, (SELECT record FROM records WHERE table_id = id) FROM tables WHERE id = :table"
MEMBERS = "SELECT who FROM members WHERE table_id = :table ORDER BY who"


class Fault(Struct, frozen=True):
    """Something wrong with a database. It names tables, and never says what happened at them."""

    what: Sentence
    table: str | None = None


class Checked(Struct, frozen=True):
    """What was found in a database."""

    database: Place
    version: str | None
    tables: int
    entries: int
    faults: Sequence[Fault]


class _Row(NamedTuple):
    id: str
    summary: bytes
    record: bytes | None


def check(place: Place, tell: Callable[[int, int], None]) -> Checked:
    """Check a database, also one that a server is writing to. `tell` hears how many tables are done, and of how many.

    Each table is read in a transaction of its own: one for all of them would keep the write-ahead log growing.
    """
    database = database_at(place)
    with database.errors():
        version = database.version()
        if version is not None:
            require_known(version)
        with closing(database.connect_to_read()) as connection:
            faults = [Fault(what) for what in database.damage(connection)]
            # What the database cannot read cannot be judged.
            tables = [] if faults or version is None else _tables(connection)
            entries = 0
            for done, table in enumerate(tables):
                tell(done, len(tables))
                connection.execute(database.snapshot)
                length, found = _checked(connection, table)
                entries += length
                faults += found
    return Checked(place, version, len(tables), entries, faults)


def _tables(connection: Connection) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables ORDER BY id").fetchall()]


def _checked(connection: Connection, table: str) -> tuple[int, list[Fault]]:
    """The length of a table's log, and what is wrong with the table; it ends the transaction that it is called in."""
    try:
        row = connection.execute(ROWS, {"table": table}).fetchone()
        rows = connection.execute(LOG, {"table": table}).fetchall()
        members = [who for (who,) in connection.execute(MEMBERS, {"table": table}).fetchall()]
    finally:
        connection.execute(COMMIT)
    if row is None:
        return 0, []  # It was removed since the tables were listed.
    try:
        log = log_of(table, rows)
        found = [*_disagreements(_Row(*row), members, log, _folded(table, log))]
    except StoreError as error:
        found = [error.what]
    return len(rows), [Fault(what, table) for what in found]


def _folded(table: str, log: list[Logged]) -> Table:
    """The table that a log makes by the rules."""
    if not log or not isinstance(log[0].entry, Opened):
        raise StoreError("store-no-opening")
    made = opened(table, log[0].entry)
    for number, logged in enumerate(log[1:], 2):
        try:
            made = applied(made, logged.entry).table
        except Exception as error:
            # Whatever the rules make of a log that nobody here has written.
            raise StoreError("store-entry-illegal", entry=number, error=type(error).__name__) from error
    return made


def _disagreements(row: _Row, members: list[str], log: list[Logged], made: Table) -> Iterator[Sentence]:
    """Where lists and records say something else than the log."""
    if members != sorted(members_of(made)):
        yield Sentence("store-members-differ")
    if not agrees((row.id, row.summary), summary_of(made), people_of(made)):
        yield Sentence("store-summary-differs")
    if has_ended(made) != (row.record is not None):
        yield Sentence("store-no-record") if has_ended(made) else Sentence("store-record-early")
    elif row.record is not None and not _is_record_of(row.record, log):
        yield Sentence("store-record-differs")


def _is_record_of(record: object, log: list[Logged]) -> bool:
    try:
        # SQLite keeps what it is given: somebody's text can lie where bytes belong.
        return isinstance(record, bytes) and read(record).record == recorded(logged.entry for logged in log)
    except Unreadable:
        return False
