"""A program that besieges a server: half-open connections, floods and dead readers, from one or many addresses.

    python -m tests.server.besiegers PORT PATH TOKEN ADDRESSES HALF_OPEN FLOODING DEAD

`PATH` is a table's socket that anybody may open, and `TOKEN` somebody's who does not sit there. It says `ready` when
all are at it, and ends when its input does and the half-open connections are closed; then it says how many the server
had not closed, however long one waits.
"""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from itertools import cycle, islice
from random import Random

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
HOSTS = [f"127.0.{net}.{host}" for net in (7, 8) for host in range(1, 26)]
"""Where they can come from. From all of them, each address alone stays within what the door allows."""
PATIENCE = 60.0
"""Seconds in which the server has to close the half-open ones."""
PAUSE = 1.0
"""Seconds until somebody who was thrown out is back."""


def handshake(path: str, token: str = "") -> bytes:
    identity = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"{identity}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
    ).encode()


def frame(opcode: int, payload: bytes, *, fin: bool = True) -> bytes:
    """A frame with a mask of zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([0x80 * fin | opcode]) + length + bytes(4) + payload


MOVE = b'{"type":"do","id":"a","command":{"type":"move","action":{"type":"bid","tokens":3}}}'
FLOODS = [
    frame(0x9, b"x" * 125) * 60,
    frame(0x1, b'{"type":"ping"}') * 200,
    frame(0x1, b"not a message") * 200,
    frame(0x1, b"x" * 5000),
    frame(0x1, MOVE) * 50,
    frame(0x1, b"", fin=False) + frame(0x0, b"", fin=False) * 1000,
    b"\xff" * 4000,
    frame(0x1, b"\xff\xfe") * 10,
    frame(0xA, b"") * 1000,
]
"""What the flooding send again and again: pings, messages, nonsense, too large, refused, fragments, pongs."""

HALVES = [b"", b"GE", b"GET / HTTP/1.1\r\nHost: 127.0", b"POST /api/v1/guests HTTP/1.1\r\nContent-Length: 40\r\n\r\n{"]


class Siege:
    """Everybody who besieges one server."""

    def __init__(self, port: int, path: str, token: str) -> None:
        self.port = port
        self.path = path
        self.token = token
        self.loop = asyncio.get_running_loop()
        self.sockets: set[socket.socket] = set()
        self.random = Random(1)

    async def connect(self, address: str, *, buffer: int = 0) -> socket.socket:
        opened = socket.socket()
        self.sockets.add(opened)
        opened.setblocking(False)
        if buffer:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        opened.bind((address, 0))
        await self.loop.sock_connect(opened, ("127.0.0.1", self.port))
        return opened

    async def half_open(self, address: str, half: bytes) -> socket.socket:
        opened = await self.connect(address)
        await self.loop.sock_sendall(opened, half)
        return opened

    async def be_dead(self, address: str) -> None:
        """Open a socket and never read from it."""
        opened = await self.connect(address, buffer=1)
        await self.loop.sock_sendall(opened, handshake(self.path))

    async def flood(self, address: str, flood: bytes) -> None:
        """Send as much as is taken, and come back whenever thrown out. What the server says is not read."""
        while True:
            await asyncio.sleep(self.random.uniform(0, PAUSE))
            opened = await self.connect(address, buffer=4096)
            with suppress(OSError):
                await self.loop.sock_sendall(opened, handshake(self.path, self.token))
                await asyncio.sleep(0.2)
                while True:
                    await self.loop.sock_sendall(opened, flood)
                    await asyncio.sleep(0.01)
            self.sockets.discard(opened)
            opened.close()


def is_open(half_open: socket.socket) -> bool:
    """Whether the server has not hung up. (It may have said something before.)"""
    try:
        while half_open.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


async def besiege(port: int, path: str, token: str, numbers: list[int]) -> None:
    siege = Siege(port, path, token)
    number, half_open, flooding, dead = numbers
    hosts = HOSTS[:number]
    ways = zip(cycle(hosts), cycle(HALVES), strict=False)
    halves = await asyncio.gather(*(siege.half_open(*way) for way in islice(ways, half_open)))
    await asyncio.gather(*(siege.be_dead(address) for address in islice(cycle(hosts), dead)))
    for address, flood in islice(zip(cycle(hosts), cycle(FLOODS), strict=False), flooding):
        asyncio.create_task(siege.flood(address, flood))  # noqa: RUF006 - the program ends before it does
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(map(is_open, halves)):
                await asyncio.sleep(0.1)
    print(sum(map(is_open, halves)), flush=True)


if __name__ == "__main__":
    os.nice(10)  # What is measured is the server, not how few processors a machine has.
    port, path, token, *numbers = sys.argv[1:]
    asyncio.run(besiege(int(port), path, token, [int(number) for number in numbers]))
