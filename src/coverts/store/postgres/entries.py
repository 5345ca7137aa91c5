"""Entries of many tables, written with one sentence: a move costs one journey to PostgreSQL, however many share it."""

from collections.abc import Iterable
from typing import Any

from coverts.store.postgres.sentences import kept
from coverts.store.statements import ADD_ENTRY, ADD_FOLLOWING_ENTRY
from coverts.store.transacting import Parameters

ADD_ENTRIES = """
WITH added AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::text[], $5::text[], $6::bool[])
    AS added(table_id, seq, entry, who, command_id, begins)
), begun AS (
    INSERT INTO log (table_id, seq, entry, who, command_id)
    SELECT table_id, seq, entry, who, command_id FROM added WHERE begins AND (
        seq = 1 OR EXISTS (SELECT 1 FROM log WHERE log.table_id = added.table_id AND log.seq = added.seq - 1)
    ) ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), followed AS (
    INSERT INTO log (table_id, seq, entry, who, command_id)
    SELECT table_id, seq, entry, who, command_id FROM added
    WHERE NOT begins AND table_id IN (SELECT table_id FROM begun)
)
SELECT table_id FROM begun
"""
"""Adds what each job has for a table, all of it or nothing. Where another node was quicker, or a number is missing
before the first, nothing is written, and other jobs are not touched by it. The order is the same everywhere, so that
two who write at once never wait for each other in a circle.
"""

COLUMNS = ("table", "seq", "entry", "who", "command_id", "begins")


class Entries:
    """Entries that will be written together, each with the number of its job."""

    def __init__(self) -> None:
        self._rows: list[Parameters] = []
        self._jobs: dict[str, int] = {}
        """By table."""

    def __bool__(self) -> bool:
        return bool(self._rows)

    def take(self, sql: str, row: Parameters, job: int) -> bool:
        """Take what this sentence would add, if it is one that adds an entry, and the table is no other job's here."""
        if sql not in (ADD_ENTRY, ADD_FOLLOWING_ENTRY):
            return False
        begins = sql is ADD_FOLLOWING_ENTRY or row["seq"] == 1
        if begins == (row["table"] in self._jobs):
            return False
        self._jobs[row["table"]] = job
        self._rows.append({**row, "begins": begins})
        return True

    def columns(self) -> list[list[Any]]:
        """All of them."""
        return [[_given(row[name]) for row in self._rows] for name in COLUMNS]

    def jobs_without(self, tables: Iterable[str]) -> set[int]:
        """The jobs of the other tables."""
        written = set(tables)
        return {job for table, job in self._jobs.items() if table not in written}

    def clear(self) -> None:
        """Forget them."""
        self._rows.clear()
        self._jobs.clear()


def _given(value: Any) -> Any:
    return kept(value) if type(value) is str else value
