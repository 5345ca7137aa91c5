"""The operations of a store, the same for every database: jobs for its one writer, questions for its readers."""

import asyncio
from collections.abc import Collection

from coverts.hall.admission import Admission
from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.store import banning, forgetting, ordering, people, reporting, retaining
from coverts.store.appending import Appender
from coverts.store.coding import BEGINNING, admission_of, invited_of, log_of, own_table_of, public_table_of
from coverts.store.interface import Batch, Identity, Invited, Order, OwnTable, PublicTable, Report, Token, Worthless
from coverts.store.kept import PersonalData
from coverts.store.personal import personal_data
from coverts.store.reading import Readers
from coverts.store.statements import (
    ADD_REVIEW,
    ADMISSION,
    GATHERING_TABLES,
    INVITATIONS,
    LOG,
    LOG_AFTER,
    PUBLIC_TABLES,
    RECORD,
    REVIEW,
    TABLES_OF,
    UNFINISHED_TABLES,
    WRITE_PROBE,
)
from coverts.store.writing import Writer


class Operations:
    """See `Store` for what it promises."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers
        self._appender = Appender()

    def append(self, batch: Batch) -> "asyncio.Future[None]":
        """Begin to make entries durable, all or none.

        `Conflict` if the log has moved on or a command key is in it already.
        """
        return self._writer.do(
            lambda connection: self._appender.append(connection, batch),
            lambda listed: self._appender.remember(batch.table, listed),
            table=batch.table,
        )

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        """The log of a table, or what follows so many entries; empty if there is no such table."""
        sentence, asked = (LOG_AFTER, {"table": table, "after": after}) if after else (LOG, {"table": table})
        return await self._readers.ask(
            lambda connection: log_of(table, connection.execute(sentence, asked).fetchall(), after=after)
        )

    async def admission(self, table: str, who: Who | None) -> Admission | None:
        """Who may know of a table, as far as the beginning of its log and its row tell."""
        asked = {"table": table, "who": who, "beginning": BEGINNING}
        return await self._readers.ask(
            lambda connection: admission_of(table, who, connection.execute(ADMISSION, asked).fetchall())
        )

    async def public_tables(self, *, most: int) -> list[PublicTable]:
        """Tables in the lobby that people can still join, the newest first."""
        return await self._readers.ask(
            lambda connection: [
                public_table_of(row) for row in connection.execute(PUBLIC_TABLES, {"most": most}).fetchall()
            ]
        )

    async def tables_of(self, who: Who, *, most: int) -> list[OwnTable]:
        """Somebody's tables, the ones last changed first; to the minute."""
        asked = {"who": who, "most": most}
        return await self._readers.ask(
            lambda connection: [own_table_of(row, who) for row in connection.execute(TABLES_OF, asked).fetchall()]
        )

    async def invitations(self, *, most: int) -> list[Invited]:
        """The tables that gather players, the newest first, with their invitations."""
        return await self._readers.ask(
            lambda connection: [invited_of(row) for row in connection.execute(INVITATIONS, {"most": most}).fetchall()]
        )

    async def gathering_tables(self) -> list[str]:
        """Tables at which no game has begun yet."""
        return await self._readers.ask(
            lambda connection: [table for (table,) in connection.execute(GATHERING_TABLES).fetchall()]
        )

    async def unfinished_tables(self) -> list[str]:
        """Tables with a game under way."""
        return await self._readers.ask(
            lambda connection: [table for (table,) in connection.execute(UNFINISHED_TABLES).fetchall()]
        )

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""
        row = await self._readers.ask(lambda connection: connection.execute(RECORD, {"table": table}).fetchone())
        return None if row is None else bytes(row[0])

    async def review(self, table: str, seat: int) -> bytes | None:
        """What the coach said of a seat's game, if it has been asked."""
        asked = {"table": table, "seat": seat}
        row = await self._readers.ask(lambda connection: connection.execute(REVIEW, asked).fetchone())
        return None if row is None else bytes(row[0])

    async def keep_review(self, table: str, seat: int, review: bytes, record: bytes) -> None:
        """Keep what the coach said, as long as the game has this record."""
        kept = {"table": table, "seat": seat, "review": review, "record": record}
        await self._writer.do(lambda connection: connection.execute(ADD_REVIEW, kept).rowcount)

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

    async def revoke_all(self, who: Who, *, now: Millis) -> None:
        """Make all tokens of somebody's worthless."""
        await self._writer.do(lambda connection: people.revoke_all(connection, who, now))

    async def why_worthless(self, token_hash: bytes) -> Worthless:
        """Why a token that is not valid is not."""
        return await self._readers.ask(lambda connection: people.why_worthless(connection, token_hash))

    async def use_once(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, which is worthless from now on."""
        return await self._writer.do(lambda connection: people.use_once(connection, token_hash, now))

    async def delete_worthless_tokens(self, *, now: Millis) -> int:
        """Forget tokens that have expired, been revoked or been used; how many."""
        return await self._writer.do(lambda connection: people.delete_worthless_tokens(connection, now))

    async def report(self, report: Report) -> None:
        """Keep a report for the operator."""
        await self._writer.do(lambda connection: reporting.add(connection, report))

    async def reports(self, *, most: int) -> list[Report]:
        """The last reports, the newest first."""
        return await self._readers.ask(lambda connection: reporting.latest(connection, most))

    async def forget(self, who: Who, *, now: Millis) -> list[str]:
        """Remove somebody everywhere, all or nothing: identity, tokens, name and talk; which tables were rewritten."""
        prepared = await self._readers.ask(lambda connection: forgetting.prepare(connection, who, now))
        return await self._writer.do(
            lambda connection: forgetting.forget(connection, self._appender, who, now, prepared)
        )

    async def delete_tables(self, *, before: Millis, spared: Collection[str]) -> int:
        """Delete some tables that ended before a moment, but not these; how many."""
        return await self._writer.do(lambda connection: retaining.delete_tables(connection, before, spared))

    async def delete_talk(self, *, before: Millis, now: Millis, spared: Collection[str]) -> int:
        """Delete what was said at some tables that ended before a moment, but not at these; at how many."""
        return await self._writer.do(
            lambda connection: retaining.delete_talk(connection, self._appender, before, now, spared)
        )

    async def unused_people(self, *, before: Millis) -> list[Who]:
        """Some people who came before a moment, and at whose tables nothing has happened since."""
        return await self._readers.ask(lambda connection: retaining.unused_people(connection, before))

    async def personal_data(self, who: Who, *, now: Millis) -> PersonalData:
        """All that is kept of somebody."""
        return await self._readers.ask(lambda connection: personal_data(connection, who, now))

    async def is_known(self, who: Who) -> bool:
        """Whether there is such a person."""
        return await self._readers.ask(lambda connection: people.is_known(connection, who))

    async def bans(self) -> list[str]:
        """The people and addresses that are kept out."""
        return await self._readers.ask(banning.bans)

    async def ban(self, whom: str, *, now: Millis) -> None:
        """Keep a person or an address out."""
        await self._writer.do(lambda connection: banning.ban(connection, whom, now))

    async def unban(self, whom: str) -> bool:
        """Let a person or an address in again; whether they were kept out."""
        return await self._writer.do(lambda connection: banning.unban(connection, whom))

    async def pending_orders(self) -> list[Order]:
        """What the operator has asked for and has no answer to."""
        return await self._readers.ask(ordering.pending)

    async def finish_order(self, order: int, outcome: str, *, now: Millis) -> None:
        """Answer the operator."""
        await self._writer.do(lambda connection: ordering.finish(connection, order, outcome, now))

    async def write_probe(self) -> None:
        """Write something that nobody reads, durably: `StoreError` if nothing can be written."""
        await self._writer.do(lambda connection: connection.execute(WRITE_PROBE).rowcount)

    async def close(self) -> None:
        """Finish what is under way."""
        await self._writer.close()
        await self._readers.close()
