"""Appending to a table's event log, and keeping the lists in step with it."""

from collections.abc import Sequence
from typing import NamedTuple

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.hall.wire import name_of
from coverts.store.coding import encode, listed
from coverts.store.interface import Batch
from coverts.store.statements import (
    ADD_ENTRY,
    ADD_FOLLOWING_ENTRY,
    ADD_MEMBER,
    ADD_RECORD,
    CHANGE_TABLE,
    DROP_MEMBERS,
    OPEN_TABLE,
    TOUCH_TABLE,
)
from coverts.store.transacting import Connection, Parameters

MOST_LISTED = 10_000

OFTEN: Millis = 60_000
"""So often at most a table's row is told that something has happened: lists are in order to the minute."""


class Listed(NamedTuple):
    """What the row of a table says, and of which length its log is."""

    length: int
    summary: Summary
    members: Sequence[Who]
    at: Millis


class Appender:
    """Writes batches, and remembers what the lists say, because most moves change nothing in them.

    What it remembers counts only for the very length of the log at which it was written, and only what has been
    committed from here is remembered. The log has one entry of each number, so nobody else, in this process or in
    another, can have brought it to that length with something else in the lists.
    """

    def __init__(self) -> None:
        self._listed: dict[str, Listed] = {}

    def append(self, connection: Connection, batch: Batch) -> Listed:
        """Write a batch, or raise `Conflict`; then the caller undoes what was written of it.

        What is returned is to be remembered once it has been committed.
        """
        if batch.after == 0:
            connection.execute(OPEN_TABLE, _row(batch))
        _add(connection, batch)
        before, at = self._listed.get(batch.table), batch.at
        is_known = before is not None and before[:3] == (batch.after, batch.summary, batch.members)
        if not is_known and not batch.is_listed:
            _list(connection, batch)
        elif before is None or before.at + OFTEN <= at:
            connection.execute(TOUCH_TABLE, {"table": batch.table, "at": at})
        else:
            at = before.at
        if batch.record is not None:
            connection.execute(ADD_RECORD, {"table": batch.table, "record": batch.record, "at": batch.at})
        if batch.opens is not None:
            self.append(connection, batch.opens)
        return Listed(batch.after + len(batch.log), batch.summary, batch.members, at)

    def remember(self, table: str, listed: Listed) -> None:
        """What the lists say of a table: it has been committed."""
        if len(self._listed) >= MOST_LISTED:
            self._listed.clear()
        self._listed[table] = listed


def _add(connection: Connection, batch: Batch) -> None:
    """Add the entries. The log refuses numbers that are taken, and numbers after a gap."""
    first, *others = [entry_row(batch.table, seq, logged) for seq, logged in enumerate(batch.log, batch.after + 1)]
    connection.execute(ADD_FOLLOWING_ENTRY if batch.after else ADD_ENTRY, first)
    if others:
        connection.executemany(ADD_ENTRY, others)


def entry_row(table: str, seq: int, logged: Logged) -> Parameters:
    """An entry of a log as the database keeps it."""
    return {
        "table": table,
        "seq": seq,
        "entry": encode(logged.entry),
        "who": None if logged.key is None else logged.key.who,
        "command_id": None if logged.key is None else logged.key.id,
    }


def _list(connection: Connection, batch: Batch) -> None:
    if batch.after:
        connection.execute(CHANGE_TABLE, _row(batch))
    connection.execute(DROP_MEMBERS, {"table": batch.table})
    connection.executemany(ADD_MEMBER, [{"who": who, "table": batch.table} for who in set(batch.members)])


def _row(batch: Batch) -> Parameters:
    summary = batch.summary
    return {
        "table": batch.table,
        "at": batch.at,
        "summary": listed(summary, batch.people),
        "game": name_of(summary.settings.setup),
        "visibility": summary.settings.visibility,
        "phase": summary.phase.value,
        "free_seats": sum(seat.kind == "open" for seat in summary.seats),
        "opened_at": summary.opened_at,
    }
