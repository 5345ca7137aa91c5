"""Bans over HTTP: a banned address gets no answer but this one, and neither does a banned person from anywhere.

Sockets are refused in `routes/socket.py`, after the handshake, so that a page can tell why.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from coverts.server.door.account import Account, address_of
from coverts.server.door.identity import Somebody
from coverts.server.house.house import House
from coverts.server.routes.answers import HttpProblem


def account_of(scope: Scope, somebody: Somebody | None) -> Account:
    """On whose account a request is."""
    return Account(somebody.identity.who if somebody else None, address_of(scope))


def refuse_banned_address(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of all routes: it comes before anybody is asked who they are."""
    refuse_banned(connection.scope, connection.app.state.house, None)


def refuse_banned(scope: Scope, house: House, somebody: Somebody | None) -> None:
    """Refuse an HTTP request of somebody who is kept out."""
    if scope["type"] == ScopeType.HTTP and house.bans.include(account_of(scope, somebody)):
        raise HttpProblem(403, "server-banned")
