"""An HTTP connection with limits and timeouts on what uvicorn would wait for and hold on to for ever.

It stands between the event loop and uvicorn's own protocol and passes everything on. It counts the bytes, and it learns
from the application (`watched`) when a request is complete and when it has been answered.
"""

import asyncio
from typing import Any, ClassVar, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from coverts.server import logs
from coverts.server.connections.anteroom import Anteroom

SLICE = 1024
"""Bytes that are parsed at once: whatever is too much is noticed before more of it has been looked at."""

LARGEST_REQUEST = 256 * 1024
"""Bytes of one request, all in all. The parser itself would take headers without end."""

MOST_AHEAD = 4096
"""Bytes that may follow (pipelining) before a request is answered."""

REQUEST_TIME = 20.0

STATE = "coverts.connection"
"""Where the application finds the connection, in the state of an ASGI scope."""


class _Uvicorn(HttpToolsProtocol):
    """Uvicorn's own protocol. It tells only the last of several pipelined requests that the client has gone; the one
    that is being answered would then write to a closed connection, and fail.
    """

    _answering: RequestResponseCycle | None = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def disconnect(self) -> None:
        """Nobody is left to be answered."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.disconnect()
        super().connection_lost(exc)


class HttpConnection(asyncio.Protocol):
    """Cuts off whoever does not finish a request, or does not take the answer."""

    request_time: ClassVar[float] = REQUEST_TIME
    """Seconds for a whole request, and then for each part of the answer to be taken."""
    anteroom: ClassVar[Anteroom] = Anteroom()

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._connections = server_state.connections
        self._state = {**app_state, STATE: self}
        self._uvicorn = _Uvicorn(config, server_state, self._state, _loop)
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._received = 0
        """Bytes of the request that is coming in."""
        self._pending = b""
        """What uvicorn does not take yet."""
        self._is_asked = False
        """Whether there is a whole request that has not been answered."""
        self._is_blocked = False
        """Whether the client does not take what is sent."""
        self.address = ""

    # What the event loop and uvicorn do with it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a first request."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._connections.add(self)  # type: ignore[arg-type]  # it names uvicorn's own classes only
        self._uvicorn.connection_made(self._transport)
        self.anteroom.enter(self)
        self._restart()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._leave()
        self._uvicorn.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass on what has come, as long as it is not too much."""
        self._received += len(data)
        if self._received > LARGEST_REQUEST:
            self.give_up()
            return
        if not self._is_asked:
            self.anteroom.enter(self)
        self._pending += data
        self._pass_on()

    def _pass_on(self) -> None:
        """Pass on what uvicorn takes: it pauses reading when it has a body to hand on, or a request to answer first."""
        while self._pending and self._transport.is_reading() and not self._transport.is_closing():
            part, self._pending = self._pending[:SLICE], self._pending[SLICE:]
            self._uvicorn.data_received(part)
            if self._transport.get_protocol() is not self:
                # It is a WebSocket now, which keeps the state: it shall not keep this too.
                del self._state[STATE]
                self._leave()
                return
        if self._is_asked and len(self._pending) > MOST_AHEAD:
            self.give_up()

    def eof_received(self) -> None:
        """The client sends no more."""
        self._uvicorn.eof_received()

    def pause_writing(self) -> None:
        """The client does not take what is sent."""
        self._is_blocked = True
        self._uvicorn.pause_writing()

    def resume_writing(self) -> None:
        """Some of the answer has been taken."""
        self._is_blocked = False
        self._restart()
        self._uvicorn.resume_writing()

    def shutdown(self) -> None:
        """The server stops, and does not wait for the rest of a request. Uvicorn's own protocol is told besides."""
        if not self._is_asked and not self._transport.is_closing():
            self.give_up()

    # What the application tells

    def expected(self) -> None:
        """The application waits for more of a request."""
        if self._pending:
            self._loop.call_soon(self._pass_on)  # when uvicorn reads again

    def asked(self) -> None:
        """A request is complete: from here on it is ours to answer."""
        self._received, self._is_asked = 0, True
        self.anteroom.leave(self)
        self._restart()
        self._pass_on()

    def answered(self) -> None:
        """And then theirs to take the answer, and to ask again."""
        # The rest of a request that was answered early (a body that is too large) is still on its way.
        self._received = 0 if self._is_asked else -LARGEST_REQUEST
        self._is_asked = False
        self._restart()
        self._pass_on()

    def is_gone(self) -> bool:
        """Whether nobody is left to take an answer."""
        if not self._transport.is_closing():
            return False
        self._uvicorn.disconnect()  # `connection_lost` comes a little later
        return True

    def give_up(self) -> None:
        """Cut it off: closing it politely would wait for a reader who may never read."""
        logs.count("connection cut off")
        self._leave()
        self._transport.abort()

    def _restart(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(self.request_time, self._out_of_time)

    def _out_of_time(self) -> None:
        if self._is_asked and not self._is_blocked:
            self._restart()  # It is the server that takes its time.
        else:
            self.give_up()

    def _leave(self) -> None:
        self._connections.discard(self)
        self.anteroom.leave(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def http_connection(request_time: float) -> type[HttpConnection]:
    """The class of one server's connections: with this patience, and an anteroom of their own."""
    return type("HttpConnection", (HttpConnection,), {"request_time": request_time, "anteroom": Anteroom()})


def watched(app: ASGIApp) -> ASGIApp:
    """The application, telling each connection when its request is complete and when it is answered."""

    async def tell_connection(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        connection: HttpConnection = scope["state"][STATE]

        async def receive_and_tell() -> ReceiveMessage:
            connection.expected()
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body"):
                connection.asked()
            return message

        async def send_and_tell(message: Message) -> None:
            if connection.is_gone():
                return
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                connection.answered()

        if not _has_body(scope):
            connection.asked()
        await app(scope, receive_and_tell, send_and_tell)

    return tell_connection


def _has_body(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"
