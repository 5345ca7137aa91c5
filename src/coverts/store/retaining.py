"""Retention: what has been kept long enough is removed, a little at a time, so that no move waits long."""

from collections.abc import Collection

from coverts.hall.entries import Millis
from coverts.hall.forgetting import without_talk
from coverts.hall.sitters import Who
from coverts.store.appending import Appender
from coverts.store.forgetting import rewrite, rewriting
from coverts.store.statements import (
    DELETE_LOG,
    DELETE_RECORD,
    DELETE_REVIEWS,
    DELETE_TABLE,
    DROP_MEMBERS,
    OLD_TABLES,
    OLD_TABLES_WITH_TALK,
    UNUSED_PEOPLE,
)
from coverts.store.transacting import Connection

AT_ONCE = 50
"""Tables in one transaction."""


def delete_tables(connection: Connection, before: Millis, spared: Collection[str]) -> int:
    """Delete some tables that ended before a moment, and all that is kept of them; how many. Those in memory stay."""
    rows = connection.execute(OLD_TABLES, {"before": before, "most": AT_ONCE + len(spared)}).fetchall()
    tables = [table for (table,) in rows if table not in spared][:AT_ONCE]
    for table in tables:
        for sentence in (DELETE_LOG, DROP_MEMBERS, DELETE_REVIEWS, DELETE_RECORD, DELETE_TABLE):
            connection.execute(sentence, {"table": table})
    return len(tables)


def delete_talk(
    connection: Connection, appender: Appender, before: Millis, now: Millis, spared: Collection[str]
) -> int:
    """Delete what was said at some tables that ended before a moment; at how many."""
    asked = {"before": before, "spoke": b'"type":"spoke"', "most": AT_ONCE + len(spared)}
    rows = connection.execute(OLD_TABLES_WITH_TALK, asked).fetchall()
    tables = [table for (table,) in rows if table not in spared][:AT_ONCE]
    for table in tables:
        rewrite(connection, appender, rewriting(connection, table, lambda log: without_talk(log, now)))
    return len(tables)


def unused_people(connection: Connection, before: Millis) -> list[Who]:
    """Some people who came before a moment, and at whose tables nothing has happened since."""
    return [who for (who,) in connection.execute(UNUSED_PEOPLE, {"before": before, "most": AT_ONCE}).fetchall()]
