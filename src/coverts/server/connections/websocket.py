"""A WebSocket connection with limits, timeouts and back-pressure on everything that a client can make the server hold.

Uvicorn accepts the connection and hands it over when a client asks for a WebSocket; the frames are read and written by
`websockets` through its Sans-I/O interface. The application speaks ASGI for the handshake. Once it has accepted, it
asks the scope for the connection itself (`socket_of`): messages go straight between the two, without a queue or a task.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from coverts.server import logs

EXTENSION = "coverts.socket"

LARGEST_MESSAGE = 4096

SLICE = 1024
"""Bytes that are parsed at once: a flood is noticed before more of it has been looked at."""

MOST_IDLE = 64
"""Frames that complete no message (pings, pongs, fragments) in `WINDOW` seconds: an honest client sends few."""
WINDOW = 10.0

LONGEST_BACKLOG = 256
"""Messages that may arrive before the application listens."""

KEEPALIVE = 20.0
"""Seconds between two pings; a client from which nothing has come between them is gone."""

LINGER = 3.0
"""Seconds for a client to take what is left and to close, when the server has said goodbye."""

SHARED = 16
"""Texts whose frames are kept: a broadcast sends few different ones, each to many connections, one after the other."""

OnMessage = Callable[[str | bytes], None]
OnLost = Callable[[], None]

_logger = logging.getLogger("coverts.websocket")
_logger.setLevel(logging.CRITICAL)  # What clients do wrong is not written down: they could fill the disk with it.


@lru_cache(maxsize=SHARED)
def text_frame(message: bytes) -> bytes:
    """The frame of a text. Most subscribers of a table are sent the very same one, which is framed once."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class WebSocketConnection(asyncio.Protocol):
    """One WebSocket. It is cut off if it floods below the messages, or does not read even the goodbye."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app = config.loaded_app
        self._asgi_version = config.asgi_version
        self._state = app_state
        self._server_state = server_state
        self._loop = _loop or asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_logger)
        self._transport: asyncio.Transport
        self._is_connected = False
        """Whether the application has heard of the connection."""
        self._is_shaking_hands = False
        """Whether the application has not yet answered the handshake."""
        self._lost = asyncio.Event()
        self.has_flooded = False
        """Whether it was cut off because the client sent too much of what reaches no table."""
        self.goodbye: int | None = None
        """The code with which the application has closed it."""
        self._fragments: list[bytes] = []
        self._is_text = True
        self._early: list[str | bytes] = []
        """Messages that came before anybody listened."""
        self._on_message: OnMessage = self._early.append
        self._on_lost: OnLost = lambda: None
        self._outgoing: list[bytes] = []
        """Frames of this turn of the event loop: an answer and what comes of it are one call of the system, which is
        what a message costs most.
        """
        self._outgoing_size = 0
        self._idle, self._window_ends = 0, 0.0
        self._timer: asyncio.TimerHandle | None = None
        """For the next ping; after the goodbye, for the end."""
        self._is_heard = False
        """Whether anything has come since the last ping."""

    # What the application does with it

    @property
    def waiting(self) -> int:
        """Bytes that the client has not taken yet."""
        return self._outgoing_size + self._transport.get_write_buffer_size()

    def send(self, message: bytes) -> None:
        """Send a text; never wait. What is sent after the goodbye is dropped."""
        if self._protocol.state is State.OPEN and not self._transport.is_closing():
            if not self._outgoing:
                self._loop.call_soon(self._write)
            frame = text_frame(message)
            self._outgoing.append(frame)
            self._outgoing_size += len(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye after what has been sent, and see that the connection ends."""
        if self._protocol.state is State.OPEN and not self._transport.is_closing():
            self.goodbye = code
            self._protocol.send_close(code, reason)
            self._flush()
            self._linger()

    def listen(self, on_message: OnMessage, on_lost: OnLost) -> None:
        """Call these from now on: for every message, in order, and when the connection is lost."""
        self._on_message, self._on_lost = on_message, on_lost
        early, self._early = self._early, []
        for message in early:
            on_message(message)
        if self._lost.is_set():
            on_lost()

    def abort(self) -> None:
        """Cut it off: closing it politely would wait for a reader who may never read."""
        logs.count("socket cut off")
        self._transport.abort()

    # What the event loop and uvicorn do with it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the handshake, which uvicorn has read already."""
        self._transport = cast("asyncio.Transport", transport)
        self._server_state.connections.add(self)  # type: ignore[arg-type]  # it names its own classes only

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as long as it is not too much."""
        self._is_heard = True
        if self._is_shaking_hands:  # Nobody may send anything before the answer.
            self._cut_off()
        for start in range(0, len(data), SLICE):
            if self._transport.is_closing():
                return
            self._protocol.receive_data(data[start : start + SLICE])
            for event in self._protocol.events_received():
                if isinstance(event, Frame):
                    self._take(event)
                elif isinstance(event, Request):
                    self._shake_hands(event)
            self._flush()

    def eof_received(self) -> None:
        """The client sends no more, and asyncio closes the connection once the client has taken what is left."""
        self._protocol.receive_eof()
        self._linger()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's interface
        """It is over."""
        self._server_state.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()
        self._lost.set()
        self._on_lost()
        # They belong to the application, and lead back here.
        self._on_message, self._on_lost = self._early.append, lambda: None

    def shutdown(self) -> None:
        """The server stops."""
        if self._protocol.state is State.OPEN:
            self.close(1012)
        else:
            self._transport.close()

    # Frames

    def _take(self, frame: Frame) -> None:
        """A frame has come. `websockets` answers pings and goodbyes by itself, and holds messages to their size."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._is_text = frame.opcode is Opcode.TEXT
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                message, self._fragments = b"".join(self._fragments), []
                self._hand_on(message)
                return
        self._count_idle()

    def _hand_on(self, message: bytes) -> None:
        if self._protocol.state is not State.OPEN:
            self._count_idle()
            return
        try:
            self._on_message(message.decode() if self._is_text else message)
        except UnicodeDecodeError:
            self._protocol.fail(1007)
        if len(self._early) > LONGEST_BACKLOG:
            self._cut_off()

    def _count_idle(self) -> None:
        """One more frame that reaches no table: the tables count only what reaches them."""
        now = self._loop.time()
        if now > self._window_ends:
            self._idle, self._window_ends = 0, now + WINDOW
        self._idle += 1
        if self._idle > MOST_IDLE:
            self._cut_off()

    def _cut_off(self) -> None:
        self.has_flooded = True
        self.abort()

    def _write(self) -> None:
        frames, self._outgoing, self._outgoing_size = self._outgoing, [], 0
        if frames and not self._transport.is_closing():
            self._transport.write(b"".join(frames))

    def _flush(self) -> None:
        """Write what `websockets` has to say, after what was sent before."""
        self._write()
        for data in self._protocol.data_to_send():
            if self._transport.is_closing():
                return
            if data:
                self._transport.write(data)
            else:  # the end, as `websockets` has it
                self._transport.close()
                self._linger()

    def _set_timer(self, seconds: float, callback: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, callback)

    def _ping(self) -> None:
        if not self._is_heard:
            # What lies in the way of the goodbye may never be read.
            self.close(1011, "keepalive ping timeout")
            return
        self._is_heard = False
        self._protocol.send_ping(b"")
        self._flush()
        self._set_timer(KEEPALIVE, self._ping)

    def _linger(self) -> None:
        self._set_timer(LINGER, self.abort)

    # The handshake

    def _shake_hands(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != 101:
            self._refuse()
            return
        self._is_shaking_hands = True
        self._transport.pause_reading()
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _respond(self) -> None:
        self._is_shaking_hands = False
        del self._response.headers["Date"]  # It would tell answers apart that are the same.
        self._protocol.send_response(self._response)
        self._flush()

    def _refuse(self) -> None:
        self._respond()
        self._transport.close()

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": self._asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": _address(self._transport.get_extra_info("sockname")),
            "client": _address(self._transport.get_extra_info("peername")),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        """Serve the socket, and then see that it ends."""
        try:
            await self._app(scope, self._asgi_receive, self._asgi_send)
        finally:
            self._finish()

    def _finish(self) -> None:
        if self._is_shaking_hands:  # The application has failed before it answered.
            self._response = self._protocol.reject(500, "")
            self._refuse()
        else:
            self.close(1011)

    async def _asgi_receive(self) -> dict[str, str | int]:
        """ASGI's way to hear of the beginning and the end."""
        if not self._is_connected:
            self._is_connected = True
            return {"type": "websocket.connect"}
        await self._lost.wait()
        return {"type": "websocket.disconnect", "code": self._protocol.close_code or 1006}

    async def _asgi_send(self, message: Any) -> None:
        """ASGI's way to accept, to refuse and to close."""
        if self._lost.is_set():
            return
        if message["type"] == "websocket.accept":
            for name, value in message.get("headers", ()):
                self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._respond()
            self._transport.resume_reading()
            self._set_timer(KEEPALIVE, self._ping)
            self._is_heard = True
        elif message["type"] == "websocket.close" and self._protocol.state is State.CONNECTING:
            self._response = self._protocol.reject(403, "")
            self._refuse()
        elif message["type"] == "websocket.close":
            self.close(message.get("code", 1000), message.get("reason") or "")
        else:
            raise RuntimeError(f"messages do not go by ASGI here: {message['type']}")


def _address(found: object) -> tuple[str, int] | None:
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


def socket_of(scope: Mapping[str, Any]) -> WebSocketConnection:
    """The connection that a request has come by."""
    connection: WebSocketConnection = scope["extensions"][EXTENSION]
    return connection
