"""A connection that speaks HTTP, with bounds on what uvicorn would wait for and hold on to for ever."""

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from coverts.server.connections.anteroom import Anteroom

SLICE = 1024
"""Bytes that are taken in at once: whatever is too much is noticed before more of it has been looked at."""

LARGEST_REQUEST = 256 * 1024
"""Bytes of one request, all in all. The parser itself would take headers without end."""

LONGEST_PIPELINE = 8
"""Requests that may follow before the first one is answered."""

REQUEST_TIME = 20.0


class Connection(HttpToolsProtocol):
    """Cuts off whoever does not finish a request, or does not take the answer."""

    request_time: ClassVar[float] = REQUEST_TIME
    """Seconds for a whole request, and then for each part of the answer to be taken."""
    anteroom: ClassVar[Anteroom] = Anteroom()

    _timer: asyncio.TimerHandle | None = None
    _received = 0
    _is_upgraded = False

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        super().connection_made(transport)
        self.anteroom.enter(self)
        self._restart()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as long as it is not too much."""
        for start in range(0, len(data), SLICE):
            if self._is_upgraded or self.transport.is_closing():
                return
            if self._received > LARGEST_REQUEST or len(self.pipeline) > LONGEST_PIPELINE:
                self.give_up()
                return
            part = data[start : start + SLICE]
            self._received += len(part)
            super().data_received(part)

    def on_message_begin(self) -> None:
        """The next request on the same connection is waited for like the first."""
        super().on_message_begin()
        self.anteroom.enter(self)

    def on_message_complete(self) -> None:
        """From here on it is ours to answer."""
        self._received = 0
        self.anteroom.leave(self)
        self._restart()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """And then theirs to take it, and to ask again."""
        self._restart()
        super().on_response_complete()

    def resume_writing(self) -> None:
        """Some of the answer has been taken."""
        self._restart()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol goes on from here."""
        self._is_upgraded = True
        self._leave()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server stops, and does not wait for the rest of a request."""
        super().shutdown()
        if not self.transport.is_closing() and not self._is_asked:
            self.give_up()

    def give_up(self) -> None:
        """Cut it off: closing it politely would wait for a reader who may never read."""
        self._leave()
        self.transport.abort()

    def _restart(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(self.request_time, self._out_of_patience)

    def _leave(self) -> None:
        self.anteroom.leave(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def _is_asked(self) -> bool:
        """Whether there is a whole request to answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def _out_of_patience(self) -> None:
        if self._is_asked and not self.flow.write_paused:
            self._restart()  # It is the server that takes its time.
        else:
            self.give_up()


def connection_with(request_time: float) -> type[Connection]:
    """Connections of one server: with this patience, and an anteroom of their own."""
    return type("Connection", (Connection,), {"request_time": request_time, "anteroom": Anteroom()})
