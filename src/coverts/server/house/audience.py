"""Who listens to a table."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from itertools import count

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.sitters import Who

LONGEST_QUEUE = 256
"""Messages that wait for a slow reader. One more, and the reader is let go: it comes back and catches up."""

LARGEST_QUEUE = 1024 * 1024
"""The same in bytes: some messages are large."""

_numbers = count()


class Farewell(IntEnum):
    """Why a socket is closed."""

    ENDED = 1000
    GONE = 1001
    FAILED = 1011
    """Something went wrong here, and whoever comes back learns how things are."""
    TOO_SLOW = 4008
    NOT_KNOWN = 4401
    """The token that opened it has been revoked."""
    NO_TABLE = 4404
    TOO_OFTEN = 4429


class Listener:
    """One open socket: who it belongs to, with whose eyes it sees, and what waits to be sent."""

    def __init__(
        self,
        who: Who | None,
        observer: Observer,
        token: bytes | None = None,
        write: Callable[[bytes], bool] = lambda _: False,
        name: str = "",
    ) -> None:
        self.who = who
        self.name = name
        """What somebody is called who watches; those who sit have a name at the table."""
        self.observer = observer
        self.token = token
        """The hash of the token that opened it."""
        self.number = next(_numbers)
        self.farewell: Farewell | None = None
        self._write = write
        """Writes a message at once; whether it could. Most can, and need no queue."""
        self._is_idle = False
        """Whether everything from the queue has been written."""
        self._ended = asyncio.Event()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        """Bytes in the queue."""

    def send(self, message: bytes) -> None:
        """Write a message, or put it in the queue; never wait."""
        if self.farewell is None and not (self._is_idle and self._queue.empty() and self._write(message)):
            self._enqueue(message)

    def _enqueue(self, message: bytes) -> None:
        if self._queue.qsize() >= LONGEST_QUEUE or self._waiting >= LARGEST_QUEUE:
            self.end(Farewell.TOO_SLOW)
        else:
            self._waiting += len(message)
            self._queue.put_nowait(message)

    def end(self, farewell: Farewell) -> None:
        """Let the reader go after what is in the queue."""
        if self.farewell is None:
            self.farewell = farewell
            self._queue.put_nowait(None)
            self._ended.set()

    async def ended(self) -> None:
        """Wait until the reader is let go."""
        await self._ended.wait()

    async def receive(self) -> bytes | None:
        """The next message; None when the reader is let go."""
        self._is_idle = True
        message = await self._queue.get()
        self._is_idle = False
        self._waiting -= len(message or b"")
        return message


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
        """Those who see with these eyes."""
        return [listener for listener in self._listeners if listener.observer == observer]

    def watchers(self) -> list[str]:
        """What those are called who watch, in the order in which they came: everybody once, however many windows they
        have open, and whoever is unknown once for each.
        """
        come = sorted(self.observing(PUBLIC), key=lambda listener: listener.number)
        return list({listener.who or listener.number: listener.name for listener in come}.values())

    def seats_here(self, players: int) -> tuple[bool, ...]:
        """Which seats have somebody connected."""
        here = {listener.observer for listener in self._listeners}
        return tuple(seat in here for seat in range(players))
