"""The database as several nodes see it: the log of `PowerDisk`, and leases that follow `store/postgres/leases.py`."""

import asyncio
from collections.abc import Collection, Mapping
from random import Random

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.server.clock import NANOS
from coverts.store.appending import Appender
from coverts.store.interface import Batch, StoreError
from coverts.store.postgres.leases import FRESH
from coverts.store.sharing import Beat, Moment, Node
from tests.fault_injection.disks import PowerDisk
from tests.fault_injection.laws import Laws
from tests.fault_injection.loop import VirtualLoop
from tests.fault_injection.store import SlowStore

BEGINNING: Millis = 1_800_000_000_000
PATIENCE = 3.0
"""Seconds for which a node tries to reach the database."""
BETWEEN_TRIES = 0.2


class Database:
    """What all nodes share."""

    def __init__(self, loop: VirtualLoop, disk: PowerDisk) -> None:
        self._loop = loop
        self.disk = disk
        self.is_up = True
        self.alive_until: dict[Node, Millis] = {}
        self.cares: dict[str, Node] = {}
        self.changed_at: dict[str, Millis] = {}
        self.unread: set[str] = set()
        """Tables to which something was written that the laws have not looked at yet."""

    def now(self) -> Millis:
        return BEGINNING + int(1000 * self._loop.time())

    def beat(self, node: Node, lease: Millis, most: int, refused: Collection[str], *, sweep: bool) -> Beat:
        now = self.now()
        self.alive_until[node] = now + lease
        taken: dict[str, Millis | None] = {}
        for table, carer in sorted(self.cares.items()):
            if self.alive_until[carer] < now and table not in refused and len(taken) < most:
                taken[table] = now - self.alive_until[carer]
                self.cares[table] = node
        if sweep:
            playing = self.disk.unfinished()
            self.cares = {table: carer for table, carer in self.cares.items() if carer != node or table in playing}
            for table in playing:
                if table not in self.cares and self.changed_at[table] < now - FRESH and table not in refused:
                    taken[table] = None
                    self.cares[table] = node
        mine = frozenset(table for table, carer in self.cares.items() if carer == node)
        return Beat(mine, taken, node <= min(one for one, until in self.alive_until.items() if until >= now))


class NodeStore(SlowStore):
    """One node's way to the database. It may be cut, and then nothing comes through and nobody is told."""

    def __init__(self, database: Database, laws: Laws, chance: Random, loop: VirtualLoop, ahead: int) -> None:
        super().__init__(database.disk, laws, chance)
        self._database = database
        self._loop = loop
        self._ahead = ahead
        """Of what the node's own clock shows, in nanoseconds."""
        self._appender = Appender()
        self.is_cut = False

    def monotonic(self) -> int:
        """The node's own clock."""
        return int(NANOS * 1000 * self._loop.time()) + self._ahead

    async def _take_time(self) -> None:
        await super()._take_time()
        until = self._loop.time() + PATIENCE
        while self.is_cut or not self._database.is_up:
            if self._loop.time() > until:
                raise StoreError("store-not-written", why="the database cannot be reached")
            await asyncio.sleep(BETWEEN_TRIES)
            await super()._take_time()
        self._disk = self._database.disk

    async def _write_group(self, group: list[Batch]) -> list[Exception | None]:
        """A commit is durable at once, but whoever has asked for it may never hear of it."""
        try:
            await self._take_time()
            assert isinstance(self._disk, PowerDisk)
            errors = self._disk.write(group, self._appender)
            self._database.unread |= {batch.table for batch in group}
            self._promise(*(batch.table for batch in group))
            self._database.changed_at |= {batch.table: self._database.now() for batch in group}
            connection = self._disk
            await self._take_time()
        except StoreError as error:
            return [error for _ in group]
        if self._disk is not connection:
            return [StoreError("store-not-written", why="the connection was lost in the middle") for _ in group]
        return errors

    async def time(self) -> Moment:
        asked = self.monotonic()
        await self._take_time()
        now = self._database.now()
        await self._take_time()
        return Moment(now, asked, self.monotonic())

    async def beat(self, node: Node, *, lease: Millis, most: int, sweep: bool, refused: Collection[str] = ()) -> Beat:
        await self._take_time()
        found = self._database.beat(node, lease, most, refused, sweep=sweep)
        await self._take_time()
        return found

    async def claim(self, node: Node, tables: Collection[str]) -> None:
        await self._take_time()
        for table in sorted(tables):
            self._database.cares.setdefault(table, node)

    async def hand_over(self, node: Node, to: Mapping[str, Node]) -> None:
        await self._take_time()
        for table, other in sorted(to.items()):
            is_alive = self._database.alive_until.get(other, 0) >= self._database.now()
            if self._database.cares.get(table) == node and is_alive:
                self._database.cares[table] = other

    async def resign(self, node: Node) -> None:
        await self._take_time()
        self._database.alive_until[node] = self._database.now() - 1

    async def worthless(self, tokens: Collection[bytes]) -> list[bytes]:
        await self._take_time()
        return []

    async def bans(self) -> list[str]:
        await self._take_time()
        return []

    async def load_many(self, after: Mapping[str, int]) -> dict[str, list[Logged] | StoreError]:
        await self._take_time()
        self._promise(*after)
        found = {table: self._disk.log(table)[length:] for table, length in after.items()}
        await super()._take_time()
        return {table: log for table, log in found.items() if log}

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        await self._take_time()
        self._promise(*tables)
        assert isinstance(self._disk, PowerDisk)
        return {table: self._disk.head(table) for table in sorted(tables)}

    def _promise(self, *tables: str) -> None:
        """Every commit is promised, and looked at once."""
        news = self._database.unread.intersection(tables)
        if news:
            super()._promise(*news)
            self._database.unread -= news
