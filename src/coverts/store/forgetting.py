"""Erasure, by rewriting the logs of tables: the only place where what has been written is changed.

A rewritten log and all that is derived from it (lists, members, the record) change in one transaction.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.forgetting import without
from coverts.hall.recording import has_ended, record_text
from coverts.hall.sitters import Who
from coverts.hall.summary import members_of, people_of, summary_of
from coverts.hall.table import Table, rebuilt
from coverts.store.appending import OFTEN, Appender, entry_row
from coverts.store.coding import lawful, log_of
from coverts.store.interface import Batch
from coverts.store.statements import (
    CHANGE_ENTRY,
    CHANGE_RECORD,
    CHANGED_AT,
    DELETE_BAN,
    DELETE_IDENTITY,
    DELETE_REPORTS_AGAINST,
    DELETE_REVIEWS,
    DELETE_TOKENS_OF,
    LENGTH,
    LOG,
    TABLES_NAMING,
    UNNAME_ORDERS,
    UNNAME_REPORTS,
)
from coverts.store.transacting import Connection, Parameters

Redact: TypeAlias = Callable[[list[Logged]], list[Logged]]
"""Makes a log into one that is longer, and in which some entries are others."""


class Rewriting(Struct, frozen=True):
    """A log as it will be: which entries change, and what is appended."""

    changed: Sequence[Parameters]
    appended: Batch
    record: bytes | None


def tables_naming(connection: Connection, who: Who, since: Millis) -> list[str]:
    """The tables whose logs name somebody and have changed since a moment. It reads all of these logs."""
    asked = {"naming": who.encode(), "since": since}
    return [table for (table,) in connection.execute(TABLES_NAMING, asked).fetchall()]


def prepare(connection: Connection, who: Who, now: Millis) -> dict[str, Rewriting]:
    """What forgetting somebody changes at each table, worked out before anybody has to wait for it."""
    return {table: rewriting(connection, table, _redact(who, now)) for table in tables_naming(connection, who, 0)}


def forget(
    connection: Connection, appender: Appender, who: Who, now: Millis, prepared: Mapping[str, Rewriting]
) -> list[str]:
    """Forget somebody everywhere; which tables have been rewritten. What has changed since the preparation is seen."""
    # The lists know when a table last changed to the minute (`OFTEN`); whoever prepared this may have taken another.
    lately = tables_naming(connection, who, now - 10 * OFTEN)
    tables = sorted({*prepared, *lately})
    for table in tables:
        planned = prepared.get(table)
        if planned is None or planned.appended.after != length_of(connection, table):
            planned = rewriting(connection, table, _redact(who, now))
        rewrite(connection, appender, planned)
        # How they played was theirs, too.
        connection.execute(DELETE_REVIEWS, {"table": table})
    for sentence in (DELETE_TOKENS_OF, DELETE_IDENTITY, DELETE_REPORTS_AGAINST, UNNAME_REPORTS, UNNAME_ORDERS):
        connection.execute(sentence, {"who": who})
    connection.execute(DELETE_BAN, {"whom": who})
    return tables


def _redact(who: Who, now: Millis) -> Redact:
    return lambda log: without(who, log, now)


def rewriting(connection: Connection, table: str, redact: Redact) -> Rewriting:
    """What changes at a table."""
    before = log_of(table, connection.execute(LOG, {"table": table}).fetchall())
    with lawful(table):
        after = redact(before)
        made = rebuilt(table, [logged.entry for logged in after])
    changed = [
        entry_row(table, seq, new) for seq, (old, new) in enumerate(zip(before, after, strict=False), 1) if new != old
    ]
    # Forgetting alone does not bring an old table to the front of anybody's list; somebody leaving does.
    (changed_at,) = connection.execute(CHANGED_AT, {"table": table}).fetchone()
    has_changed = len(after) > len(before) + 1
    batch = Batch(
        table=table,
        after=len(before),
        log=after[len(before) :],
        summary=summary_of(made),
        members=members_of(made),
        people=people_of(made),
        at=after[-1].entry.at if has_changed else changed_at,
    )
    return Rewriting(changed, batch, _record(made, after))


def _record(made: Table, log: Iterable[Logged]) -> bytes | None:
    return record_text(logged.entry for logged in log) if has_ended(made) else None


def rewrite(connection: Connection, appender: Appender, planned: Rewriting) -> None:
    """Change the entries, append, and bring the lists and the record in step."""
    for row in planned.changed:
        connection.execute(CHANGE_ENTRY, row)
    appender.append(connection, planned.appended)
    if planned.record is not None:
        batch = planned.appended
        connection.execute(CHANGE_RECORD, {"table": batch.table, "record": planned.record, "at": batch.at})


def length_of(connection: Connection, table: str) -> int:
    """How many entries a log has."""
    (length,) = connection.execute(LENGTH, {"table": table}).fetchone()
    return int(length)
