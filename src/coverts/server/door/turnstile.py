"""Rate limits before it is known whose a request is: of reads, and of sockets from addresses that flood."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from coverts.server import logs
from coverts.server.door.account import Account, address_of
from coverts.server.door.budgets import FLOODS, GETS, Budgets, Exhausted
from coverts.server.door.protection import SAFE_METHODS

BODY = b'{"key":"server-too-often","rule":"","args":{"seconds":%d}}'


class Turnstile:
    """Lets through as many as there is a budget for."""

    def __init__(self, app: ASGIApp, budgets: Budgets) -> None:
        self._app = app
        self._budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, and let it through or not."""
        account = Account(None, address_of(scope))
        if scope["type"] == ScopeType.WEBSOCKET and self._budgets.is_spent(FLOODS, account):
            await _refuse_socket(receive, send)
            return
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            try:
                self._budgets.spend(GETS, account)
            except Exhausted as exhausted:
                await _refuse(send, exhausted.seconds)
                return
        await self._app(scope, receive, send)


async def _refuse_socket(receive: Receive, send: Send) -> None:
    """Answer 403 in place of the handshake."""
    logs.count("flood")
    await receive()
    await send({"type": "websocket.close", "code": 4429, "reason": ""})


async def _refuse(send: Send, seconds: int) -> None:
    body = BODY % seconds
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"retry-after", b"%d" % seconds),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
