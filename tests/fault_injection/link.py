"""A socket between somebody and the server, as both ends see it."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from random import Random
from typing import Any

from coverts.hall.desk import CommandKey
from coverts.hall.sitters import Who
from coverts.server.connections.websocket import EXTENSION, LINGER, OnLost, OnMessage
from coverts.server.wire import Do, decode_incoming
from tests.fault_injection.loop import LIFE
from tests.fault_injection.network import Lane, Network
from tests.fault_injection.serving import Server

HALF_OPEN = (0.0, 1.0, 60.0)
"""Seconds until an end notices that a connection is gone, at most."""


class Link:
    """The end of whoever has connected."""

    def __init__(self, network: Network, who: Who | None, table: str, query: dict[str, str], chance: Random) -> None:
        self.network = network
        self.who = who
        self.table = table
        self.query_params = query
        self.chance = chance
        self.last = int(query["last"]) if "last" in query else None
        """The number of the last message that the server has sent."""
        self.server: Server | None = None
        """Where it has led to."""
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.server_end = ServerEnd(self)
        loop, weather = network.loop, network.weather
        self.down = Lane(loop, weather, chance, self._frames.put_nowait)
        self.up = Lane(loop, weather, chance, self._arrive)
        loop.outside(weather.delay(chance), self._knock)

    def _knock(self) -> None:
        server = self.network.server_for(self.chance)
        if server is None:
            self._frames.put_nowait(None)
        else:
            self.server = server
            server.attend(self)

    def send(self, frame: bytes) -> None:
        self.up.carry(frame)

    def _arrive(self, frame: bytes) -> None:
        text = frame.decode()
        message = decode_incoming(text)
        if isinstance(message, Do) and self.who is not None:
            self.network.laws.arrived(CommandKey(self.who, message.id))
        self.server_end.connection.hear(text)

    async def receive(self) -> bytes | None:
        """The next frame; None when the connection has ended."""
        return await self._frames.get()

    def cut(self) -> None:
        """The connection breaks: what is on its way is lost, and each end notices in its own time."""
        if not self.down.is_cut:
            self.up.is_cut = self.down.is_cut = True
            self._notice(lambda: self._frames.put_nowait(None))
            self._notice(self.server_end.connection.lose)

    def _notice(self, what: Any) -> None:
        self.network.loop.outside(self.chance.choice(HALF_OPEN) * self.chance.random(), what)

    def tell(self, frame: bytes) -> None:
        """The server says something, though a stalled lane may not carry it yet."""
        self.last = self.network.laws.tell(self.table, self.who, frame, self.last, at=self.server)

    def hang_up(self) -> None:
        """The server closes the connection, after all that it has sent."""
        after = max(0.0, self.down.latest - self.network.loop.time())
        self.network.loop.outside(after + self.network.weather.delay(self.chance), self.cut)


class ServerEnd:
    """As much of Litestar's WebSocket as the server's own code asks for."""

    client = None

    def __init__(self, link: Link) -> None:
        self.query_params = link.query_params
        self.connection = ServerConnection(link)
        self.scope = {"extensions": {EXTENSION: self.connection}}

    async def accept(self) -> None:
        pass

    async def close(self, code: int, reason: str = "") -> None:
        self.connection.close(code)


class ServerConnection:
    """The server's connection: it never waits, and keeps what a stalled lane does not take."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._unsent: deque[bytes] = deque()
        self._is_draining = self._is_closing = self._is_lost = False
        self._early: list[str | bytes] = []
        self._on_message: OnMessage = self._early.append
        self._on_lost: OnLost = lambda: None
        self._life = copy_context()
        self.has_flooded = False
        self.goodbye: int | None = None

    @property
    def waiting(self) -> int:
        return sum(map(len, self._unsent))

    def send(self, message: bytes) -> None:
        if not self._is_closing:
            self._link.tell(message)
            self._unsent.append(message)
            self._drain()

    def close(self, code: int, reason: str = "") -> None:
        if not self._is_closing:
            self._is_closing = True
            self.goodbye = code
            self._link.network.loop.call_later(LINGER, self._give_up)
            self._drain()

    def listen(self, on_message: OnMessage, on_lost: OnLost) -> None:
        self._on_message, self._on_lost, self._life = on_message, on_lost, copy_context()
        for text in self._early:
            on_message(text)
        if self._is_lost:
            on_lost()

    def hear(self, text: str) -> None:
        """A frame has come; it is heard in the life of whoever listens."""
        self._happens(lambda: self._on_message(text))

    def lose(self) -> None:
        """The connection has broken, and the server notices."""
        self._is_lost = True
        self._happens(lambda: self._on_lost())

    def _happens(self, what: Callable[[], object]) -> None:
        """In the life of whoever listens, as soon as that does not stand still."""
        life = self._life.get(LIFE)
        if life is not None and life.is_stopped:
            self._link.network.loop.call_soon(what, context=self._life.copy())
        else:
            self._life.copy().run(what)

    def _drain(self, *, is_due: bool = False) -> None:
        if self._is_draining and not is_due:
            return
        loop, lane = self._link.network.loop, self._link.down
        while self._unsent and loop.time() >= lane.stalled_until:
            lane.carry(self._unsent.popleft())
        self._is_draining = bool(self._unsent)
        if self._is_draining:
            loop.call_at(lane.stalled_until, partial(self._drain, is_due=True))
        elif self._is_closing:
            self._link.hang_up()

    def _give_up(self) -> None:
        self._unsent.clear()
        self._link.hang_up()
