"""Authentication: a guest with a name is enough. Tokens have 256 bits; only their hashes are kept."""

import hashlib
import secrets
from collections.abc import Mapping

from msgspec import Struct

from coverts.hall.entries import Millis
from coverts.hall.manners import plain_name
from coverts.store.interface import Identity, Store, Token, TokenKind, Worthless

YEAR: Millis = 365 * 24 * 60 * 60 * 1000
RETURN_LINK_LIFE: Millis = 10 * 60 * 1000


class Somebody(Struct, frozen=True):
    """A person or program that has proved who it is, and how."""

    identity: Identity
    token: Token

    @property
    def may_manage(self) -> bool:
        """A program's token plays games; it does not make other tokens or change who somebody is."""
        return self.token.kind == "browser"


def hashed(secret: str) -> bytes:
    """What is kept of a token. It has too many bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


class Doorman:
    """Gives out tokens and knows people by them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def welcome(self, name: str, kind: TokenKind, label: str, now: Millis) -> tuple[Identity, str]:
        """Somebody new, and the token that proves it."""
        identity = Identity(secrets.token_hex(16), plain_name(name), now)
        secret, token = self._token(identity.who, kind, now, label)
        await self._store.add_identity(identity, token)
        return identity, secret

    async def who_is(self, secret: str | None, now: Millis) -> Somebody | None:
        """Who a token belongs to."""
        if not secret or len(secret) > 100:
            return None
        found = await self._store.identity(hashed(secret), now=now)
        if found is None or found[1].kind == "return":
            return None
        return Somebody(*found)

    async def why_refused(self, secret: str) -> Worthless:
        """Why a token proves nothing."""
        return await self._store.why_worthless(hashed(secret))

    async def another_token(self, somebody: Somebody, kind: TokenKind, label: str, now: Millis) -> str:
        """One more token for somebody."""
        secret, token = self._token(somebody.identity.who, kind, now, label)
        await self._store.add_token(token)
        return secret

    async def come_back(self, secret: str, label: str, now: Millis) -> tuple[Identity, str] | None:
        """Use a return link, which works once: who it is, and a token for the new device, which is called `label`."""
        if len(secret) > 100:
            return None
        known = await self._store.identity(hashed(secret), now=now)
        if known is None or known[1].kind != "return":
            return None
        found = await self._store.use_once(hashed(secret), now=now)
        if found is None:
            return None
        fresh, token = self._token(found[0].who, "browser", now, label)
        await self._store.add_token(token)
        return found[0], fresh

    @staticmethod
    def _token(who: str, kind: TokenKind, now: Millis, label: str = "") -> tuple[str, Token]:
        secret = secrets.token_urlsafe(32)
        life = RETURN_LINK_LIFE if kind == "return" else YEAR
        return secret, Token(
            hash=hashed(secret), who=who, kind=kind, label=plain_name(label), created_at=now, expires_at=now + life
        )


def cookie_name(*, secure: bool) -> str:
    """Behind TLS the browser itself holds the cookie to this host."""
    return "__Host-coverts" if secure else "coverts"


def secret_in(headers: Mapping[str, str], cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The token that a request carries: a program's bearer token, or a browser's cookie."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    return cookies.get(cookie_name(secure=secure))
