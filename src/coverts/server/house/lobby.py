"""The lobby: the list of public tables, broadcast to everybody who watches it when it changes."""

import asyncio

from msgspec import Struct

from coverts.hall.summary import Summary
from coverts.server.house.audience import Audience, Farewell
from coverts.server.wire import encode
from coverts.store.interface import Store

MOST_LISTED = 100
PAUSE = 0.5
"""Seconds between two lists: many changes at once are told together."""


class LobbyList(Struct, frozen=True, tag="lobby"):
    """Public tables with open seats, the newest first."""

    tables: list[Summary]


class Lobby:
    """Everybody who watches the list."""

    def __init__(self, store: Store) -> None:
        self.audience = Audience()
        self._store = store
        self._telling: asyncio.Task[None] | None = None
        self._is_old = False
        """Whether something has changed since the list was last told."""

    async def now(self) -> list[Summary]:
        """The list."""
        return await self._store.public_tables(most=MOST_LISTED)

    def changed(self) -> None:
        """A public table has changed."""
        self._is_old = True
        if len(self.audience) and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._is_old:
            await asyncio.sleep(PAUSE)
            self._is_old = False
            tables = encode(LobbyList(await self.now()))
            for listener in self.audience:
                listener.send(tables)

    async def close(self) -> None:
        """Let everybody go."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        for listener in self.audience:
            listener.end(Farewell.GONE)
