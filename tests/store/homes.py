"""Where a store is kept in a test, on each of the two databases, and what may be done behind its back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from coverts.store.database import Place
from coverts.store.interface import Store
from coverts.store.opening import DATABASE
from coverts.store.operations import Operations
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from coverts.store.sqlite import SqliteStore
from tests.store.postgres import Databases, ask

KINDS = ("sqlite", "postgresql")


class Home(Protocol):
    """A place for one store at a time."""

    @property
    def place(self) -> Place:
        """The database, as tools name it."""

    @property
    def argument(self) -> str:
        """The place, as a command of the tests is told it."""

    async def open(self) -> Operations:
        """Open the store that is kept there."""

    def say(self, sentence: str) -> list[tuple[Any, ...]]:
        """Say something behind the store's back."""

    def bytes(self, value: bytes) -> str:
        """Bytes as they are written in a sentence."""


class SqliteHome:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place: Place = folder / DATABASE
        self.argument = str(folder)

    async def open(self) -> Operations:
        return await SqliteStore.open(self.folder)

    def say(self, sentence: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.folder / DATABASE)) as connection, connection:
            return connection.execute(sentence).fetchall()

    def bytes(self, value: bytes) -> str:
        return f"x'{value.hex()}'"


class PostgresHome:
    def __init__(self, url: PostgresUrl) -> None:
        self.url = url
        self.place: Place = url
        self.argument = url.dsn

    async def open(self) -> Operations:
        return await PostgresStore.open(self.url)

    def say(self, sentence: str) -> list[tuple[Any, ...]]:
        return ask(self.url, sentence)

    def bytes(self, value: bytes) -> str:
        return f"'\\x{value.hex()}'::bytea"


def home_of(kind: str, folder: Path, databases: Databases, *, ready: bool = True) -> Home:
    return SqliteHome(folder) if kind == "sqlite" else PostgresHome(databases.new(ready=ready))


async def open_at(argument: str) -> Store:
    """For the processes that tests start: the store at a place that they are told."""
    if argument.startswith("postgresql:"):
        return await PostgresStore.open(PostgresUrl(argument))
    return await SqliteStore.open(Path(argument))
