"""The store in PostgreSQL: one session that writes, and a few that read. Several servers can share it."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from time import monotonic, monotonic_ns

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.store.interface import InUseError, StoreError
from coverts.store.migrating import HEAD, require_known
from coverts.store.operations import Operations
from coverts.store.postgres import leases
from coverts.store.postgres.errors import UnreachableError
from coverts.store.postgres.opening import prepare, version_of
from coverts.store.postgres.tails import TailReader, decoded
from coverts.store.postgres.url import PostgresUrl
from coverts.store.postgres.writing import ReaderSession, WriterSession
from coverts.store.reading import Readers
from coverts.store.sharing import Beat, Moment, Node
from coverts.store.transacting import Connection, Outcome, Work
from coverts.store.writing import Writer

READERS = 2
TO_UPGRADE = 20.0
"""Seconds for another server that starts at the same time to bring the database up to date."""


class PostgresStore(Operations):
    """See `Store` and `SharedStore` for what it promises. Made by `open`, in the event loop that uses it."""

    def __init__(self, url: PostgresUrl, writer: WriterSession, readers: Sequence[ReaderSession]) -> None:
        super().__init__(Writer(writer, _commit), Readers(readers))
        self._sessions = (*readers, writer)
        self._tails = TailReader(url)

    @classmethod
    async def open(cls, url: PostgresUrl, *, alone: bool = False) -> "PostgresStore":
        """The store in a database, whose tables are made if they are not there; a `StoreError` says why not.

        Other servers may work with it, unless it is to be alone.
        """
        return cls(url, *await asyncio.to_thread(opened, url, alone=alone))

    async def house(self) -> str:
        """Which house it is."""
        return str(await self._readers.ask(lambda connection: connection.execute(leases.HOUSE).fetchone()[0]))

    async def time(self) -> Moment:
        """The time that all nodes go by."""
        return await self._readers.ask(_moment)

    async def beat(self, node: Node, *, lease: Millis, most: int, sweep: bool, refused: Collection[str] = ()) -> Beat:
        """Say that a node is alive, and take over tables of nodes that are not."""
        return await self._writer.do(
            lambda connection: leases.beat(connection, node, lease, most, sweep=sweep, refused=refused)
        )

    async def claim(self, node: Node, tables: Collection[str]) -> None:
        """Look after tables from now on, unless somebody does."""
        await self._writer.do(lambda connection: leases.claim(connection, node, tables))

    async def hand_over(self, node: Node, to: Mapping[str, Node]) -> None:
        """Have other nodes look after tables of this one from now on, if they are alive."""
        await self._writer.do(lambda connection: leases.hand_over(connection, node, to))

    async def resign(self, node: Node) -> None:
        """A node goes: others take over at once."""
        await self._writer.do(lambda connection: leases.resign(connection, node))

    async def worthless(self, tokens: Collection[bytes]) -> list[bytes]:
        """Which of these tokens have been revoked, or are there no more."""
        asked = {"tokens": list(tokens)}
        rows = await self._readers.ask(lambda connection: connection.execute(leases.WORTHLESS, asked).fetchall())
        return [bytes(token) for (token,) in rows]

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        """The log of a table, or what follows so many entries; empty if there is no such table."""
        if not after:
            return await super().load(table)
        found = (await self.load_many({table: after})).get(table, [])
        if isinstance(found, StoreError):
            raise found
        return found

    async def load_many(self, after: Mapping[str, int]) -> dict[str, list[Logged] | StoreError]:
        """What follows so many entries of each of these logs, or why it cannot be read."""
        with suppress(UnreachableError):
            return await self._tails.read(after)
        # The readers wait for a database that is being restarted.
        asked = {"tables": list(after), "lengths": list(after.values())}
        return await decoded(
            after, await self._readers.ask(lambda connection: connection.execute(leases.LOAD_MANY, asked).fetchall())
        )

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """How long the logs of tables are."""
        asked = {"tables": list(tables)}
        rows = await self._readers.ask(lambda connection: connection.execute(leases.HEADS, asked).fetchall())
        return {table: seq for table, seq in rows if seq is not None}

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
        await super().close()
        await self._tails.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for session in self._sessions:
            session.close()


def _up_to_date(url: PostgresUrl, *, alone: bool) -> WriterSession:
    """The session that writes. Nobody may work with a database while it is brought up to date; of several servers that
    begin at once the first does it, and the others wait for it.
    """
    until, version = monotonic() + TO_UPGRADE, None
    while True:
        try:
            with ExitStack() as undo:
                writer = undo.enter_context(closing(WriterSession(url, alone=alone)))
                version = version_of(url, writer)
                if version == HEAD:
                    undo.pop_all()
                    return writer
                if version is not None:
                    require_known(version)  # Whoever runs a newer version need not be waited for.
            with closing(WriterSession(url, alone=True)) as only:
                prepare(url, only)
        except InUseError:
            if monotonic() > until:
                if version not in (None, HEAD):
                    raise InUseError("store-older-servers", url=str(url)) from None
                raise


def _moment(connection: Connection) -> Moment:
    asked = monotonic_ns()
    (now,) = connection.execute(leases.TIME).fetchone()
    return Moment(now, asked, monotonic_ns())


def _commit(session: WriterSession, group: Sequence[Work]) -> list[Outcome]:
    return session.commit(group)


def opened(url: PostgresUrl, *, alone: bool) -> tuple[WriterSession, list[ReaderSession]]:
    """A database that is up to date, with a lock on it."""
    with ExitStack() as undo:
        writer = undo.enter_context(closing(_up_to_date(url, alone=alone)))
        readers = [undo.enter_context(closing(ReaderSession(url))) for _ in range(READERS)]
        undo.pop_all()
    return writer, readers
