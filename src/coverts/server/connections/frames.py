"""A connection that speaks WebSocket, with bounds on what never reaches a table: pings, fragments, and dead readers."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, TypedDict

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from coverts.server.connections.connection import SLICE
from coverts.server.connections.short_frame import is_between_messages, text_in

EXTENSION = "coverts.frames"

LARGEST_FRAME = 4096

MOST_IDLE = 64
"""Frames that are no whole message, in `WINDOW` seconds: an honest client sends a pong now and then."""
WINDOW = 10.0

LONGEST_BACKLOG = 256
"""Messages that may wait until those before them are answered."""

LINGER = 3.0
"""Seconds for a socket to take what is left and say goodbye, when the server is done with it."""


class FrameConnection(WebSocketsSansIOProtocol):
    """Cuts off whoever floods below the messages, or does not read even the goodbye."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._idle = 0
        self._window_ends = 0.0
        self._lingering: asyncio.TimerHandle | None = None
        self._take: Callable[[str], bool] = _not_taken

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as long as it is not too much."""
        if self._is_next_in_line and is_between_messages(self.conn):
            text = text_in(data, largest=LARGEST_FRAME)
            if text is not None and self._take(text):
                return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Uvicorn answers every ping at once, whether the answers are read or not, and collects fragments for ever."""
        self._count(sum(map(self._is_idle, self.conn.events)))
        if self._idle > MOST_IDLE:
            self.conn.events_received()
            self.transport.abort()
            return
        super().handle_events()
        if self.queue.qsize() > LONGEST_BACKLOG:
            self.transport.abort()

    def _is_idle(self, event: object) -> bool:
        """Whether no answer of a table follows: counted at the tables is only what reaches them."""
        if not isinstance(event, Frame):
            return False
        return self.close_sent or not event.fin or event.opcode not in (Opcode.TEXT, Opcode.BINARY)

    def _count(self, frames: int) -> None:
        if frames and self.loop.time() > self._window_ends:
            self._idle, self._window_ends = 0, self.loop.time() + WINDOW
        self._idle += frames

    async def run_asgi(self) -> None:
        """Serve the socket, and then see that it ends."""
        self.scope["extensions"][EXTENSION] = {"write": self.write, "hand_to": self.hand_to}
        await super().run_asgi()
        del self.scope["extensions"][EXTENSION]
        self._take = _not_taken
        self._linger()

    def hand_to(self, take: Callable[[str], bool]) -> None:
        """From here on texts are handed to this as they come; those that it does not take go through the framework.

        That way leads to the same place, by a queue, a task and a dozen calls for each message.
        """
        self._take = take

    def send_receive_event_to_app(self) -> None:
        """A message is complete. It is handed on at once, unless others wait before it."""
        if self._is_next_in_line and self.curr_msg_data_type == "text":
            with suppress(UnicodeDecodeError):  # Uvicorn knows what to answer.
                if self._take(b"".join(self.frames).decode()):
                    self.frames = []
                    return
        super().send_receive_event_to_app()

    @property
    def _is_next_in_line(self) -> bool:
        """Whether what comes now may be handed on at once: no other message waits, and it is not over."""
        return self.queue.empty() and not self.close_sent and not self.transport.is_closing()

    def write(self, message: bytes) -> bool:
        """Send a text at once, unless the reader is slow or gone; whether it was sent. It is as short a way."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(_header(len(message)) + message)
        return True

    def keepalive_timeout(self) -> None:
        """No pong has come. What lies in the way of the goodbye may never be read."""
        super().keepalive_timeout()
        self._linger()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        if self._lingering is not None:
            self._lingering.cancel()
        self._lingering = None

    def _linger(self) -> None:
        if self._lingering is None and not self.disconnected:
            self._lingering = self.loop.call_later(LINGER, self.transport.abort)


def _not_taken(_: str) -> bool:
    return False


def _header(size: int) -> bytes:
    """What stands before a text of this size in its frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)


class Frames(TypedDict):
    """The short ways of the connection that a request has come by."""

    write: Callable[[bytes], bool]
    hand_to: Callable[[Callable[[str], bool]], None]


def frames_of(scope: Mapping[str, Any]) -> Frames:
    """The short ways that a request has."""
    frames: Frames = scope["extensions"][EXTENSION]
    return frames
