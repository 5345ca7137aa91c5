"""The store in a folder, for one server: SQLite with a write-ahead log, one writer, and a few readers."""

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from msgspec import Struct

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.store import people
from coverts.store.appending import Appender
from coverts.store.coding import invited_of, log_of, own_table_of, summary_of
from coverts.store.interface import Batch, Identity, Invited, OwnTable, Token
from coverts.store.opening import connect, lock, prepare
from coverts.store.reading import Readers
from coverts.store.statements import (
    INVITATIONS,
    LOG,
    PRAGMAS,
    PUBLIC_TABLES,
    READER_PRAGMAS,
    RECORD,
    TABLES_OF,
    UNFINISHED_TABLES,
    WRITE_PROBE,
)
from coverts.store.writing import Writer

READERS = 2


class SqliteStore:
    """See `Store` for what it promises. Made by `open`, in the event loop that uses it."""

    def __init__(self, files: "Files") -> None:
        self._files = files
        self._writer = Writer(files.writer)
        self._readers = Readers(files.readers)
        self._appender = Appender()

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """The store in a folder, made if it is not there; a `StoreError` says why it cannot be."""
        return cls(await asyncio.to_thread(opened, folder))

    def append(self, batch: Batch) -> "asyncio.Future[None]":
        """Begin to make entries durable, all or none.

        `Conflict` if the log has moved on or a command key is in it already.
        """
        return self._writer.do(lambda connection: self._appender.append(connection, batch))

    async def load(self, table: str) -> list[Logged]:
        """The log of a table from its first entry; empty if there is no such table."""
        return await self._readers.ask(lambda connection: log_of(table, connection.execute(LOG, {"table": table})))

    async def public_tables(self, *, most: int) -> list[Summary]:
        """Tables in the lobby that people can still join, the newest first."""
        return await self._readers.ask(
            lambda connection: [summary_of(row) for row in connection.execute(PUBLIC_TABLES, {"most": most})]
        )

    async def tables_of(self, who: Who, *, most: int) -> list[OwnTable]:
        """Somebody's tables, the ones last changed first; to the minute."""
        asked = {"who": who, "most": most}
        return await self._readers.ask(
            lambda connection: [own_table_of(row, who) for row in connection.execute(TABLES_OF, asked)]
        )

    async def invitations(self, *, most: int) -> list[Invited]:
        """The tables that gather players, the newest first, with their invitations."""
        return await self._readers.ask(
            lambda connection: [invited_of(row) for row in connection.execute(INVITATIONS, {"most": most})]
        )

    async def unfinished_tables(self) -> list[str]:
        """Tables with a game under way."""
        return await self._readers.ask(lambda connection: [table for (table,) in connection.execute(UNFINISHED_TABLES)])

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""
        row = await self._readers.ask(lambda connection: connection.execute(RECORD, {"table": table}).fetchone())
        return None if row is None else bytes(row[0])

    async def add_identity(self, identity: Identity, token: Token) -> None:
        """Somebody new, with a first token; `Conflict` if either is there already."""
        await self._writer.do(lambda connection: people.add_identity(connection, identity, token))

    async def identity(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, unless it is unknown, expired or revoked."""
        return await self._readers.ask(lambda connection: people.identity(connection, token_hash, now))

    async def rename(self, who: Who, name: str) -> None:
        """Somebody has another name from now on."""
        await self._writer.do(lambda connection: people.rename(connection, who, name))

    async def add_token(self, token: Token) -> None:
        """One more token for somebody known."""
        await self._writer.do(lambda connection: people.add_token(connection, token))

    async def tokens_of(self, who: Who, *, now: Millis) -> list[Token]:
        """Somebody's valid tokens, the oldest first."""
        return await self._readers.ask(lambda connection: people.tokens_of(connection, who, now))

    async def revoke(self, who: Who, token_hash: bytes, *, now: Millis) -> bool:
        """Make a valid token of somebody's worthless; whether there was one."""
        return await self._writer.do(lambda connection: people.revoke(connection, who, token_hash, now))

    async def use_once(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, which is worthless from now on."""
        return await self._writer.do(lambda connection: people.use_once(connection, token_hash, now))

    async def delete_worthless_tokens(self, *, now: Millis) -> int:
        """Forget tokens that have expired, been revoked or been used; how many."""
        return await self._writer.do(lambda connection: people.delete_worthless_tokens(connection, now))

    async def write_probe(self) -> None:
        """Write something that nobody reads, durably: `StoreError` if nothing can be written."""
        await self._writer.do(lambda connection: connection.execute(WRITE_PROBE).rowcount)

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await self._writer.close()
        await self._readers.close()
        await asyncio.to_thread(self._files.close)


class Files(Struct):
    """What an open store holds on to."""

    lock: sqlite3.Connection
    writer: sqlite3.Connection
    readers: list[sqlite3.Connection]

    def close(self) -> None:
        """Let go of everything: the writer after the readers, because the last one empties the write-ahead log."""
        for connection in (*self.readers, self.writer, self.lock):
            connection.close()


def opened(folder: Path) -> Files:
    """The database in a folder, locked for others."""
    with ExitStack() as undo:
        held = undo.enter_context(closing(lock(folder)))
        path = prepare(folder)
        writer = undo.enter_context(closing(connect(path, PRAGMAS)))
        readers = [undo.enter_context(closing(connect(path, READER_PRAGMAS))) for _ in range(READERS)]
        undo.pop_all()
    return Files(held, writer, readers)
