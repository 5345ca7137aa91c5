"""The store as the house sees it: it takes its time, writes in groups, and fails when it is told to."""

import asyncio
from random import Random
from typing import Any

from coverts.hall.admission import Admission
from coverts.hall.desk import Logged
from coverts.hall.sitters import Who
from coverts.store.interface import Batch, Invited, PublicTable, StoreError
from tests.fault_injection.disks import Durable
from tests.fault_injection.laws import Laws


class SlowStore:
    """One life's way to the disk. It ends with that life; the disk does not."""

    def __init__(self, disk: Durable, laws: Laws, chance: Random) -> None:
        self._disk = disk
        self._laws = laws
        self._chance = chance
        self._jobs: list[tuple[Batch, asyncio.Future[None]]] = []
        self._is_writing = False
        self.is_gone = False
        """Whether there is no way to the disk any more: nobody will ever hear from it."""
        self.fails: str = ""
        """How the next thing fails that is asked: `before` it is written, `after`, or when it is to be `read`."""

    async def append(self, batch: Batch) -> None:
        fails = self._next_failure("before", "after")
        if fails == "before":
            await self._take_time()
            raise StoreError("store-not-written", why="the disk is full")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((batch, future))
        if not self._is_writing:
            self._is_writing = True
            self._writer = asyncio.create_task(self._write())
        await future
        if fails:
            raise StoreError("store-not-written", why="the disk is gone")

    async def _write(self) -> None:
        """Like the store's own writer: whatever has come in the meantime goes into the next transaction."""
        while self._jobs:
            group, self._jobs = self._jobs, []
            errors = await self._write_group([batch for batch, _ in group])
            for (_, future), error in zip(group, errors, strict=True):
                if error is None:
                    future.set_result(None)
                else:
                    future.set_exception(error)
        self._is_writing = False

    async def _write_group(self, group: list[Batch]) -> list[Exception | None]:
        await self._take_time()
        errors = self._disk.write(group)
        await self._take_time()
        self._promise(*(batch.table for batch in group))
        return errors

    def _promise(self, *tables: str) -> None:
        self._disk.promise()
        for table in sorted(set(tables)):
            self._laws.have_in_log(table, self._disk.log(table))

    async def load(self, table: str, *, after: int = 0) -> list[Logged]:
        await self._take_time()
        if self._next_failure("read"):
            raise StoreError("store-not-read", why="the disk is gone")
        # SQLite lets nobody read what is not synced.
        self._promise(table)
        return self._disk.log(table)[after:]

    async def admission(self, table: str, who: Who | None) -> Admission | None:
        await self._take_time()
        self._promise(table)
        return self._disk.admission(table, who)

    async def record(self, table: str) -> bytes | None:
        await self._take_time()
        return self._disk.record(table)

    async def invitations(self, *, most: int) -> list[Invited]:
        return self._disk.invitations()

    async def unfinished_tables(self) -> list[str]:
        await self._take_time()
        return self._disk.unfinished()

    async def public_tables(self, *, most: int) -> list[PublicTable]:
        raise AssertionError("nobody watches the lobby here")

    def _next_failure(self, *kinds: str) -> str:
        if self.fails not in kinds:
            return ""
        fails, self.fails = self.fails, ""
        return fails

    async def _take_time(self) -> None:
        await asyncio.sleep(self._chance.choice([0.0005, 0.002, 0.02, 0.3]) * self._chance.random())
        if self.is_gone:
            await asyncio.Event().wait()

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the faulty store does not know {name}")
