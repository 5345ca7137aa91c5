"""Loading: tables are made from their logs one at a time, in slices between which the event loop goes on, fairly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from coverts.hall.desk import Desk
from coverts.server.door.account import Account
from coverts.server.door.fair_queue import FairQueue
from coverts.store.coding import lawful
from coverts.store.interface import Store

SLICE = 100
"""Entries that are applied at once: about a millisecond."""


class NoSuchTable(Exception):
    """There is no such table, or not for this person: nobody can tell which."""


class Loader:
    """Whoever wants many tables waits behind those who want few."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_busy = False

    async def desk(self, table: str, account: Account) -> Desk:
        """A table from its log; `NoSuchTable` if there is none."""
        async with self._turn(account):
            log = await self._store.load(table)
            if not log:
                raise NoSuchTable
            with lawful(table):
                desk = Desk(table, log[:SLICE])
                for start in range(SLICE, len(log), SLICE):
                    await asyncio.sleep(0)
                    desk.read(log[start : start + SLICE])
            return desk

    @asynccontextmanager
    async def _turn(self, account: Account) -> AsyncIterator[None]:
        if self._is_busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(account, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()  # It had come just then.
                raise
        self._is_busy = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """The next one's turn. Those who have given up waiting are passed over."""
        self._is_busy = False
        while self._waiting and not self._is_busy:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_result(None)
                self._is_busy = True
