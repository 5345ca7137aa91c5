"""The store's interface, so that tables know nothing of databases."""

from collections.abc import Awaitable, Collection, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from coverts.games.seats import Seat
from coverts.hall.admission import Admission
from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary
from coverts.lang import Sentence
from coverts.store.kept import PersonalData


class Conflict(Exception):
    """The log is not where the writer thought it was, or holds this command already. Nothing was written."""


class StoreError(Exception):
    """The store could not do it. An append that failed so may be in the log or not: load the table again."""

    def __init__(self, key: str, /, *, at: str | None = None, **args: str | float | Sentence) -> None:
        """The key of a sentence that says why, and its arguments; `at` is the table that it is about."""
        super().__init__(key, args)
        self.what = Sentence(key, **args)
        """What is wrong."""
        self.why = self.what if at is None else Sentence("db-fault-table", table=at, what=self.what)
        """The same, with the table that it is about."""

    def __str__(self) -> str:
        return str(self.why)


class ClosedError(StoreError):
    """The store has been closed."""


class InUseError(StoreError):
    """Another server works with this data."""


class FolderError(StoreError):
    """Nothing can be kept in this folder."""


class NotADatabaseError(StoreError):
    """What lies there is no database of Coverts, or a damaged one."""


class DamagedError(NotADatabaseError):
    """The database cannot be relied on. A backup can take its place."""


class NewerDatabaseError(StoreError):
    """The database was made by a newer version of Coverts."""


class UnknownEntryError(StoreError):
    """A log holds an entry of a kind that is not known here: a newer version of Coverts plays at that table."""


class Batch(Struct, frozen=True, kw_only=True):
    """Entries of one table that become durable together, with what they change in the lists."""

    table: str
    after: int
    """How many entries the log has before these."""
    log: Sequence[Logged]
    summary: Summary
    members: Sequence[Who]
    people: Sequence[Who | None] = ()
    """Whose the seats are."""
    at: Millis
    record: bytes | None = None
    """The record of the game, when these entries have ended it."""
    is_listed: bool = False
    """Whether these entries change nothing in the lists: whoever changed them last has written them with that."""
    opens: "Batch | None" = None
    """A table that is opened by the same transaction, or not at all."""


class OwnTable(Struct, frozen=True):
    """One of somebody's tables, and their seat at it if they have one."""

    summary: Summary
    seat: Seat | None


class PublicTable(Struct, frozen=True):
    """A table in the lobby, and the first person who sits at it: usually its host."""

    summary: Summary
    who: Who | None


class Invited(Struct, frozen=True):
    """A table that gathers players, and its invitation."""

    table: str
    invitation: str
    host: Who


class Identity(Struct, frozen=True):
    """Somebody: a guest with a name, or a program."""

    who: Who
    name: str
    created_at: Millis


TokenKind: TypeAlias = Literal["browser", "bot", "return"]
"""A cookie of a browser; a program's bearer token; a link that moves somebody to another device, once."""


Worthless: TypeAlias = Literal["unknown", "expired", "revoked"]
"""Why a token proves nothing; also one that has expired or been revoked is unknown after a while."""


class Token(Struct, frozen=True, kw_only=True):
    """A secret that proves an identity. Only its hash is kept."""

    hash: bytes
    who: Who
    kind: TokenKind
    label: str = ""
    created_at: Millis
    expires_at: Millis | None = None

    def has_expired(self, now: Millis) -> bool:
        """Whether it proves nothing any more, because its time is up."""
        return self.expires_at is not None and self.expires_at <= now


class Report(Struct, frozen=True):
    """What somebody tells the operator about somebody else at a table."""

    who: Who
    """Who reports."""
    against: Who
    table: str
    kind: str
    text: str
    """What it is about: an excerpt of the talk, or nothing."""
    at: Millis


OrderKind: TypeAlias = Literal["close", "ban", "unban", "forget"]


class Order(Struct, frozen=True):
    """What an operator asks of the house."""

    id: int
    what: OrderKind
    whom: str
    """A table, a person or an address."""


class Store(Protocol):
    """Everything that survives. What has been awaited has been made durable."""

    def append(self, batch: Batch) -> Awaitable[None]:
        """Begin to make entries durable, all or none.

        `Conflict` if the log has moved on or a command key is in it already.
        """

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        """The log of a table, or what follows so many entries; empty if there is no such table."""

    async def admission(self, table: str, who: Who | None) -> Admission | None:
        """Who may know of a table, as far as the beginning of its log and its row tell: it names everybody for whom a
        seat was ever kept, and this person if they ever sat there. None if there is no such table.
        """

    async def public_tables(self, *, most: int) -> list[PublicTable]:
        """Tables in the lobby that people can still join, the newest first."""

    async def tables_of(self, who: Who, *, most: int) -> list[OwnTable]:
        """Somebody's tables, the ones last changed first; to the minute."""

    async def invitations(self, *, most: int) -> list[Invited]:
        """The tables that gather players, the newest first, with their invitations."""

    async def gathering_tables(self) -> list[str]:
        """Tables at which no game has begun yet."""

    async def unfinished_tables(self) -> list[str]:
        """Tables with a game under way."""

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""

    async def review(self, table: str, seat: int) -> bytes | None:
        """What the coach said of a seat's game, if it has been asked."""

    async def keep_review(self, table: str, seat: int, review: bytes, record: bytes) -> None:
        """Keep what the coach said, as long as the game has this record."""

    async def add_identity(self, identity: Identity, token: Token) -> None:
        """Somebody new, with a first token."""

    async def identity(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, unless it is unknown, expired or revoked."""

    async def rename(self, who: Who, name: str) -> None:
        """Somebody has another name from now on."""

    async def add_token(self, token: Token) -> None:
        """One more token for somebody known."""

    async def tokens_of(self, who: Who, *, now: Millis) -> list[Token]:
        """Somebody's valid tokens, the oldest first."""

    async def revoke(self, who: Who, token_hash: bytes, *, now: Millis) -> bool:
        """Make a valid token of somebody's worthless; whether there was one."""

    async def revoke_all(self, who: Who, *, now: Millis) -> None:
        """Make all tokens of somebody's worthless."""

    async def why_worthless(self, token_hash: bytes) -> Worthless:
        """Why a token that is not valid is not."""

    async def use_once(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, which is worthless from now on."""

    async def delete_worthless_tokens(self, *, now: Millis) -> int:
        """Forget tokens that have expired, been revoked or been used; how many."""

    async def report(self, report: Report) -> None:
        """Keep a report for the operator."""

    async def reports(self, *, most: int) -> list[Report]:
        """The last reports, the newest first."""

    async def forget(self, who: Who, *, now: Millis) -> list[str]:
        """Remove somebody everywhere, all or nothing: identity, tokens, name and talk; which tables were rewritten.

        The games stay, with nobody's name on that seat.
        """

    async def delete_tables(self, *, before: Millis, spared: Collection[str]) -> int:
        """Delete some tables that ended before a moment, but not these; how many."""

    async def delete_talk(self, *, before: Millis, now: Millis, spared: Collection[str]) -> int:
        """Delete what was said at some tables that ended before a moment, but not at these; at how many."""

    async def unused_people(self, *, before: Millis) -> list[Who]:
        """Some people who came before a moment, and at whose tables nothing has happened since."""

    async def personal_data(self, who: Who, *, now: Millis) -> PersonalData:
        """All that is kept of somebody."""

    async def is_known(self, who: Who) -> bool:
        """Whether there is such a person."""

    async def bans(self) -> list[str]:
        """The people and addresses that are kept out."""

    async def ban(self, whom: str, *, now: Millis) -> None:
        """Keep a person or an address out."""

    async def unban(self, whom: str) -> bool:
        """Let a person or an address in again; whether they were kept out."""

    async def pending_orders(self) -> list[Order]:
        """What the operator has asked for and has no answer to."""

    async def finish_order(self, order: int, outcome: str, *, now: Millis) -> None:
        """Answer the operator."""

    async def write_probe(self) -> None:
        """Write something that nobody reads, durably: `StoreError` if nothing can be written."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
