"""Adding to the log of a table, and keeping the lists in step with it."""

from collections.abc import Sequence

from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.store.coding import encode, listed, tag_of
from coverts.store.interface import Batch, Conflict
from coverts.store.statements import (
    ADD_ENTRY,
    ADD_MEMBER,
    ADD_RECORD,
    CHANGE_TABLE,
    DROP_MEMBERS,
    LENGTHEN_TABLE,
    OPEN_TABLE,
)
from coverts.store.transacting import Connection, Parameters

MOST_LISTED = 10_000


class Appender:
    """Writes batches, and remembers what the lists say, because most moves change nothing in them.

    What it remembers counts only for the very length of the log at which it was written. Every way to that length
    leads through here, so what a rollback has made untrue is never relied on.
    """

    def __init__(self) -> None:
        self._listed: dict[str, tuple[int, Summary, Sequence[Who]]] = {}

    def append(self, connection: Connection, batch: Batch) -> None:
        """Write a batch, or raise `Conflict`; then the caller undoes what was written of it."""
        length = batch.after + len(batch.log)
        if self._listed.get(batch.table) == (batch.after, batch.summary, batch.members):
            _lengthen(connection, batch, length)
        else:
            _list(connection, batch, length)
        connection.executemany(ADD_ENTRY, _rows(batch))
        if batch.record is not None:
            connection.execute(ADD_RECORD, {"table": batch.table, "record": batch.record, "at": batch.at})
        if len(self._listed) >= MOST_LISTED:
            self._listed.clear()
        self._listed[batch.table] = (length, batch.summary, batch.members)


def _rows(batch: Batch) -> list[Parameters]:
    return [
        {
            "table": batch.table,
            "seq": seq,
            "entry": encode(logged.entry),
            "who": None if logged.key is None else logged.key.who,
            "command_id": None if logged.key is None else logged.key.id,
        }
        for seq, logged in enumerate(batch.log, batch.after + 1)
    ]


def _lengthen(connection: Connection, batch: Batch, length: int) -> None:
    change = {"table": batch.table, "after": batch.after, "length": length, "at": batch.at}
    if connection.execute(LENGTHEN_TABLE, change).rowcount != 1:
        raise _moved_on(batch)


def _list(connection: Connection, batch: Batch, length: int) -> None:
    summary = batch.summary
    row = {
        "table": batch.table,
        "after": batch.after,
        "length": length,
        "at": batch.at,
        "summary": listed(summary, batch.people),
        "game": tag_of(summary.settings.setup),
        "visibility": summary.settings.visibility,
        "phase": summary.phase.value,
        "free_seats": sum(seat.kind == "open" for seat in summary.seats),
        "opened_at": summary.opened_at,
    }
    if batch.after == 0:
        connection.execute(OPEN_TABLE, row)
    elif connection.execute(CHANGE_TABLE, row).rowcount != 1:
        raise _moved_on(batch)
    connection.execute(DROP_MEMBERS, {"table": batch.table})
    connection.executemany(ADD_MEMBER, [{"who": who, "table": batch.table} for who in set(batch.members)])


def _moved_on(batch: Batch) -> Conflict:
    return Conflict(f"table {batch.table}: the log does not have {batch.after} entries")
