"""Requests that are never finished, never end, or whose answers nobody takes."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from coverts.server.connections import anteroom
from coverts.server.connections.anteroom import MOST_AT_ONCE, MOST_WAITING, Anteroom
from coverts.server.connections.http import LARGEST_REQUEST
from tests.server.harness import Server, serving

ASK = b"GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
ESTABLISHED = "01"
"""A state of a connection, as Linux numbers them."""

HALVES = {
    "nothing": b"",
    "half a word": b"GE",
    "half the headers": ASK[:-2],
    "half a body": b"POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n{",
    "half a handshake": b"GET /api/v1/lobby/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "half of a second request": ASK + b"GET",
    "an empty line after an answer": ASK + b"\r\n",
}


class Connection:
    """Somebody at the other end of a connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def rest(self) -> bytes:
        """Everything until the server hangs up."""
        received = b""
        async with asyncio.timeout(60):
            try:
                while some := await self.reader.read(65536):
                    received += some
            except ConnectionError:
                pass
        return received


@asynccontextmanager
async def connection(server: Server, *, buffer: int = 0) -> AsyncIterator[Connection]:
    raw = socket.socket()
    raw.setblocking(False)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    host, port = server.host.split(":")
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1024)
    try:
        yield Connection(reader, writer)
    finally:
        writer.transport.abort()


def is_held(connection: Connection) -> bool:
    """Whether the server has not hung up, as its machine knows; who does not read does not learn of it."""
    ends = [connection.writer.get_extra_info(end)[1] for end in ("peername", "sockname")]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, there, state, *_ = line.split()
        if [int(end.partition(":")[2], 16) for end in (here, there)] == ends:
            return state == ESTABLISHED
    return False


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES.keys())
async def test_half_a_request_is_waited_for_only_so_long(tmp_path: Path, half: bytes) -> None:
    async with serving(tmp_path, request_time=0.3) as server, connection(server) as dawdler:
        dawdler.writer.write(half)
        answers = await dawdler.rest()
        assert answers.count(b"HTTP/1.1 200") == half.count(ASK)


async def test_a_little_at_a_time_is_no_way_around(tmp_path: Path) -> None:
    async with serving(tmp_path, request_time=0.3) as server, connection(server) as dawdler:

        async def drip() -> None:
            dawdler.writer.write(b"GET / HTTP/1.1\r\n")
            while True:
                dawdler.writer.write(b"a: b\r\n")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        assert not await dawdler.rest()
        dripping.cancel()


async def test_a_slow_request_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, request_time=2) as server, connection(server) as slow:
        for _ in range(2):
            for place in range(len(ASK)):
                slow.writer.write(ASK[place : place + 1])
                await asyncio.sleep(0.005)
            assert b"HTTP/1.1 200" in await slow.reader.readuntil(b"\r\n\r\n")


@pytest.mark.parametrize(
    "endless",
    [b"GET /" + b"x" * 1000, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 300, b"\r\n" * 500],
    ids=["address", "headers", "lines"],
)
async def test_a_request_without_end_is_cut_off(server: Server, endless: bytes) -> None:
    async with connection(server) as talker:
        sent = 0
        while not talker.writer.is_closing() and sent < 20 * LARGEST_REQUEST:
            talker.writer.write(endless[sent and 5 :])
            sent += len(endless)
            await asyncio.sleep(0)
        await talker.rest()
        assert sent < 20 * LARGEST_REQUEST


async def test_many_requests_at_once_are_cut_off(server: Server) -> None:
    async with connection(server) as impatient:
        impatient.writer.write(ASK * 5)
        for _ in range(5):
            assert (await impatient.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await impatient.reader.readexactly(len(b'{"ok":true}'))
        impatient.writer.write(ASK * 10_000)
        assert (await impatient.rest()).count(b"HTTP/1.1 200") < 100


async def test_an_answer_that_nobody_takes(tmp_path: Path) -> None:
    ask = ASK.replace(b"health", b"schema/openapi.json")
    async with serving(tmp_path, request_time=0.5) as server:
        async with connection(server) as reader:
            reader.writer.write(ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            whole = len(await reader.rest())
        async with connection(server, buffer=4096) as dead:
            dead.writer.transport.pause_reading()  # type: ignore[attr-defined]
            dead.writer.write(ask * 8)
            async with asyncio.timeout(60):
                while is_held(dead):
                    await asyncio.sleep(0.01)
            dead.writer.transport.resume_reading()  # type: ignore[attr-defined]
            assert len(await dead.rest()) < 8 * whole


async def test_all_who_come_at_once_are_heard(server: Server) -> None:
    """Behind a proxy, when another server has died: what they say has come, but is read after the last one has come."""
    host, port = server.host.split(":")
    come = [socket.create_connection((host, int(port))) for _ in range(4 * MOST_WAITING)]
    for one in come:
        one.sendall(ASK)
    for one in come:
        one.setblocking(False)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(60):
        heard = await asyncio.gather(*(loop.sock_recv(one, 1000) for one in come))
    for one in come:
        one.close()
    # Some have asked too often.
    assert {answer[:12] for answer in heard} <= {b"HTTP/1.1 200", b"HTTP/1.1 429"}


class Comer:
    address = "192.0.2.1"

    def __init__(self, anteroom: Anteroom) -> None:
        self.anteroom = anteroom
        self.is_cut = False
        anteroom.enter(self)

    def give_up(self) -> None:
        self.is_cut = True
        self.anteroom.leave(self)


def test_however_many_come_at_once_there_is_an_end() -> None:
    room = Anteroom()
    come = [Comer(room) for _ in range(MOST_AT_ONCE + 10)]
    assert [one.is_cut for one in come] == [True] * 10 + [False] * MOST_AT_ONCE


def test_when_a_moment_has_passed_there_is_room_for_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anteroom, "JUST_COME", 0.0)
    room = Anteroom()
    monkeypatch.setattr(anteroom, "MOST_WAITING", 500)
    come = [Comer(room) for _ in range(500)]
    monkeypatch.setattr(anteroom, "MOST_WAITING", MOST_WAITING)
    come.append(Comer(room))
    assert [one.is_cut for one in come] == [True] * (501 - MOST_WAITING) + [False] * MOST_WAITING


async def test_whoever_waits_longest_makes_room(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anteroom, "JUST_COME", 0.0)
    async with server.guests("Ada") as (ada,):
        opened = [await asyncio.open_connection(*server.host.split(":")) for _ in range(MOST_WAITING + 10)]
        waiting = [Connection(*streams) for streams in opened]
        for dawdler in waiting[:9]:
            await dawdler.rest()
        assert (await ada.http.get("/me")).status_code == 200
        for honest in (waiting[-1], waiting[20]):
            honest.writer.write(ASK)
            assert (await honest.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        for one in waiting:
            one.writer.transport.abort()
