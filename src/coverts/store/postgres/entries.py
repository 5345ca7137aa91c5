"""Entries of many tables, written with one sentence: a move costs one journey to PostgreSQL, however many share it."""

from operator import itemgetter
from typing import Any

from coverts.store.postgres.sentences import kept
from coverts.store.statements import ADD_ENTRY, ADD_FOLLOWING_ENTRY
from coverts.store.transacting import Parameters

ADD_ENTRIES = """
INSERT INTO log (table_id, seq, entry, who, command_id)
SELECT added.table_id,
CASE WHEN added.follows
THEN (SELECT log.seq + 1 FROM log WHERE log.table_id = added.table_id AND log.seq = added.seq - 1)
ELSE added.seq END, added.entry, added.who, added.command_id
FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[], $5::text[], $6::bool[])
AS added(table_id, seq, entry, who, command_id, follows)
"""  # after a gap the number is null, which the log refuses

COLUMNS = ("table", "seq", "entry", "who", "command_id", "follows")


class Entries:
    """Entries that will be written together."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], Parameters] = {}

    def __bool__(self) -> bool:
        return bool(self._rows)

    def take(self, sql: str, row: Parameters) -> bool:
        """Take what this sentence would add, if it is one that adds an entry, and of a number not taken here yet."""
        key = row.get("table"), row.get("seq")
        if sql not in (ADD_ENTRY, ADD_FOLLOWING_ENTRY) or key in self._rows:
            return False
        # What it follows may be among these: a sentence does not see what it is about to write.
        follows = sql is ADD_FOLLOWING_ENTRY and (row["table"], row["seq"] - 1) not in self._rows
        self._rows[row["table"], row["seq"]] = {**row, "follows": follows}
        return True

    def columns(self) -> list[list[Any]]:
        """All of them, in an order that is the same everywhere: so two who write at once never wait for each other in
        a circle. None is left here.
        """
        rows = [row for _, row in sorted(self._rows.items(), key=itemgetter(0))]
        self._rows.clear()
        return [[_given(row[name]) for row in rows] for name in COLUMNS]

    def clear(self) -> None:
        """Forget them."""
        self._rows.clear()


def _given(value: Any) -> Any:
    return kept(value) if type(value) is str else value
