"""The store's interface, so that tables know nothing of databases."""

from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from coverts.games.seats import Seat
from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.hall.summary import Summary


class Conflict(Exception):
    """The log is not where the writer thought it was, or holds this command already. Nothing was written."""


class StoreError(Exception):
    """The store could not do it. An append that failed so may be in the log or not: load the table again."""


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


class OwnTable(Struct, frozen=True):
    """One of somebody's tables, and their seat at it if they have one."""

    summary: Summary
    seat: Seat | None


class Invited(Struct, frozen=True):
    """A table that gathers players, and its invitation."""

    table: str
    invitation: str


class Identity(Struct, frozen=True):
    """Somebody: a guest with a name, or a program."""

    who: Who
    name: str
    created_at: Millis


TokenKind: TypeAlias = Literal["browser", "bot", "return"]
"""A cookie of a browser; a program's bearer token; a link that moves somebody to another device, once."""


class Token(Struct, frozen=True, kw_only=True):
    """A secret that proves an identity. Only its hash is kept."""

    hash: bytes
    who: Who
    kind: TokenKind
    label: str = ""
    created_at: Millis
    expires_at: Millis | None = None


class Store(Protocol):
    """Everything that survives. What has been awaited has been made durable."""

    def append(self, batch: Batch) -> Awaitable[None]:
        """Begin to make entries durable, all or none.

        `Conflict` if the log has moved on or a command key is in it already.
        """

    async def load(self, table: str) -> list[Logged]:
        """The log of a table from its first entry; empty if there is no such table."""

    async def public_tables(self, *, most: int) -> list[Summary]:
        """Tables in the lobby that people can still join, the newest first."""

    async def tables_of(self, who: Who, *, most: int) -> list[OwnTable]:
        """Somebody's tables, the ones last changed first; to the minute."""

    async def invitations(self, *, most: int) -> list[Invited]:
        """The tables that gather players, the newest first, with their invitations."""

    async def unfinished_tables(self) -> list[str]:
        """Tables with a game under way."""

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game."""

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

    async def use_once(self, token_hash: bytes, *, now: Millis) -> tuple[Identity, Token] | None:
        """Who a token belongs to, which is worthless from now on."""

    async def delete_worthless_tokens(self, *, now: Millis) -> int:
        """Forget tokens that have expired, been revoked or been used; how many."""

    async def write_probe(self) -> None:
        """Write something that nobody reads, durably: `StoreError` if nothing can be written."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything."""
