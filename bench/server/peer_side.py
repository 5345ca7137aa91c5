"""boardgame.io as a server under load, durable or from memory: socket.io packets over a plain WebSocket.

Its clients need no credentials, which costs it nothing; ours prove who they are. A match is made by the first client
that asks for it, as the library does by itself.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.server.fetching import NODE, fetched
from bench.server.processes import Process, started
from bench.server.sockets import connect
from bench.server.tables import SEATS, ClientTable

NAMESPACE = b"/pikoko,"
PING, PONG = b"2", b"3"
CONNECT = b"40" + NAMESPACE
EVENT = b"42" + NAMESPACE
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
COLOURS = 4
PRODUCTION = {**os.environ, "NODE_ENV": "production"}


class Game(Struct):
    """As much of the game's state as its players look at."""

    question: int
    hands: list[list[int] | int]
    trick: list[int]


class Context(Struct, rename="camel"):
    current_player: str
    active_players: dict[str, str] | None
    gameover: Any = None


class State(Struct):
    G: Game
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, Any])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class PeerTalk:
    """socket.io at one match. The sender of a move is answered by the update that everybody gets."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.joined = [asyncio.Event() for _ in range(SEATS)]
        self._last = [b""] * SEATS

    def reply(self, seat: int, text: bytes) -> bytes | None:
        if text == PING:
            return PONG
        return _event("sync", self.match, str(seat), None, SEATS) if text.startswith(CONNECT) else None

    def is_answer(self, text: bytes) -> bool:
        return text.startswith(UPDATE)

    def is_news(self, seat: int, text: bytes) -> bool:
        if text.startswith(SYNC):
            self._last[seat] = text
            self.joined[seat].set()
        if not text.startswith(UPDATE):
            return False
        self._last[seat] = text
        return True

    def next_move(self) -> tuple[int, bytes] | None:
        ctx = self._seen_by(0).ctx
        if ctx.gameover is not None:
            return None
        seat = int(ctx.current_player if ctx.active_players is None else min(ctx.active_players))
        seen = self._seen_by(seat)
        name, choice = ("play", _card(seen.G, seat)) if ctx.active_players is None else ("seal", seen.G.question % 3)
        payload = {"type": name, "args": [choice], "playerID": str(seat), "credentials": None}
        return seat, _event("update", {"type": "MAKE_MOVE", "payload": payload}, seen.state_id, self.match, str(seat))

    def _seen_by(self, seat: int) -> State:
        text = self._last[seat]
        if text.startswith(SYNC):
            return _sync.decode(text[len(EVENT) :])[2].state
        return _update.decode(text[len(EVENT) :])[2]


def _card(game: Game, seat: int) -> int:
    """A card of the left neighbour's that may be played."""
    hand = game.hands[(seat + 1) % SEATS]
    assert isinstance(hand, list)
    following = [card for card in hand if game.trick and card % COLOURS == game.trick[0] % COLOURS]
    return (following or hand)[0]


def _event(*arguments: Any) -> bytes:
    return EVENT + msgspec.json.encode(arguments)


class Peer:
    """The library, running."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._address = process.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"

    async def seat(self, number: int) -> ClientTable:
        """A match with its four clients."""
        talk = PeerTalk(f"match-{number}")
        table = ClientTable(talk)
        for seat in range(SEATS):
            socket = await connect(self._address, {}, partial(table.on_text, seat))
            table.sockets.append(socket)
            socket.send(CONNECT)
            await talk.joined[seat].wait()
        return table


@asynccontextmanager
async def durable_peer(folder: Path, tables: int) -> AsyncIterator[Peer]:  # noqa: ARG001 - matches are made on demand
    """The peer's server with a durable store in a folder, and no matches yet."""
    async with started(await _serve(str(folder)), PRODUCTION) as process:
        yield Peer(process)


@asynccontextmanager
async def memory_peer(folder: Path, tables: int) -> AsyncIterator[Peer]:  # noqa: ARG001 - it keeps nothing on the disk
    """The peer's server with the store that it comes with, which is lost when it stops."""
    async with started(await _serve(), PRODUCTION) as process:
        yield Peer(process)


async def _serve(*arguments: str) -> list[str]:
    return [NODE, "--disable-warning=ExperimentalWarning", str(await fetched() / "serve.js"), *arguments]
