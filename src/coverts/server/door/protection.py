"""Origin checks and security headers."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coverts.lang import Catalogue
from coverts.server import logs
from coverts.server.door.account import address_of
from coverts.server.door.hosts import Hosts
from coverts.server.door.machine import is_this_machine

JSON_TYPES = ("application/json", "application/x-ndjson")
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

    def __init__(self, app: ASGIApp, origins: Iterable[str], hosts: Hosts, *, secure: bool) -> None:
        self._app = app
        self._hosts = hosts
        self._origins = frozenset(origin.lower() for origin in origins)
        self._own_schemes = ("https",) if secure else ("http", "https")
        self._secure = secure
        self._headers = HEADERS + (
            ((b"strict-transport-security", b"max-age=31536000; includeSubDomains"),) if secure else ()
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        logs.begin_request()
        asked = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._refusal(scope, asked)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
            return

        headers = self._headers_for(asked)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _with_defaults(list(message.get("headers", [])), headers)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _headers_for(self, asked: Mapping[str, str]) -> tuple[Header, ...]:
        return (*self._headers, ALONE) if self._secure or is_this_machine(asked.get("host", "")) else self._headers

    def _refusal(self, scope: Scope, asked: Mapping[str, str]) -> tuple[int, str] | None:
        """The status and key with which a request is refused, if it is."""
        if not self._hosts.has(asked.get("host", "")):
            return 421, "server-host"
        if not scope.get("query_string", b"").isascii():  # Litestar would fail with it.
            return 404, "server-no-such-page"
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return None
        if not self._is_own(asked):
            return 403, "server-origin"
        return (415, "server-not-json") if scope["type"] == ScopeType.HTTP and not _is_json(asked) else None

    def _is_own(self, asked: Mapping[str, str]) -> bool:
        """A page's script says where it comes from. Programs say nothing, and carry no cookies of others."""
        origin = asked.get("origin")
        if origin is None or origin in self._origins:
            return True
        return any(origin == f"{scheme}://{asked.get('host', '').lower()}" for scheme in self._own_schemes)

    async def _refuse(self, refusal: tuple[int, str], scope: Scope, receive: Receive, send: Send) -> None:
        status, key = refusal
        logs.security("refused at the door", key, address=address_of(scope))
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": key})
            return
        # Whoever types a name into a browser reads this as it is.
        body = msgspec.json.encode({"key": key, "said": Catalogue("en").say(key)})
        headers = [(b"content-type", b"application/json"), *self._headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_json(asked: Mapping[str, str]) -> bool:
    """Whether a body, if there is one, says that it is JSON: pages of others can send forms and plain texts."""
    if asked.get("content-length", "0") == "0" and "transfer-encoding" not in asked:
        return True
    return asked.get("content-type", "").partition(";")[0].strip().lower() in JSON_TYPES


def _with_defaults(said: list[Header], defaults: Iterable[Header]) -> list[Header]:
    """What an answer says of itself, and the usual things that it does not mention."""
    names = {name.lower() for name, _ in said}
    return [*said, *((name, value) for name, value in defaults if name not in names)]
