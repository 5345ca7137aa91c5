"""The lobby: the list of public tables, broadcast to everybody who watches it when it changes."""

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from coverts.hall.summary import Summary
from coverts.server.door.account import Account
from coverts.server.door.fair_queue import FairQueue
from coverts.server.house.audience import Audience, Farewell
from coverts.server.wire import encode
from coverts.store.interface import PublicTable, Store

MOST_LISTED = 100
MOST_LOOKED_AT = 2000
"""Tables from which those in the list are chosen, the newest first."""
PAUSE = 0.5
"""Seconds between two lists: many changes at once are told together."""


class LobbyList(Struct, frozen=True, tag="lobby"):
    """Public tables with open seats: first the newest of everybody, then everybody's second, and so on."""

    tables: list[Summary]


class Lobby:
    """Everybody who watches the list."""

    def __init__(self, store: Store) -> None:
        self.audience = Audience()
        self._store = store
        self._addresses: dict[str, str] = {}
        """From which address a table was opened, since the house is open: nobody is told, and nothing is kept of it."""
        self._telling: asyncio.Task[None] | None = None
        self._is_old = False
        """Whether something has changed since the list was last told."""

    async def now(self) -> list[Summary]:
        """The list. However many tables somebody has opened, they push nobody else's out of it."""
        return self._shared_out(await self._store.public_tables(most=MOST_LOOKED_AT))

    def _shared_out(self, tables: Iterable[PublicTable]) -> list[Summary]:
        found = {table.summary.id: table for table in tables}
        self._addresses = {table: address for table, address in self._addresses.items() if table in found}
        queue: FairQueue[Summary] = FairQueue()
        for table, public in found.items():
            # A table from before a restart counts by its person alone, as if they lived by themselves.
            queue.add(Account(public.who, self._addresses.get(table, public.who or table)), public.summary)
        return [queue.take() for _ in range(min(len(queue), MOST_LISTED))]

    def opened(self, table: str, address: str) -> None:
        """A table was opened from an address."""
        self._addresses[table] = address

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
