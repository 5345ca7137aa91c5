"""The subscribers of a table: players and spectators, each with a bounded send queue."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from itertools import count
from typing import Protocol

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.sitters import Who
from coverts.server.door.account import Account
from coverts.store.interface import Token

LARGEST_BACKLOG = 1024 * 1024
"""Bytes that a slow reader has not taken (back-pressure). One more message, and it is let go: it comes back and
catches up."""

_numbers = count()


class Farewell(IntEnum):
    """Why a socket is closed."""

    ENDED = 1000
    GONE = 1001
    FAILED = 1011
    """Something went wrong here, and whoever comes back learns how things are."""
    TOO_SLOW = 4008
    NOT_KNOWN = 4401
    """The token that opened it has been revoked or has expired."""
    NO_TABLE = 4404
    BANNED = 4423
    """The person or the address is kept out."""
    TOO_OFTEN = 4429


class Socket(Protocol):
    """As much of a connection as a listener needs."""

    @property
    def waiting(self) -> int:
        """Bytes that the reader has not taken yet."""

    def send(self, message: bytes) -> None:
        """Send a text; never wait."""

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye after what has been sent."""


class Listener:
    """One open socket: who it belongs to, and which observer it is."""

    def __init__(
        self, socket: Socket, account: Account, observer: Observer, token: Token | None = None, name: str = ""
    ) -> None:
        self._socket = socket
        self.account = account
        self.observer = observer
        self.token = token
        """The token that opened it; None for strangers."""
        self.name = name
        """What somebody is called who watches; those who sit have a name at the table."""
        self.number = next(_numbers)
        self.farewell: Farewell | None = None
        self._ended = asyncio.Event()

    @property
    def who(self) -> Who | None:
        """Whose socket it is; None for strangers."""
        return self.account.who

    def send(self, message: bytes) -> None:
        """Send a message, unless the reader is too slow; never wait."""
        if self.farewell is not None:
            return
        if self._socket.waiting >= LARGEST_BACKLOG:
            self.end(Farewell.TOO_SLOW)
        else:
            self._socket.send(message)

    def end(self, farewell: Farewell, reason: str = "") -> None:
        """Let the reader go after what has been sent."""
        if self.farewell is None:
            self._socket.close(farewell, reason)
            self._end(farewell)

    def lost(self) -> None:
        """The connection is gone."""
        if self.farewell is None:
            self._end(Farewell.GONE)

    def _end(self, farewell: Farewell) -> None:
        self.farewell = farewell
        self._ended.set()

    async def ended(self) -> None:
        """Wait until the reader has gone, or is let go."""
        await self._ended.wait()


class Audience:
    """All listeners of a table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def __len__(self) -> int:
        return len(self._listeners)

    @contextmanager
    def with_(self, listener: Listener) -> Iterator[None]:
        """One more, for as long as it stays."""
        self._listeners.add(listener)
        try:
            yield
        finally:
            self._listeners.discard(listener)

    def observing(self, observer: Observer) -> list[Listener]:
        """Those who see as this observer."""
        return [listener for listener in self._listeners if listener.observer == observer]

    def watchers(self) -> dict[Who | int, str]:
        """What those are called who watch, in the order in which they came: everybody once, however many windows they
        have open, and whoever is unknown once for each.
        """
        come = sorted(self.observing(PUBLIC), key=lambda listener: listener.number)
        return {listener.who or listener.number: listener.name for listener in come}

    def seats_here(self, players: int) -> tuple[bool, ...]:
        """Which seats have somebody connected."""
        here = {listener.observer for listener in self._listeners}
        return tuple(seat in here for seat in range(players))
