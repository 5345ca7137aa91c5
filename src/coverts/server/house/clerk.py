"""The only way to change a table: decide, commit, acknowledge, then broadcast.

Commit, then acknowledge, then broadcast: a command is decided, its entries are made durable, and only then is it
answered and told to anybody. One table's commands are carried out one after the other; tables do not wait for each
other.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

from msgspec.structs import replace

from coverts.games.contract import Refused
from coverts.hall.deciding import refuse
from coverts.hall.desk import CommandKey, Decision, Desk, Logged
from coverts.hall.entries import Aborted, Acted, Chanced, Forgotten, Millis
from coverts.hall.recording import has_ended, record_text
from coverts.hall.summary import Listing, listing_of
from coverts.hall.table import Table
from coverts.server.door.account import HOUSE
from coverts.server.house.live import Live
from coverts.server.house.loading import SLICE, Loader
from coverts.server.house.metrics import Metrics
from coverts.server.house.nodes import Nodes
from coverts.server.house.telling import catch_up, deliver, switch_observers
from coverts.store.coding import lawful
from coverts.store.interface import Batch, Conflict, Store, StoreError

TRIES = 20
"""How often a command is decided anew when somebody else has written to the log in between. Of those who write at once
one succeeds each time, and a table has seven seats, some people who talk, and a clock.
"""


class Clerk:
    """Writes down what happens, and then tells of it."""

    def __init__(
        self, store: Store, loader: Loader, clock: Callable[[], Millis], metrics: Metrics, nodes: Nodes
    ) -> None:
        self._store = store
        self._nodes = nodes
        self._loader = loader
        self._clock = clock
        self._metrics = metrics

    async def carry_out(
        self,
        live: Live,
        decide: Callable[[Desk], Decision],
        key: CommandKey | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        opens: Batch | None = None,
    ) -> bool:
        """Decide, commit, acknowledge, broadcast; whether there was anything to do. It must not be cancelled.

        If there is, another table can be opened with it.
        """
        async with live.lock:
            for tried in range(TRIES):
                if key is not None and live.desk.has_answered(key):
                    return False
                try:
                    decision = _decided(live, decide, key)
                except Refused as refused:
                    # Perhaps it would not be refused, or has been carried out, if this node knew what others do.
                    if self._nodes.are_many and await self._read_on(live):
                        continue
                    if key is not None:
                        live.refusals.remember(key, refused.refusal)
                    raise
                if not decision.log:
                    return False
                listing = live.listing = listing_of(decision.table, live.listing)
                begun = perf_counter()
                if await self._is_committed(live, decision, listing, opens):
                    took = perf_counter() - begun
                    acknowledge()
                    _broadcast(live, decision)
                    self._nodes.rang(live)
                    self._metrics.commits.observe(took)
                    self._metrics.nodes.tries.observe(tried + 1)
                    self._metrics.moves.inc(sum(isinstance(entry, Acted) for entry in decision.entries))
                    return True
            raise refuse("hall-busy")

    async def _is_committed(self, live: Live, decision: Decision, listing: Listing, opens: Batch | None) -> bool:
        """Make a decision durable. If others have written to the log meanwhile, take that up instead: False."""
        is_listed = _is_listed_as(decision.table, live.table)
        try:
            await self.append(live.desk.seq, decision, listing, is_listed=is_listed, opens=opens)
        except Conflict:
            self._metrics.nodes.conflicts.inc()
            if not await self._read_on(live):
                await self._read_again(live)
            return False
        except StoreError:
            # It may be in the log or not. Whoever asked is not answered, and can ask again.
            await self._read_again(live)
            raise
        return True

    def append(
        self,
        after: int,
        decision: Decision,
        listing: Listing,
        *,
        is_listed: bool = False,
        opens: Batch | None = None,
    ) -> Awaitable[None]:
        """Begin to make entries durable, and what the lists say then, if they do not say so already."""
        batch = replace(self.batch(after, decision, listing), is_listed=is_listed, opens=opens)
        return self._append_with_record(batch) if _end_a_game(decision) else self._store.append(batch)

    def batch(self, after: int, decision: Decision, listing: Listing) -> Batch:
        """Entries as the store takes them."""
        return Batch(
            table=decision.table.id,
            after=after,
            log=decision.log,
            summary=listing.summary,
            members=listing.members,
            people=listing.people,
            at=self._clock(),
        )

    async def _append_with_record(self, batch: Batch) -> None:
        before = await self._store.load(batch.table)
        record = record_text(logged_.entry for logged_ in (*before, *batch.log))
        await self._store.append(replace(batch, record=record))

    async def read_on(self, live: Live) -> None:
        """Take up what others have written to the log of a table."""
        async with live.lock:
            await self._read_on(live)

    async def follow(self, live: Live, after: int, log: Sequence[Logged]) -> None:
        """Take up what others have written after so many entries, as far as it is not known yet."""
        async with live.lock:
            if live.desk.seq >= after:
                await self._follow(live, log[live.desk.seq - after :])

    async def _read_on(self, live: Live) -> bool:
        return await self._follow(live, await self._store.load(live.table.id, after=live.desk.seq))

    async def _follow(self, live: Live, log: Sequence[Logged]) -> bool:
        """Take up the entries that others have written, and tell everybody, as if they had been written here; whether
        there were any.
        """
        if any(isinstance(logged_.entry, Forgotten) for logged_ in log):
            await self._read_again(live)  # Entries before have changed.
            return True
        for start in range(0, len(log), SLICE):
            if start:
                await asyncio.sleep(0)
            for logged_ in log[start : start + SLICE]:
                with lawful(live.table.id):
                    decision = live.desk.replay([logged_])
                _broadcast(live, decision)
                self._metrics.nodes.followed.inc()
        return bool(log)

    async def read_again(self, live: Live) -> None:
        """Rebuild a table whose log has been changed by somebody else."""
        async with live.lock:
            await self._read_again(live)

    async def _read_again(self, live: Live) -> None:
        """Rebuild the table from its log, which may hold something that nobody has been told yet."""
        number = live.desk.number
        live.desk = await self._loader.desk(live.table.id, HOUSE)
        catch_up(live, number, but_not=switch_observers(live))


def _broadcast(live: Live, decision: Decision) -> None:
    """The decision is durable: change the table, and tell everybody."""
    sitters = live.table.sitters
    deliveries = live.desk.take_up(decision)
    deliver(live, deliveries, but_not=switch_observers(live) if live.table.sitters != sitters else ())


def _decided(live: Live, decide: Callable[[Desk], Decision], key: CommandKey | None) -> Decision:
    """What a command leads to, or `Refused`: for the same reason as before if it was refused before."""
    if key is None:
        return decide(live.desk)
    refusal = live.refusals.of(key)
    if refusal is not None:
        raise Refused(refusal)
    return decide(live.desk)


def _is_listed_as(table: Table, before: Table) -> bool:
    """Whether the lists say the same of a table as before."""
    return (table.phase, table.sitters, table.settings) == (before.phase, before.sitters, before.settings)


def _end_a_game(decision: Decision) -> bool:
    """Whether these entries are the end of a game; people may go on talking after it."""
    return has_ended(decision.table) and any(isinstance(entry, Acted | Chanced | Aborted) for entry in decision.entries)
