"""A socket between somebody and the server, as both ends see it."""

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from random import Random
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from coverts.hall.sitters import Who
from coverts.server.connections.frames import EXTENSION, Frames
from tests.simulator.network import Lane, Network

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
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.server_end = ServerEnd(self)
        loop, weather = network.loop, network.weather
        self.down = Lane(loop, weather, chance, self._frames.put_nowait)
        self.up = Lane(loop, weather, chance, lambda frame: self.server_end.hear(frame.decode()))
        loop.outside(weather.delay(chance), self._knock)

    def _knock(self) -> None:
        if self.network.server is None:
            self._frames.put_nowait(None)
        else:
            self.network.server.attend(self)

    def send(self, frame: bytes) -> None:
        self.up.carry(frame)

    async def receive(self) -> bytes | None:
        """The next frame; None when the connection has ended."""
        return await self._frames.get()

    def cut(self) -> None:
        """The connection breaks: what is on its way is lost, and each end notices in its own time."""
        if not self.down.is_cut:
            self.up.is_cut = self.down.is_cut = True
            self._notice(lambda: self._frames.put_nowait(None))
            self._notice(lambda: self.server_end.frames.put_nowait(None))

    def _notice(self, what: Any) -> None:
        self.network.loop.outside(self.chance.choice(HALF_OPEN) * self.chance.random(), what)

    def tell(self, frame: bytes) -> None:
        """The server says something."""
        self.last = self.network.laws.tell(self.table, self.who, frame, self.last)
        self.down.carry(frame)

    def hang_up(self) -> None:
        """The server closes the connection, after all that it has sent."""
        after = max(0.0, self.down.latest - self.network.loop.time())
        self.network.loop.outside(after + self.network.weather.delay(self.chance), self.cut)


class ServerEnd:
    """As much of a WebSocket as the server's own code asks for."""

    client = None

    def __init__(self, link: Link) -> None:
        self._link = link
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self._take: Callable[[str], bool] = lambda _: False
        self._life = copy_context()

    @property
    def query_params(self) -> dict[str, str]:
        return self._link.query_params

    async def accept(self) -> None:
        pass

    async def receive_data(self, mode: str) -> str:
        frame = await self.frames.get()
        if frame is None:
            self._take = lambda _: False
            raise WebSocketDisconnect(detail="gone")
        return frame

    @property
    def scope(self) -> dict[str, Any]:
        """Where the server finds the short way."""
        return {"extensions": {EXTENSION: Frames(write=self._write_at_once, hand_to=self._hand_to)}}

    def _hand_to(self, take: Callable[[str], bool]) -> None:
        self._take, self._life = take, copy_context()

    def hear(self, text: str) -> None:
        """A frame has come, as the server's own connection takes it; in the life of whoever listens."""
        if not self.frames.empty() or not self._life.copy().run(self._take, text):
            self.frames.put_nowait(text)

    def _write_at_once(self, message: bytes) -> bool:
        if self._wait > 0:
            return False
        self._link.tell(message)
        return True

    @property
    def _wait(self) -> float:
        return self._link.down.stalled_until - self._link.network.loop.time()

    async def send_data(self, data: bytes, mode: str) -> None:
        if self._wait > 0:
            await asyncio.sleep(self._wait)
        self._link.tell(data)

    async def close(self, code: int, reason: str = "") -> None:
        self._take = lambda _: False
        self._link.hang_up()
