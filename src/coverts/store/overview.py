"""Tables and people of a database, for whoever runs the server: what is public of a table, and whose it is.

Moves are not read: what lies in hands and closed fists is not for operators either, who may be playing.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

from msgspec import Struct

from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.hall.table import TablePhase
from coverts.store import people, reporting
from coverts.store.coding import people_in, summary_of
from coverts.store.database import Place, database_at
from coverts.store.interface import Report, StoreError, TokenKind
from coverts.store.transacting import Connection

TABLES = """
SELECT id, summary, changed_at FROM tables WHERE phase = coalesce(:phase, phase)
ORDER BY changed_at DESC, id LIMIT :most
"""
TABLE = """
SELECT id, summary, changed_at, (SELECT count(*) FROM log WHERE table_id = id) FROM tables WHERE id = :table
"""
TABLES_OF = """
SELECT id, summary, changed_at FROM tables JOIN members ON table_id = id WHERE who = :who ORDER BY changed_at DESC, id
"""
PEOPLE = """
SELECT who, name, created_at, (SELECT count(*) FROM members WHERE members.who = identities.who) FROM identities
WHERE who = coalesce(:who, who) ORDER BY created_at DESC, who LIMIT :most
"""


class ListedTable(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    summary: Summary
    changed_at: Millis
    """To the minute."""


class OneTable(ListedTable, frozen=True, kw_only=True):
    """A table by itself."""

    entries: int
    """How long its log is."""
    people: Sequence[Who | None]
    """Whose the seats are; empty for a table from before that was kept."""


class ListedPerson(Struct, frozen=True, kw_only=True):
    """Somebody in a list."""

    who: Who
    name: str
    created_at: Millis
    tables: int


class Device(Struct, frozen=True):
    """A token of somebody's, by which nobody can become them."""

    kind: TokenKind
    label: str
    created_at: Millis
    expires_at: Millis | None


class OnePerson(ListedPerson, frozen=True, kw_only=True):
    """Somebody by themselves."""

    devices: Sequence[Device]
    at: Sequence[ListedTable]
    """The tables that are theirs, the last one first."""


def tables(place: Place, *, phase: TablePhase | None, most: int) -> list[ListedTable]:
    """The tables, or those in one phase, the ones last changed first."""
    with _opened(place) as connection:
        asked = {"phase": phase and phase.value, "most": most}
        return [_listed(row) for row in connection.execute(TABLES, asked).fetchall()]


def table(place: Place, table: str) -> OneTable:
    """One table."""
    with _opened(place) as connection:
        row = connection.execute(TABLE, {"table": table}).fetchone()
    if row is None:
        raise StoreError("store-no-table", table=table)
    found, summary, changed_at, entries = row
    return OneTable(
        summary=summary_of((found, summary)), changed_at=changed_at, entries=entries, people=people_in((found, summary))
    )


def people_of(place: Place, *, most: int) -> list[ListedPerson]:
    """Everybody, the newest first."""
    with _opened(place) as connection:
        return [_person(row) for row in connection.execute(PEOPLE, {"who": None, "most": most}).fetchall()]


def person(place: Place, who: Who, *, now: Millis) -> OnePerson:
    """Somebody."""
    with _opened(place) as connection:
        row = connection.execute(PEOPLE, {"who": who, "most": 1}).fetchone()
        if row is None:
            raise StoreError("store-no-person", who=who)
        at = [_listed(found) for found in connection.execute(TABLES_OF, {"who": who}).fetchall()]
        tokens = people.tokens_of(connection, who, now)
    devices = [Device(token.kind, token.label, token.created_at, token.expires_at) for token in tokens]
    found = _person(row)
    return OnePerson(
        who=found.who, name=found.name, created_at=found.created_at, tables=found.tables, devices=devices, at=at
    )


def reports(place: Place, *, most: int) -> list[Report]:
    """What people have reported, the newest first."""
    with _opened(place) as connection:
        return reporting.latest(connection, most)


@contextmanager
def _opened(place: Place) -> Iterator[Connection]:
    database = database_at(place)
    with database.errors():
        if database.version() is None:
            raise StoreError("store-empty", place=str(place))
        with closing(database.connect_to_read()) as connection:
            yield connection


def _listed(row: tuple[str, bytes, Millis]) -> ListedTable:
    return ListedTable(summary=summary_of(row[:2]), changed_at=row[2])


def _person(row: tuple[Who, str, Millis, int]) -> ListedPerson:
    return ListedPerson(who=row[0], name=row[1], created_at=row[2], tables=row[3])
