"""Several jobs in one transaction, each of which succeeds or fails by itself (savepoints)."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from coverts.store.interface import Conflict, StoreError
from coverts.store.statements import BEGIN, COMMIT, RELEASE, ROLLBACK, ROLLBACK_TO, SAVEPOINT

Parameters: TypeAlias = Mapping[str, Any]


class Rows(Protocol):
    """What a sentence of SQL gives back."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows."""


class Connection(Protocol):
    """As much of an open database as the store needs: sqlite3's, a session with PostgreSQL, or that of a test."""

    @property
    def in_transaction(self) -> bool:
        """Whether there is something to roll back."""

    def execute(self, sql: str, parameters: Parameters = ..., /) -> Rows:
        """Say a sentence of SQL."""

    def executemany(self, sql: str, parameters: Iterable[Parameters], /) -> Rows:
        """Say it for each of these."""


CONFLICTS = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_NOTNULL")
"""It is there already, or what it should follow is not."""

Work: TypeAlias = Callable[[Connection], Any]


class Outcome(Struct):
    """What became of a job: a value, or an error."""

    value: Any = None
    error: Exception | None = None


def transact(connection: Connection, group: Sequence[Work]) -> list[Outcome]:
    """Do a group of jobs and make them durable with one COMMIT.

    A job that fails is undone, and the others are not touched by it. But nothing is known of any of them, not even of
    the failed ones, before COMMIT has returned: if it fails, so does everything, with the error that is raised.
    """
    try:
        return _durably(connection, group, _smoothly)
    except Stumbled:
        # It is rare, so only now is each job fenced off from the others, which costs as much as half the job itself.
        return _durably(connection, group, _fenced)


class Stumbled(Exception):
    """One of the jobs has failed, and perhaps it is not known which."""


def _durably(
    connection: Connection, group: Sequence[Work], attempt: Callable[[Connection, Work], Outcome]
) -> list[Outcome]:
    try:
        connection.execute(BEGIN)
        outcomes = [attempt(connection, work) for work in group]
        connection.execute(COMMIT)
    except BaseException:
        if connection.in_transaction:
            connection.execute(ROLLBACK)
        raise
    return outcomes


def _smoothly(connection: Connection, work: Work) -> Outcome:
    try:
        return Outcome(work(connection))
    except Exception as error:
        raise Stumbled from error


def _fenced(connection: Connection, work: Work) -> Outcome:
    connection.execute(SAVEPOINT)
    try:
        outcome = Outcome(work(connection))
    except Exception as error:
        if not connection.in_transaction:
            raise  # The disk is full or broken, and SQLite has given up the whole group.
        connection.execute(ROLLBACK_TO)
        outcome = Outcome(error=_store_error(error))
    connection.execute(RELEASE)
    return outcome


def _store_error(error: Exception) -> Exception:
    """An error of the database in the store's words."""
    if not isinstance(error, sqlite3.Error):
        return error
    if error.sqlite_errorname in CONFLICTS:
        return _caused(Conflict(f"it is there already, or follows nothing: {error}"), error)
    return _caused(StoreError("store-not-written", why=str(error)), error)


def _caused(raised: Exception, error: Exception) -> Exception:
    raised.__cause__ = error
    return raised
