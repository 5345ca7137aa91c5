"""Identities and the hashes of their tokens."""

from typing import Any

from msgspec.structs import asdict

from coverts.hall.entries import Millis
from coverts.hall.sitters import Who
from coverts.store.interface import Identity, Token, Worthless
from coverts.store.statements import (
    ADD_IDENTITY,
    ADD_TOKEN,
    DELETE_WORTHLESS_TOKENS,
    IDENTITY,
    IS_KNOWN,
    RENAME,
    REVOKE,
    REVOKE_ALL,
    TOKENS_OF,
    WORTHLESS,
)
from coverts.store.transacting import Connection


def add_identity(connection: Connection, identity: Identity, token: Token) -> None:
    """Somebody new, with a first token."""
    connection.execute(ADD_IDENTITY, asdict(identity))
    add_token(connection, token)


def identity(connection: Connection, token_hash: bytes, now: Millis) -> tuple[Identity, Token] | None:
    """Who a valid token belongs to. Hashes are compared, never secrets, so the time it takes tells nothing."""
    row = connection.execute(IDENTITY, {"hash": token_hash, "now": now}).fetchone()
    return None if row is None else (Identity(*row[:3]), _token(row[3:]))


def is_known(connection: Connection, who: Who) -> bool:
    """Whether there is such a person."""
    return connection.execute(IS_KNOWN, {"who": who}).fetchone() is not None


def rename(connection: Connection, who: Who, name: str) -> None:
    """Another name for somebody."""
    connection.execute(RENAME, {"who": who, "name": name})


def add_token(connection: Connection, token: Token) -> None:
    """One more token."""
    connection.execute(ADD_TOKEN, asdict(token))


def tokens_of(connection: Connection, who: Who, now: Millis) -> list[Token]:
    """Somebody's valid tokens."""
    return [_token(row) for row in connection.execute(TOKENS_OF, {"who": who, "now": now}).fetchall()]


def revoke(connection: Connection, who: Who, token_hash: bytes, now: Millis) -> bool:
    """Make a valid token worthless; whether there was one."""
    return connection.execute(REVOKE, {"who": who, "hash": token_hash, "now": now}).rowcount == 1


def revoke_all(connection: Connection, who: Who, now: Millis) -> None:
    """Make all of somebody's tokens worthless."""
    connection.execute(REVOKE_ALL, {"who": who, "now": now})


def why_worthless(connection: Connection, token_hash: bytes) -> Worthless:
    """Why a token that is not valid is not."""
    row = connection.execute(WORTHLESS, {"hash": token_hash}).fetchone()
    return "unknown" if row is None else "revoked" if row[0] else "expired"


def use_once(connection: Connection, token_hash: bytes, now: Millis) -> tuple[Identity, Token] | None:
    """Who a valid token belongs to, which it is no longer."""
    found = identity(connection, token_hash, now)
    # Only one of two who come at once, if ever there are two writers, makes it worthless: the other gets nobody.
    return found if found and revoke(connection, found[0].who, token_hash, now) else None


def delete_worthless_tokens(connection: Connection, now: Millis) -> int:
    """Forget tokens that prove nothing any more; how many."""
    return connection.execute(DELETE_WORTHLESS_TOKENS, {"now": now}).rowcount


def _token(row: tuple[Any, ...]) -> Token:
    token_hash, who, kind, label, created_at, expires_at = row
    return Token(hash=token_hash, who=who, kind=kind, label=label, created_at=created_at, expires_at=expires_at)
