"""Our server under load: the real `coverts serve` on a folder of its own, with `synchronous=FULL` as always.

The tables are in its log when it starts, with their people seated and the first round dealt, because its door lets no
single address bring thousands of guests in a minute; all limits are a thousand times as high. From there on nothing is
special: each client connects with its own bearer token and sends its moves.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.server.processes import Process, started
from bench.server.seeding import Seeded, seeded
from bench.server.sockets import connect
from bench.server.tables import SEATS, ClientTable
from coverts.hall.messages import Revealed
from coverts.server.taking_part import Nonces

SNAPSHOT = b'{"type":"snapshot"'
HAPPENED = b'{"type":"happened"'
DONE = b'{"type":"done"'
REVEALED = b'{"type":"revealed"'
DEALING = b'"id":"fair-'
"""In the answers to what a client adds to a deal."""
ASKED = b'{"type":"asked"'
CHANCE = b'"prompt":{"type":"chance"'


class Prompt(Struct):
    seats: tuple[int, ...] = ()


class Asked(Struct):
    """As much of a view, or of the sight of a new question, as its players look at."""

    prompt: Prompt | None = None
    legal: tuple[msgspec.Raw, ...] = ()


class Sights(Struct):
    sights: tuple[Asked, ...]


class Happened(Struct):
    game: Sights
    question: int


class View(Struct):
    view: Asked


class Known(Struct):
    question: int


class Snapshot(Struct):
    table: Known
    game: View


_happened = msgspec.json.Decoder(Happened)
_snapshot = msgspec.json.Decoder(Snapshot)
_revealed = msgspec.json.Decoder(Revealed)
_encode = msgspec.json.Encoder().encode


class OurTalk:
    """Our protocol at one table. The sender of a move is answered with `done`, and hears of it like the others."""

    def __init__(self, nonces: list[Nonces]) -> None:
        self._nonces = nonces
        self._revealed = [1] * SEATS
        """For how many rounds each seat has revealed its nonce."""
        self.joined = [asyncio.Event() for _ in range(SEATS)]
        self._commands = count()
        self._asked = [b""] * SEATS
        """The last message in which each seat was asked something."""
        self._awaited: list[int] = []

    def reply(self, seat: int, text: bytes) -> bytes | None:
        """What a seat adds to the deal of the next round, once that is asked for."""
        if not text.startswith(REVEALED):
            return None
        fair = _revealed.decode(text).fair
        if fair.round <= self._revealed[seat]:
            return None
        self._revealed[seat] = fair.round
        wish = self._nonces[seat].reveal(fair, seat)
        assert wish is not None
        return _encode({"type": "do", "id": f"fair-{seat}-{fair.round}", "command": wish})

    def is_answer(self, text: bytes) -> bool:
        return text.startswith(DONE) and DEALING not in text

    def is_news(self, seat: int, text: bytes) -> bool:
        # What chance does next belongs to the same move, and is told in a message of its own.
        is_news = text.startswith(HAPPENED) and CHANCE not in text
        if (is_news and ASKED in text) or text.startswith(SNAPSHOT):
            self._asked[seat] = text
            self.joined[seat].set()
        return is_news

    def next_move(self) -> tuple[int, bytes] | None:
        if not self._awaited:
            question, _ = _seen(self._asked[0])
            self._awaited = list(question.seats)
        if not self._awaited:
            return None
        seat = self._awaited.pop(0)
        prompt, move = _seen(self._asked[seat])
        assert seat in prompt.seats
        return seat, _encode({"type": "do", "id": f"{seat}-{next(self._commands)}", "command": move})


def _seen(text: bytes) -> tuple[Prompt, Any]:
    """Who is asked, and a move that a seat may make then: the one in the middle, which is neither all nor nothing."""
    if text.startswith(SNAPSHOT):
        snapshot = _snapshot.decode(text)
        return _answered(snapshot.game.view, snapshot.table.question)
    happened = _happened.decode(text)
    asked_last = [sight for sight in happened.game.sights if sight.prompt is not None][-1]
    return _answered(asked_last, happened.question)


def _answered(asked: Asked, question: int) -> tuple[Prompt, Any]:
    assert asked.prompt is not None
    action = asked.legal[len(asked.legal) // 2] if asked.legal else None
    return asked.prompt, {"type": "move", "action": action, "question": question}


class Ours:
    """Our server, running."""

    def __init__(self, process: Process, tables: list[Seeded]) -> None:
        self.process = process
        self._tables = tables

    def id_of(self, number: int) -> str:
        """What the table of this number is called."""
        return self._tables[number].id

    async def seat(self, number: int) -> ClientTable:
        """A table with its four clients."""
        known = self._tables[number]
        talk = OurTalk(known.nonces)
        table = ClientTable(talk)
        address = f"{self.process.url.replace('http', 'ws')}/api/v1/tables/{known.id}/socket"
        for seat, token in enumerate(known.tokens):
            headers = {"Authorization": f"Bearer {token}"}
            table.sockets.append(await connect(address, headers, partial(table.on_text, seat)))
            await talk.joined[seat].wait()
        return table


@asynccontextmanager
async def ours(folder: Path, tables: int, *, limit_factor: int = 1000) -> AsyncIterator[Ours]:
    """Our server on a folder with so many tables."""
    known = await seeded(folder, tables)
    command = [sys.executable, "-m", "coverts", "serve", f"--data={folder}", "--port=0"]
    command.append(f"--limit-factor={limit_factor}")
    async with started(command) as process:
        yield Ours(process, known)
