"""Connections of which every byte is kept: HTTP and WebSocket by hand, so that no library smooths anything over."""

import asyncio
import re
from collections.abc import Callable
from typing import TypeAlias

Address: TypeAlias = tuple[str, int]

PATIENCE = 60.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""Every handshake's key: the answer to it is made from it."""

TEXT, CLOSE = 0x1, 0x8
_NO_MASK = bytes(4)


class Connection(asyncio.Protocol):
    """A TCP connection that takes everything at once, so that the server never has to wait for it."""

    def __init__(self) -> None:
        self.received = bytearray()
        self.ended = False
        self._news = asyncio.Event()
        self._transport: asyncio.WriteTransport | None = None

    @classmethod
    async def to(cls, address: Address) -> "Connection":
        _, connection = await asyncio.get_running_loop().create_connection(cls, *address)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += data
        self._news.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self._news.set()

    def write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until enough has come."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert not self.ended, bytes(self.received[-300:])
                self._news.clear()
                await self._news.wait()


class Requests:
    """One connection for one request after the other; `answers` are whole, with all their headers."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.answers: list[bytes] = []

    async def ask(self, method: str, path: str, headers: str, body: bytes = b"") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.connection.received.clear()
        self.connection.write(f"{head}\r\n".encode() + body)
        await self.connection.until(self._is_whole)
        self.answers.append(bytes(self.connection.received))
        return self.answers[-1]

    def _is_whole(self) -> bool:
        head, end, body = self.connection.received.partition(b"\r\n\r\n")
        length = re.search(rb"\r\ncontent-length: (\d+)", head.lower())
        return bool(end) and len(body) >= (int(length[1]) if length else 0)


class RawSocket:
    """A WebSocket. `parts` are the answer to its handshake and the frames after it, headers and all."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.parts: list[bytes] = []
        self._read = 0
        self._is_closing = False

    @classmethod
    async def open(cls, address: Address, path: str, headers: str) -> "RawSocket":
        socket = cls(await Connection.to(address))
        upgrade = (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        )
        socket.connection.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{upgrade}{headers}\r\n".encode())
        await socket.until(lambda: socket.parts)
        return socket

    async def until(self, holds: Callable[[], object]) -> None:
        def read_on() -> object:
            self._take_apart()
            return holds()

        await self.connection.until(read_on)

    def _take_apart(self) -> None:
        received = self.connection.received
        if not self.parts:
            head, end, _ = received.partition(b"\r\n\r\n")
            if not end:
                return
            self._keep(len(head + end))
        while size := _frame_size(received, self._read):
            self._keep(size)
            if self.parts[-1][0] & 0x0F == CLOSE:
                self._say_goodbye()

    def _keep(self, size: int) -> None:
        self.parts.append(bytes(self.connection.received[self._read : self._read + size]))
        self._read += size

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.connection.write(bytes([0x80 | opcode]) + length + _NO_MASK + payload)

    async def flush(self) -> None:
        """Wait for everything that has been put in the queue before."""
        await self.answered(b'{"type":"ping"}', b'{"type":"pong"}')

    async def answered(self, message: bytes, answer: bytes) -> None:
        """Send a message, and wait for a frame with this in it."""
        before = len(self.parts)
        self.send(message)
        await self.until(lambda: any(answer in part for part in self.parts[before:]))

    async def close(self) -> None:
        """Say good-bye, and wait for the server to hang up."""
        self._say_goodbye()
        await self.ended()

    def _say_goodbye(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self.send((1000).to_bytes(2, "big"), CLOSE)

    async def ended(self) -> None:
        await self.until(lambda: self.connection.ended)


def _frame_size(data: bytearray, start: int) -> int:
    """The length of the frame that begins here, if it is whole."""
    if len(data) < start + 2:
        return 0
    extra = {126: 2, 127: 8}.get(data[start + 1] & 0x7F, 0)
    length = int.from_bytes(data[start + 2 : start + 2 + extra], "big") if extra else data[start + 1] & 0x7F
    size = 2 + extra + length
    return size if len(data) >= start + size else 0
