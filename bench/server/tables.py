"""Tables under load: one move after the other at each, as many tables at once as wanted.

A table's next move is made when all four clients have heard of the one before, at once or at the table's next turn in a
steady rhythm. Fists are closed one by one too, so that it is clear which message tells of which move.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bench.server.sockets import Socket

SEATS = 4
PATIENCE = 30.0
"""Seconds until a move that nobody hears of is an error."""


class Delays(NamedTuple):
    """Seconds from sending a move until its sender was answered, and until the last of the four had heard of it."""

    answered: float
    heard: float


class Talk(Protocol):
    """How a server is talked to at one table, and what its clients remember to make the next move."""

    def next_move(self) -> tuple[int, bytes] | None:
        """Whose move it is and what that seat sends; None when the game is over."""

    def is_answer(self, text: bytes) -> bool:
        """Whether this tells the sender of a move that it has been made."""

    def is_news(self, seat: int, text: bytes) -> bool:
        """Whether this tells a seat of a move; it is remembered."""

    def reply(self, seat: int, text: bytes) -> bytes | None:
        """What the protocol itself wants to have sent back by a seat."""


class ClientTable:
    """Four clients at one table, and how long their moves took."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self.sockets: list[Socket] = []
        self.delays: list[Delays] = []
        self._mover = -1
        self._sent = self._answered = 0.0
        self._waiting_for: set[int] = set()
        self._heard = asyncio.Event()

    def on_text(self, seat: int, text: bytes) -> None:
        """A client hears something."""
        reply = self._talk.reply(seat, text)
        if reply is not None:
            self.sockets[seat].send(reply)
            return
        if seat == self._mover and not self._answered and self._talk.is_answer(text):
            self._answered = time.perf_counter()
        if self._talk.is_news(seat, text):
            self._waiting_for.discard(seat)
        if self._answered and not self._waiting_for:
            self._heard.set()

    async def move(self) -> bool:
        """Make the next move and wait until everybody has heard of it; False when the game is over."""
        following = self._talk.next_move()
        if following is None:
            return False
        self._mover, text = following
        self._waiting_for = set(range(SEATS))
        self._heard.clear()
        self._answered, self._sent = 0.0, time.perf_counter()
        self.sockets[self._mover].send(text)
        async with asyncio.timeout(PATIENCE):
            await self._heard.wait()
        self.delays.append(Delays(self._answered - self._sent, time.perf_counter() - self._sent))
        self._mover = -1
        return True

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


async def play(tables: Sequence[ClientTable], *, most: int | None = None) -> list[Delays]:
    """Play all tables at once as fast as they go, to the end or for at most so many moves each."""

    async def play_one(table: ClientTable) -> list[Delays]:
        before = len(table.delays)
        while (most is None or len(table.delays) - before < most) and await table.move():
            pass
        return table.delays[before:]

    return [delay for delays in await asyncio.gather(*map(play_one, tables)) for delay in delays]


async def play_steadily(tables: Sequence[ClientTable], *, interval: float, moves: int) -> list[Delays]:
    """So many moves at each table, one every interval; the tables take turns evenly within it."""
    begun = time.perf_counter()

    async def play_one(place: int, table: ClientTable) -> list[Delays]:
        before = len(table.delays)
        for turn in range(moves):
            await asyncio.sleep(begun + interval * (turn + place / len(tables)) - time.perf_counter())
            assert await table.move(), "a game has ended too soon"
        return table.delays[before:]

    played = await asyncio.gather(*(play_one(place, table) for place, table in enumerate(tables)))
    return [delay for delays in played for delay in delays]
