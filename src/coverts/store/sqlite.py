"""The store in a folder, for one server: SQLite with a write-ahead log, one writer, and a few readers."""

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from msgspec import Struct

from coverts.store.opening import connect, lock, prepare
from coverts.store.operations import Operations
from coverts.store.reading import Readers
from coverts.store.statements import PRAGMAS, READER_PRAGMAS
from coverts.store.writing import Writer

READERS = 2


class SqliteStore(Operations):
    """See `Store` for what it promises. Made by `open`, in the event loop that uses it."""

    def __init__(self, files: "Files") -> None:
        super().__init__(Writer(files.writer), Readers(files.readers))
        self._files = files

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """The store in a folder, made if it is not there; a `StoreError` says why it cannot be."""
        return cls(await asyncio.to_thread(opened, folder))

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await super().close()
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
