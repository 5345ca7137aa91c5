"""Which tables are this node's to look after: leases, renewed in the database, and taken over from nodes that die.

Two nodes that look after the same table do no harm: the log refuses the second move. It only costs thinking.
"""

import asyncio
from collections.abc import Callable, Mapping

import structlog

from coverts.hall.entries import Millis
from coverts.server.house.metrics import NodeMetrics
from coverts.server.nodes.clock import SharedClock
from coverts.store.interface import StoreError
from coverts.store.sharing import Node, SharedStore

log = structlog.get_logger()

LEASE: Millis = 2_000
"""How long a node counts as alive after its last sign of life: its tables are taken over within three seconds."""
PAUSE = 0.5
"""Seconds between two signs of life."""
PAUSE_WHEN_FULL = 0.1
AT_ONCE = 50
"""Tables taken over in one go: so those of a dead node are shared out among the others."""
SWEEP = 2
"""Of so many signs of life one also asks for the time, and looks for tables that nobody was said to look after."""

TakeCare = Callable[[Mapping[str, Millis | None]], None]
"""Begins to look after tables that have become this node's, each with how long nobody had looked after it."""


class Caring:
    """The tables of this node, as the database says."""

    def __init__(self, store: SharedStore, node: Node, clock: SharedClock | None, metrics: NodeMetrics) -> None:
        self._store = store
        self._node = node
        self._clock = clock
        self._mine: frozenset[str] | set[str] = frozenset()
        self._claimed: set[str] = set()
        self._claiming: asyncio.Task[None] | None = None
        self._refused: set[str] = set()
        """Tables that this node cannot look after: others can."""
        self._metrics = metrics
        self.is_resigned = False
        self.is_first = False
        """Whether no other node that is alive comes before this one."""

    def __contains__(self, table: str) -> bool:
        return table not in self._refused and (table in self._mine or table in self._claimed)

    def __len__(self) -> int:
        return len(self.tables())

    def tables(self) -> set[str]:
        """All that are this node's."""
        return {*self._mine, *self._claimed} - self._refused

    def claim(self, table: str) -> None:
        """A game has begun here, so it is this node's, unless somebody else is quicker."""
        if self.is_resigned:
            return
        self._claimed.add(table)
        if self._claiming is None or self._claiming.done():
            self._claiming = asyncio.create_task(self._claim())

    def refuse(self, table: str) -> None:
        """Let others look after a table from now on."""
        self._refused.add(table)

    async def _claim(self) -> None:
        claimed: set[str] = set()
        while more := self._claimed - claimed:
            claimed |= more
            try:
                await self._store.claim(self._node, more)
            except StoreError as error:  # Whoever sweeps will find them.
                log.error("tables not claimed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets

    async def run(self, take_care: TakeCare, drop: Callable[[str], None]) -> None:
        """Renew the leases, for as long as the node lives."""
        number = 0
        while True:
            try:
                is_full = await self._beat(take_care, drop, sweep=number % SWEEP == 0)
            except StoreError as error:  # The next one may have more luck; if not, others take over.
                self.is_first = False
                log.error("leases not renewed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
                is_full = False
            number += 1
            await asyncio.sleep(PAUSE_WHEN_FULL if is_full else PAUSE)

    async def _beat(self, take_care: TakeCare, drop: Callable[[str], None], *, sweep: bool) -> bool:
        claimed = set(self._claimed)
        if self._claiming is not None and not self._claiming.done():
            claimed = set()  # Their claim may come after this.
        beat = await self._store.beat(self._node, lease=LEASE, most=AT_ONCE, sweep=sweep, refused=self._refused)
        before = self.tables()
        self._mine, self.is_first = beat.cares, beat.is_first
        self._claimed -= claimed
        for table in before - self.tables():
            drop(table)
        self._metrics.cared_for.set(len(self))
        self._metrics.taken_over.inc(sum(left is not None for left in beat.taken.values()))
        gained = {table: beat.taken.get(table, 0) for table in beat.cares - before}
        if gained:
            take_care(gained)
        if self._clock is not None and sweep:
            self._clock.adjust(await self._store.time())
        return len(beat.taken) >= AT_ONCE

    async def resign(self) -> None:
        """Others take over at once."""
        self.is_resigned = True
        self._mine, self._claimed, self.is_first = frozenset(), set(), False
        try:
            await self._store.resign(self._node)
        except StoreError as error:
            log.error("leases not ended", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
