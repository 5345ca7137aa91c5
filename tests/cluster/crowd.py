"""People who play on whatever happens to the nodes: they come back to any of them, and keep what they were told.

Afterwards the log is the judge: what was acknowledged is in it once, and what anybody was sent is what it makes.
"""

import asyncio
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from coverts.hall.commands import Move
from coverts.hall.desk import Desk, Logged
from coverts.hall.messages import Message, Numbered, Snapshot
from coverts.server.client import Seated, folded
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done, Hello, NotDone
from coverts.store.interface import Store

PATIENCE = 4.0
"""Seconds of silence after which somebody comes back elsewhere."""


class Person:
    """Somebody on a seat, with a mind of their own."""

    def __init__(
        self,
        table: str,
        token: str,
        seat: int,
        urls: Sequence[str],
        *,
        think: float,
        tls: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._tls = tls
        self._patience = patience
        self.table = table
        self.seat = seat
        self._token = token
        self._urls = urls
        self._think = think
        self._random = Random(f"{table} {seat}")
        self._numbers = count()
        self.known: Snapshot | None = None
        self._nonces = Nonces()
        self.acknowledged: list[str] = []
        self.sent: list[Message] = []
        """Everything that was sent of the table, over all connections."""
        self.silences: list[float] = []
        """How long there was no connection, each time."""
        self.refused: list[NotDone] = []
        self.ended_with: list[int | None] = []
        self.delays: list[float] = []
        """How long answers took, from the first time that a move was sent."""
        self._asked_at = 0.0
        self._answered_question: int | None = None
        self._asked: tuple[str, Move] | None = None
        self._lost_at: float | None = None
        self.is_over = False
        self.faults: list[str] = []

    async def play(self) -> None:
        """Until the game is over."""
        while not self.is_over:
            url = self._node()
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with asyncio.timeout(self._patience):
                    socket = await connect(
                        self._address(url),
                        additional_headers={"Authorization": f"Bearer {self._token}"},
                        compression=None,
                        ssl=self._tls,
                        ping_interval=None,
                    )
                try:
                    await self._sit(Seated(socket, self.known, self._nonces))
                finally:
                    self.ended_with.append(socket.close_code)
                    socket.transport.abort()
            if self._lost_at is None:
                self._lost_at = monotonic()
            await asyncio.sleep(0.05 + 0.1 * self._random.random())

    def _node(self) -> str:
        """Where to connect to this time."""
        return self._random.choice(list(self._urls))

    def _address(self, url: str) -> str:
        last = "" if self.known is None else f"?last={self.known.number}"
        return f"{url.replace('http', 'ws')}/api/v1/tables/{self.table}/socket{last}"

    @property
    def is_here(self) -> bool:
        """Whether the connection is there, and the table known."""
        return self.known is not None and self._lost_at is None

    async def _sit(self, seat: Seated) -> None:
        messages = aiter(seat.messages())
        while not self.is_over:
            async with asyncio.timeout(self._patience):
                message = await anext(messages, None)
            if message is None:
                return
            if isinstance(message, Hello):
                self._is_back()
                if self._asked is not None:
                    await seat.do(*self._asked)
            elif isinstance(message, Done | NotDone):
                self._answered(message)
            elif isinstance(message, Message):
                self._take(message)
            self.is_over = seat.is_over
            # Once for each question: while others close their fists it looks open all the time.
            if self._asked is None and seat.is_asked and seat.question != self._answered_question and not self.is_over:
                await asyncio.sleep(self._think * self._random.random())
                self._asked, self._asked_at = (f"{self.seat}-{next(self._numbers)}", self._move(seat)), monotonic()
                await seat.do(*self._asked)

    def _is_back(self) -> None:
        if self._lost_at is not None:
            self.silences.append(monotonic() - self._lost_at)
            self._lost_at = None

    def _move(self, seat: Seated) -> Move:
        return Move(self._random.choice(seat.view.legal), seat.question)

    def _answered(self, answer: Done | NotDone) -> None:
        if self._asked is None or answer.id != self._asked[0]:
            return
        if isinstance(answer, Done):
            self.acknowledged.append(answer.id)
            self._answered_question = self._asked[1].question
            self.delays.append(monotonic() - self._asked_at)
        else:
            self.refused.append(answer)
        self._asked = None

    def _take(self, message: Message) -> None:
        at = None if self.known is None else self.known.number
        if isinstance(message, Numbered) and (at is None or message.number != at + 1):
            self.faults.append(f"seat {self.seat}: message {message.number} follows {at}")
        self.sent.append(message)
        self.known = folded(self.known, message)


async def judged(store: Store, people: Sequence[Person]) -> list[str]:
    """What is wrong with what people were told, by the logs of their tables."""
    faults: list[str] = []
    for table in {person.table for person in people}:
        log = await store.load(table)
        streams = streams_of(table, log)
        keys = [logged.key.id for logged in log if logged.key is not None]
        for person in (person for person in people if person.table == table):
            faults += [f"{table}: {fault}" for fault in person.faults]
            faults += [
                f"{table}: {one} is in the log {keys.count(one)} times"
                for one in person.acknowledged
                if keys.count(one) != 1
            ]
            for message in person.sent:
                if isinstance(message, Numbered) and streams[person.seat].get(message.number) != message:
                    faults.append(f"{table}: seat {person.seat} was sent {message.number}, which the log does not make")
    return faults


def streams_of(table: str, log: Sequence[Logged]) -> dict[Any, dict[int, Message]]:
    """All messages that a log makes, by observer and number."""
    desk = Desk(table, log[:1])
    streams: dict[Any, dict[int, Message]] = {}
    for logged in log[1:]:
        for observer, messages in desk.commit([logged]):
            streams.setdefault(observer, {}).update({message.number: message for message in messages})
    return streams


async def until(holds: Callable[[], object], *, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)
