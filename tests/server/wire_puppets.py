"""Bots that decide when and what they are told to."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from msgspec import Struct

from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account

_NOTHING = (-1, None)


class _Table(Struct):
    you: int
    question: int


class _Shown(Struct):
    table: _Table


class Puppets:
    """What they are shown is kept: a bot is an observer too."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Another game."""
        self.shown: dict[int, list[bytes]] = {}
        self.thinking: set[int] = set()
        self._minds: dict[int, tuple[int, AnyAction]] = {}
        self._news = asyncio.Event()

    def thinking_time(self) -> float:
        return 0

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        table = msgspec.json.decode(snapshot, type=_Shown).table
        seat = table.you
        self.shown.setdefault(seat, []).append(f"{game} {level} ".encode() + snapshot)
        self.thinking.add(seat)
        try:
            # Asked before somebody else made the move: answered in vain, and asked again. Asked the next question
            # already: that one is for another time.
            while table.question > self._minds.get(seat, _NOTHING)[0]:
                await self._news.wait()
        finally:
            self.thinking.discard(seat)
        return self._minds[seat][1]

    @contextmanager
    def decided(self, seat: int, question: int, action: AnyAction) -> Iterator[None]:
        """Until the end of the block, this is a seat's answer to a question."""
        self._minds[seat] = question, action
        self._news.set()
        self._news = asyncio.Event()
        yield
        del self._minds[seat]
