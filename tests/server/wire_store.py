"""The store without its threads and without waiting for the disk: hundreds of games wait for neither. Its sentences
are the same; that what it has acknowledged is safe is tried elsewhere."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from coverts.store import sqlite
from coverts.store.statements import PRAGMAS
from coverts.store.transacting import transact

T = TypeVar("T")


class AtOnce:
    """Does a job when it is asked to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def do(self, work: Callable[[Any], Any], then: Callable[[Any], T] | None = None, *, table: str = "") -> T:
        [outcome] = transact(self._connection, [work])
        if outcome.error is not None:
            raise outcome.error
        done: T = outcome.value if then is None else then(outcome.value)
        return done

    async def close(self) -> None:
        pass


class AnsweredAtOnce:
    """Looks something up when it is asked to."""

    def __init__(self, connections: Sequence[sqlite3.Connection]) -> None:
        self._connection = connections[0]

    async def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return question(self._connection)

    async def close(self) -> None:
        pass


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "Writer", AtOnce)
    monkeypatch.setattr(sqlite, "Readers", AnsweredAtOnce)
    monkeypatch.setattr(sqlite, "PRAGMAS", (*PRAGMAS, "PRAGMA synchronous = OFF"))
