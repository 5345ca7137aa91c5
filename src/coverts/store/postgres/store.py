"""The store in PostgreSQL: one session that writes, and a few that read."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, closing

from coverts.store.operations import Operations
from coverts.store.postgres.opening import prepare
from coverts.store.postgres.url import PostgresUrl
from coverts.store.postgres.writing import ReaderSession, WriterSession
from coverts.store.reading import Readers
from coverts.store.transacting import Outcome, Work
from coverts.store.writing import Writer

READERS = 2


class PostgresStore(Operations):
    """See `Store` for what it promises. Made by `open`, in the event loop that uses it."""

    def __init__(self, writer: WriterSession, readers: Sequence[ReaderSession]) -> None:
        super().__init__(Writer(writer, _commit), Readers(readers))
        self._sessions = (*readers, writer)

    @classmethod
    async def open(cls, url: PostgresUrl) -> "PostgresStore":
        """The store in a database, whose tables are made if they are not there; a `StoreError` says why not."""
        return cls(*await asyncio.to_thread(opened, url))

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await super().close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for session in self._sessions:
            session.close()


def _commit(session: WriterSession, group: Sequence[Work]) -> list[Outcome]:
    return session.commit(group)


def opened(url: PostgresUrl) -> tuple[WriterSession, list[ReaderSession]]:
    """A database that is up to date, locked for other servers."""
    with ExitStack() as undo:
        writer = undo.enter_context(closing(WriterSession(url)))
        prepare(url, writer)
        readers = [undo.enter_context(closing(ReaderSession(url))) for _ in range(READERS)]
        undo.pop_all()
    return writer, readers
