"""What goes on below the messages of a socket: pings, fragments, too many at once, and readers who do not read."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.connections import websocket
from coverts.server.connections.websocket import LARGEST_MESSAGE, MOST_IDLE
from coverts.server.door.account import Account
from coverts.server.house import audience
from coverts.server.house.audience import Farewell, Listener
from coverts.server.routes.socket import LONGEST_BACKLOG
from tests.server.besiegers import frame, handshake
from tests.server.harness import Server, serving
from tests.server.players import connected, party
from tests.server.test_half_done import Connection, connection

POK = Settings(PokSetup(3))
PING, PONG, TEXT, CONTINUED = 0x9, 0xA, 0x1, 0x0
FLOODS = {
    "pings": frame(PING, b"") * (MOST_IDLE + 1),
    "pongs": frame(PONG, b"") * (MOST_IDLE + 1),
    "fragments": frame(TEXT, b"", fin=False) + frame(CONTINUED, b"", fin=False) * MOST_IDLE,
    "messages": frame(TEXT, b'{"type":"ping"}') * (2 * LONGEST_BACKLOG),
    "nonsense": frame(TEXT, b"\xff"),
    "a large message": frame(TEXT, b"x" * (LARGEST_MESSAGE + 1)),
    "large fragments": frame(TEXT, b"x" * 3000, fin=False) + frame(CONTINUED, b"x" * 3000),
}


@asynccontextmanager
async def watching(server: Server, table: str, invitation: str, *, buffer: int = 0) -> AsyncIterator[Connection]:
    """A socket byte by byte, after its handshake."""
    async with connection(server, buffer=buffer) as raw:
        raw.writer.write(handshake(f"/api/v1/tables/{table}/socket?invitation={invitation}"))
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        yield raw


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
async def test_floods_below_the_messages_are_cut_off(server: Server, flood: bytes) -> None:
    async with (
        party(server, POK, 1, plays=False) as table,
        watching(server, table.table, table.invitation) as flooding,
    ):
        flooding.writer.write(flood)
        await flooding.rest()


async def test_a_ping_now_and_then_is_answered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "WINDOW", 0.02)
    async with (
        party(server, POK, 1, plays=False) as table,
        connected(server, table.table, table.guests[0].token) as ada,
    ):
        for _ in range(2 * MOST_IDLE):
            await (await ada.socket.ping())
            await asyncio.sleep(0.001)


async def test_whoever_floods_after_the_goodbye(server: Server) -> None:
    async with party(server, POK, 1, plays=False) as table, watching(server, "absent", "") as told_to_go:
        while not told_to_go.writer.is_closing():
            told_to_go.writer.write(frame(TEXT, b"x"))
            await asyncio.sleep(0.001)
        assert (await table.guests[0].look(table.table)).table.id == table.table


async def test_a_dead_reader_does_not_linger(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "LINGER", 0.2)
    async with (
        party(server, POK, 3, plays=False) as table,
        watching(server, table.table, table.invitation, buffer=4096) as dead,
    ):
        dead.writer.transport.pause_reading()  # type: ignore[attr-defined]
        live = await server.house.live(table.table)
        async with asyncio.timeout(60):
            while not (listeners := live.audience.observing("public")):
                await asyncio.sleep(0.01)
        for _ in range(100):
            listeners[0].send(b" " * 60_000)
            await asyncio.sleep(0)
        assert listeners[0].farewell is Farewell.TOO_SLOW
        async with asyncio.timeout(60):
            while live.audience.observing("public"):
                await asyncio.sleep(0.01)
        dead.writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert len(await dead.rest()) < 2_000_000, "it was cut off with much still to be read"


async def test_whoever_sends_no_more_and_does_not_read_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "LINGER", 0.2)
    async with (
        party(server, POK, 3, plays=False) as table,
        watching(server, table.table, table.invitation, buffer=4096) as half_closed,
    ):
        half_closed.writer.transport.pause_reading()  # type: ignore[attr-defined]
        live = await server.house.live(table.table)
        async with asyncio.timeout(60):
            while not (listeners := live.audience.observing("public")):
                await asyncio.sleep(0.01)
        for _ in range(10):
            listeners[0].send(b" " * 60_000)
        half_closed.writer.write_eof()
        async with asyncio.timeout(15):
            while live.audience.observing("public"):
                await asyncio.sleep(0.01)


class Wire:
    """A transport that keeps what is written, call by call."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.written.append(data)


async def test_messages_of_one_turn_are_written_at_once_and_in_order(server: Server) -> None:
    async with (
        party(server, POK, 1, plays=False) as table,
        watching(server, table.table, table.invitation),
    ):
        live = await server.house.live(table.table)
        async with asyncio.timeout(60):
            while not (listeners := live.audience.observing("public")):
                await asyncio.sleep(0.01)
        socket: Any = listeners[0]._socket
        transport, wire = socket._transport, Wire()
        socket._transport = wire
        socket.send(b"one")
        socket.send(b"two")
        assert socket.waiting == 2 * (2 + 3)
        assert not wire.written
        await asyncio.sleep(0)
        assert wire.written == [b"\x81\x03one\x81\x03two"]
        assert socket.waiting == 0
        socket.send(b"three")
        socket.close(1000)
        await asyncio.sleep(0)
        assert b"".join(wire.written[1:]) == b"\x81\x05three" + b"\x88\x02\x03\xe8", "the goodbye comes last"
        socket._transport = transport


class Reader:
    """A socket whose reader takes what it is told to."""

    def __init__(self) -> None:
        self.waiting = 0
        self.closed: list[int] = []

    def send(self, message: bytes) -> None:
        self.waiting += len(message)

    def close(self, code: int, reason: str = "") -> None:
        self.closed.append(code)


async def test_what_waits_for_a_slow_reader_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "LARGEST_BACKLOG", 1000)
    reader = Reader()
    listener = Listener(reader, Account(), "public")
    for _ in range(100):
        listener.send(b"x" * 600)
        listener.send(b"x" * 300)
        reader.waiting = 0
    listener.send(b"x" * 5000)
    assert not reader.closed, "a single one may be as large as it is"
    listener.send(b"x")
    assert listener.farewell is Farewell.TOO_SLOW
    assert (reader.closed, reader.waiting) == ([Farewell.TOO_SLOW], 5000)


async def test_sockets_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_each=2) as server, party(server, POK, 2, plays=False) as table:
        token = table.guests[0].token
        async with connected(server, table.table, token), connected(server, table.table, token) as third:
            await third.socket.wait_closed()
            assert third.socket.close_code == Farewell.TOO_OFTEN
        async with asyncio.timeout(60):
            while not await stays(server, table.table, token):
                await asyncio.sleep(0.05)


async def stays(server: Server, table: str, token: str) -> bool:
    """Whether one more socket is shown the table."""
    async with connected(server, table, token) as one:
        await one.until(lambda: one.known or one.ended)
        return one.known is not None
