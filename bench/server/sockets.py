"""A light WebSocket client: 4,000 of them must not keep the generator busier than the server it measures.

The frames are those of `websockets` without its tasks and queues: what comes in is handed on in the very call in which
the event loop read it, so that the time it is heard is not the time at which a task got its turn.
"""

import asyncio
import sys
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Socket(asyncio.Protocol):
    """One connection. `on_text` is called with every text that comes."""

    def __init__(self, url: str, headers: Mapping[str, str], on_text: Callable[[bytes], None]) -> None:
        self._frames = ClientProtocol(parse_uri(url))
        self._headers = headers
        self._on_text = on_text
        self._is_closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._frames.connect()
        request.headers.update(self._headers)
        self._frames.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._on_text(bytes(event.data))
            elif isinstance(event, Response):
                self._open()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_closing:
            print(f"the server has closed a socket: {self._frames.close_code} {exc or ''}", file=sys.stderr)

    def send(self, text: bytes) -> None:
        self._frames.send_text(text)
        self._flush()

    def close(self) -> None:
        self._is_closing = True
        self._transport.close()

    def _open(self) -> None:
        if self._frames.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._frames.handshake_exc)

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if data:
                self._transport.write(data)


async def connect(url: str, headers: Mapping[str, str], on_text: Callable[[bytes], None]) -> Socket:
    """An open socket."""
    where = parse_uri(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(url, headers, on_text), where.host, where.port)
    await socket.opened
    return socket
