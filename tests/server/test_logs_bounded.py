"""The log of a server cannot be filled: what clients do wrong is counted, and what is written is short and bounded."""

import asyncio
import json
import logging
import signal
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
import structlog

from coverts.server import logs
from tests.server.process import Process, started

CONNECTIONS = 60
BYTES_ALLOWED = 10 * 1024
"""Of all these attacks together, which take some seconds."""

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def request(method: str, path: str, headers: str = "", body: str = "") -> bytes:
    head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer wrong\r\n"
    return f"{head}{headers}{f'Content-Length: {len(body)}' + chr(13) + chr(10) if body else ''}\r\n{body}".encode()


ATTACKS = {
    "pipelined requests with a wrong token": request("GET", "/me/tokens") * 12,
    "bodies that nobody reads": request("POST", "/me/return-link", body="{}") * 12,
    "garbage between handshake and accept": request("GET", "/lobby/socket", UPGRADE) + b"\xff" * 300,
    "a handshake behind other requests": request("GET", "/me") * 2 + request("GET", "/tables/x/socket", UPGRADE) + b"?",
    "no HTTP at all": b"\x16\x03\x01" + bytes(200),
    "bad addresses": request("GET", "/%ff%00\x7f") + request("GET", "/\xe9"),
    "bodies that are no JSON": request("POST", "/guests", "Content-Type: application/json\r\n", "{" * 2000),
}


async def attack(process: Process, what: bytes, patience: float) -> None:
    """Send it and then garbage, take a little of the answer, and hang up with the rest unread."""
    loop, opened = asyncio.get_running_loop(), socket.socket()
    opened.setblocking(False)
    with opened, suppress(OSError, TimeoutError):
        await loop.sock_connect(opened, ("127.0.0.1", int(process.url.rsplit(":", 1)[1])))
        await loop.sock_sendall(opened, what)
        await asyncio.sleep(patience)
        await loop.sock_sendall(opened, b"\xff" * 300)
        await asyncio.wait_for(loop.sock_recv(opened, 100), 0.05)


async def test_what_strangers_send_fills_no_log(tmp_path: Path) -> None:
    random = Random(5)
    async with started(tmp_path, "--log=json") as process:
        for what in ATTACKS.values():
            for _ in range(CONNECTIONS):
                await attack(process, what, random.choice((0, 0.001, 0.003, 0.01)))
        process.signal(signal.SIGTERM)
        status, _, written = await process.ended()
    assert status == 0
    lines = [json.loads(line) for line in written.splitlines()]
    assert len(written) < BYTES_ALLOWED, written[:2000]
    assert {name for line in lines for name in line} <= set(logs.FIELDS)
    assert "error" not in [line["level"] for line in lines], "nothing of it is a mistake of ours"
    assert "authentication refused" in [line["event"] for line in lines]
    assert all(datetime.fromisoformat(line["time"]).tzinfo == UTC for line in lines)
    assert "wrong" not in written


class Moment:
    """A clock of a test's own."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Moment:
    moment = Moment()
    monkeypatch.setattr(logs.Bounds.__init__, "__defaults__", (moment,))
    return moment


@pytest.fixture
def configured(clock: Moment) -> Iterator[Callable[[logs.Form], None]]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield logs.configure
    structlog.reset_defaults()
    logging.captureWarnings(capture=False)
    root.handlers[:], root.level = handlers, level


Configured = Callable[[logs.Form], None]


def test_a_flood_of_one_kind_leaves_room_for_others(
    configured: Configured, clock: Moment, capsys: pytest.CaptureFixture[str]
) -> None:
    configured("json")
    for _ in range(10_000):
        logs.security("authentication refused", "unknown", address="192.0.2.1")
    structlog.get_logger().error("nothing can be written", error="StoreError")
    clock.now += logs.WINDOW
    logs.security("authentication refused", "unknown")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert len(lines) == logs.LINES_OF_A_KIND + 2
    assert lines[-2]["error"] == "StoreError"
    assert lines[-1]["unwritten"] == 10_000 - logs.LINES_OF_A_KIND


def test_bytes_are_bounded_whatever_is_logged(
    configured: Configured, clock: Moment, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    configured("text")
    monkeypatch.setattr(logs, "CLIENT_ERRORS", Counter())
    for second in range(60):
        clock.now = float(second)
        for number in range(100):
            logs.security("x" * 1000, f"{second} {number}", table="y" * 1000)
            logging.getLogger("somebody").error("z" * 1000, exc_info=ValueError("z" * 1000))
    written = capsys.readouterr().err
    assert 0 < len(written) < 60 * 10 * 1024
    assert "zz" not in written, "messages of libraries may quote what somebody sent"
    assert max(map(len, written.splitlines())) < 1024
    assert len(logs.CLIENT_ERRORS) == logs.MOST_KINDS + 1, "and the rest is counted together"


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_is_a_line(configured: Configured, form: logs.Form, capsys: pytest.CaptureFixture[str]) -> None:
    configured(form)
    logs.security("limit hit", "a\nlevel=error\r\x1b[2J", address="::1", name="Ada", token="secret")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.isprintable()
    assert "Ada" not in line
    assert "secret" not in line


def test_what_a_library_logs_says_where_it_was(configured: Configured, capsys: pytest.CaptureFixture[str]) -> None:
    configured("json")
    try:
        json.loads("Ada")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application with Ada")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["event"], told["reason"], told["error"]) == ("library", "uvicorn.error", "JSONDecodeError")
    assert told["where"].startswith("json.decoder:")
    assert "Ada" not in line
