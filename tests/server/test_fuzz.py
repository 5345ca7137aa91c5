"""Whatever is sent, decoders say what is wrong with it and routes answer: nothing crashes, nothing is a 5xx."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from coverts.hall.codes import heard
from coverts.hall.commands import Join, Say, SeatBot, Start
from coverts.hall.manners import looks_of, plain_name, plain_text
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.learn.lessons.lesson import lessons_for
from coverts.learn.puzzles.kept import puzzles_for
from coverts.records.reading import Unreadable, chunks, read
from coverts.server.client import decode_outgoing
from coverts.server.door.account import household
from coverts.server.door.budgets import Budgets
from coverts.server.door.devices import device_of
from coverts.server.door.hosts import Hosts
from coverts.server.nodes.messages import Present, Rang, envelopes
from coverts.server.nodes.messages import decode as decode_envelope
from coverts.server.protocol import BODIES, traffic
from coverts.server.routes.judging import judged
from coverts.server.wire import Do, decode_incoming, encode, refuse_duplicate_keys
from tests.server.fuzzing import INPUTS, chance, inputs, mutated
from tests.server.harness import Server, serving
from tests.server.players import party
from tests.server.test_replays import whole_game

MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What the callers of decoders answer with "malformed"."""

POK = Settings(PokSetup(3))
MESSAGES = [
    *(encode(Do("a", command)) for command in (Join("Ada", "x"), Start(), Say("Hm"), SeatBot(1, "casual"))),
    b'{"type":"do","id":"m","command":{"type":"move","action":{"type":"bid","tokens":3},"question":5}}',
    b'{"type":"why","id":"q4","action":{"type":"play","face":"R2"}}',
    b'{"type":"ping"}',
]
TOLD = [line[2:].encode() for line in traffic() if line.startswith("<")][:40]
RECORDS = [encode(whole_game(3)), b'{"format":"coverts/1","game":"pok","seats":[{"name":"Ada"}],"rounds":[]}']
REQUESTS = [
    b'{"name":"Ada","bearer":true}',
    encode({"settings": Settings(PikokoSetup(4)), "bots": ["casual"]}),
    encode({"settings": POK}),
    b'{"code":"7k3m-q9xd"}',
    b'{"token":"abc"}',
    b'{"path":"/return#x"}',
    b'{"everywhere":false}',
    b'{"label":"bot"}',
    b'{"open":true}',
    *MESSAGES,
]
MOVES = [b'{"type":"bid","tokens":3}', b'{"type":"play","face":"R2"}', b'{"type":"throw","fist":[true,false]}']
REQUESTS += [
    b'{"seat":0,"at":1000}',
    *(b'{"action":%b}' % move for move in MOVES),
    *(b'{"done":[%b],"action":%b}' % (move, move) for move in MOVES),
]
ENVELOPES = [
    *envelopes("node 1", [Rang("t", 9)]),
    *envelopes("node 2", [Present("t", (0, 2), (("=ab", "Ada"),), ((0, "=cd"),))]),
]
CONNECTIONS = 16
AT_ONE_TABLE = 500
"""Requests to a table and in the names of its people, some of whom ask to be forgotten."""
LONGEST_TEXT = 200
TEXTS = [
    "Ada",
    "Ａｎｎ",
    "Zoë",
    "👩\u200d🚀",
    "e\u0301",
    "7k3m-q9xd",
    "127.0.0.1:8777",
    "[::1]:80",
    "Mozilla/5.0 Firefox/1",
]


def a_body(data: bytes) -> None:
    for expected in BODIES:
        with suppress(*MALFORMED):
            msgspec.json.decode(data, type=expected)
            refuse_duplicate_keys(data)


def a_text(data: bytes) -> None:
    text = data.decode(errors="replace")[:LONGEST_TEXT]
    name = plain_name(text)
    assert plain_name(name) == name
    assert looks_of(looks_of(name)) == looks_of(name)
    plain_text(text)
    heard(text)
    household(text)
    Hosts((), any_name=True).has(text)
    assert device_of(text).isascii()


DECODERS: dict[str, tuple[Callable[[bytes], object], list[bytes], tuple[type[Exception], ...]]] = {
    "a message": (lambda data: decode_incoming(data.decode()), MESSAGES, MALFORMED),
    "an answer": (decode_outgoing, TOLD, MALFORMED),
    "a body": (a_body, REQUESTS, ()),
    "a record": (read, RECORDS, (Unreadable,)),
    "what nodes tell each other": (decode_envelope, ENVELOPES, MALFORMED),
    "a text": (a_text, [text.encode() for text in TEXTS], ()),
}


@pytest.mark.parametrize("name", DECODERS)
def test_a_decoder_takes_everything(name: str) -> None:
    decode, seeds, expected = DECODERS[name]
    understood = 0
    for data in inputs(seeds, name):
        try:
            decode(data)
        except expected:
            continue
        understood += 1
    assert 0 < understood <= INPUTS, "some of it makes sense"


def test_lists_of_records_are_judged_whatever_they_hold() -> None:
    random = chance("judged")
    for _ in range(INPUTS):
        lines = b"\n".join(mutated(RECORDS, random) for _ in range(random.randint(1, 3)))
        assert list(chunks(BytesIO(lines))) is not None
        for verdict in judged(lines, most=5):
            assert verdict.problem is not None or verdict.game


class Stranger:
    """Asks the application itself, without a connection: one request, from an address of its own."""

    def __init__(self, server: Server, table: str, tokens: list[str], random: Random) -> None:
        self._app: Any = server.app
        self._random = random
        self._tokens = tokens
        routes = [route for route in server.app.routes if isinstance(route, HTTPRoute)]
        lesson, puzzle = lessons_for("pikoko")[0].id, puzzles_for("pikoko")[0].id
        given = {"table": table, "token": "0" * 64, "path": "x", "game": "pikoko", "lesson": lesson, "puzzle": puzzle}
        given |= {"seat": "0", "name": "0" * 32}
        self._ways = sorted(
            (method, route.path_format.format_map(given)) for route in routes for method in route.methods
        )

    async def ask(self) -> tuple[int, str]:
        """The status of an answer to something strange, and what was asked."""
        random = self._random
        method, path = random.choice(self._ways)
        if random.random() < 0.3:
            path = mutated([path.encode()], random).decode("latin-1")
        query = mutated([b"invitation=x&last=3", b"eyes=open", b"path=/join/x", b"seat=0", b""], random, 2)
        body = self._body()
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path if path.startswith("/") else f"/{path}",
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": query,
            "root_path": "",
            "headers": self._headers(body),
            "client": (f"10.{random.randrange(256)}.{random.randrange(256)}.7", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        return await self._answer(scope, body), f"{method} {path} {query!r} {body[:200]!r}"

    def _body(self) -> bytes:
        random, bodies = self._random, [*REQUESTS, RECORDS[1]]
        match random.randrange(5):
            case 0:
                return b""
            case 1:
                return random.choice(bodies)
            case _:
                return mutated(bodies, random)

    def _headers(self, body: bytes) -> list[tuple[bytes, bytes]]:
        random = self._random
        headers = [(b"host", b"localhost"), (b"content-length", str(len(body)).encode())]
        if random.random() < 0.95:
            headers.append((b"content-type", b"application/json"))
        if random.random() < 0.7:
            headers.append((b"authorization", b"Bearer " + random.choice(self._tokens).encode()))
        if random.random() < 0.2:
            strange = random.choice(
                (b"cookie", b"user-agent", b"accept", b"accept-encoding", b"if-none-match", b"host")
            )
            headers.append((strange, mutated([b"coverts=abc; a=b", b"gzip;q=0", b"*/*"], random)))
        return headers

    async def _answer(self, scope: dict[str, Any], body: bytes) -> int:
        statuses: list[int] = []
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(asked, {"type": "http.disconnect"})

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        await self._app(scope, receive, send)
        (status,) = statuses
        return status


async def test_every_route_answers_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budgets, "require", lambda *_, **__: None)  # "Too often" is no answer here.
    random, statuses, known = chance("routes"), set[int](), list[bool]()
    async with serving(tmp_path) as server:
        for number in range(0, INPUTS, AT_ONE_TABLE):
            async with party(server, POK, 3, plays=False) as table:
                await table.start()
                stranger = Stranger(server, table.table, [guest.token for guest in table.guests], random)
                told = await answers(stranger, min(AT_ONE_TABLE, INPUTS - number))
            statuses |= told
            known.append(not told.isdisjoint({403, 409}))  # Whoever is nobody is told 401.
        assert {200, 201, 400, 401, 403, 404, 409} <= statuses, "some of it makes sense"
        assert sum(known) > len(known) / 2, "at most tables somebody was known"
        async with server.http() as http:
            assert (await http.get("/health")).status_code == 200


async def answers(stranger: Stranger, number: int) -> set[int]:
    """What so many requests that are to change something are answered with."""
    statuses = set[int]()
    for _ in range(number):
        status, asked = await stranger.ask()
        assert status < 500, asked
        if not asked.startswith(("GET", "HEAD", "OPTIONS")):
            statuses.add(status)
    return statuses


async def test_every_byte_on_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests, handshakes and frames that are none."""
    monkeypatch.setattr(Budgets, "require", lambda *_, **__: None)
    head = b"HTTP/1.1\r\nHost: localhost\r\n"
    shake = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    frames = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}' + b"\x89\x80\0\0\0\0"
    seeds = [
        b"GET /api/v1/me " + head + b"\r\n",
        b"POST /api/v1/guests "
        + head
        + b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
        + b'{"name":"Ada"}',
        b"POST /api/v1/codes " + head + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        b"GET /api/v1/lobby/socket " + head + shake + b"dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" + frames,
    ]
    several = inputs(seeds, "connection")

    async def one_after_the_other(port: int) -> None:
        for data in several:
            answer = await _exchange(port, data)
            assert not answer.startswith(b"HTTP/1.1 5"), data

    async with serving(tmp_path) as server:
        port = int(server.url.rsplit(":", 1)[1])
        await asyncio.gather(*(one_after_the_other(port) for _ in range(CONNECTIONS)))
        async with server.http() as http:
            assert (await http.get("/health")).status_code == 200


async def _exchange(port: int, data: bytes) -> bytes:
    """What comes back first, if anything does before we hang up."""
    answer = b""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        with suppress(OSError):
            writer.write_eof()
            answer = await reader.read(100)
        writer.transport.abort()
    return answer
