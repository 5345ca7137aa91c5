"""Origin checks, security headers and rate limits."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from limits import RateLimitItem, parse
from limits.aio.strategies import MovingWindowRateLimiter
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coverts.server.door.machine import is_this_machine
from coverts.server.door.windows import Windows

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

Header: TypeAlias = tuple[bytes, bytes]

HEADERS: tuple[Header, ...] = (
    (b"cache-control", b"no-store"),
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
ALONE: Header = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers take this only from TLS and from their own machine; for others in a home network they log an error."""


class Doorway:
    """Refuses pages of other origins, and puts the usual headers on every answer."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], *, secure: bool) -> None:
        self._app = app
        self._origins = frozenset(origin.lower() for origin in origins)
        self._own_schemes = ("https",) if secure else ("http", "https")
        self._secure = secure
        self._headers = HEADERS + (((b"strict-transport-security", b"max-age=31536000"),) if secure else ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if not self._is_welcome(scope):
            await self._refuse(scope, receive, send)
            return

        headers = self._headers_for(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with_defaults(list(message.get("headers", [])), headers)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _headers_for(self, scope: Scope) -> tuple[Header, ...]:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return (*self._headers, ALONE) if self._secure or is_this_machine(host) else self._headers

    def _is_welcome(self, scope: Scope) -> bool:
        """A page's script says where it comes from. Programs say nothing, and carry no cookies of others."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return True
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return any(origin == f"{scheme}://{headers.get('host', '').lower()}" for scheme in self._own_schemes)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        headers = [(b"content-type", b"application/json"), *self._headers_for(scope)]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": b'{"key":"server-origin"}', "more_body": False})


def _with_defaults(said: list[Header], defaults: Iterable[Header]) -> list[Header]:
    """What an answer says of itself, and the usual things that it does not mention."""
    names = {name.lower() for name, _ in said}
    return [*said, *((name, value) for name, value in defaults if name not in names)]


class Limits:
    """How often somebody may do what. A legal move of the seat that is to act is never counted."""

    GUESTS = parse("20/minute")
    TABLES = parse("30/minute")
    COMMANDS = parse("60/10seconds")
    SOCKETS = parse("60/minute")
    CODES = parse("10/minute")
    ALL_CODES = parse("120/minute")
    REPLAYS = parse("30/minute")
    ALL_REPLAYS = parse("120/minute")
    PICTURES = parse("60/minute")
    ALL_PICTURES = parse("600/minute")

    def __init__(self, *, sockets_each: int = 200) -> None:
        self._window = MovingWindowRateLimiter(Windows())
        self._sockets_each = sockets_each
        self._sockets: Counter[str] = Counter()

    async def allows(self, limit: RateLimitItem, what: str, whom: str) -> bool:
        """Whether once more is still within the limit; it is counted."""
        return await self._window.hit(limit, what, whom)

    @contextmanager
    def one_more_socket(self, whom: str) -> Iterator[bool]:
        """One more for as long as it is open; whether there is room for it."""
        self._sockets[whom] += 1
        try:
            yield self._sockets[whom] <= self._sockets_each
        finally:
            self._sockets[whom] -= 1
            if not self._sockets[whom]:
                del self._sockets[whom]
