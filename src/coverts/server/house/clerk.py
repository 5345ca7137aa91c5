"""The one way in which anything happens at a table.

Commit, then acknowledge, then broadcast: a command is decided, its entries are made durable, and only then is it
answered and told to anybody. One table's commands are carried out one after the other; tables do not wait for each
other.
"""

from collections.abc import Awaitable, Callable
from time import perf_counter

from msgspec.structs import replace

from coverts.games.contract import Refused
from coverts.hall.deciding import refuse
from coverts.hall.desk import CommandKey, Desk, Prepared, logged
from coverts.hall.entries import Aborted, Acted, Chanced, Entry, Millis
from coverts.hall.recording import recorded
from coverts.hall.summary import Listing, listing_of
from coverts.hall.table import Phase, Table
from coverts.records.writing import data_of, line
from coverts.server.house.live import Live
from coverts.server.house.metrics import Metrics
from coverts.server.house.telling import catch_up, change_eyes, deliver
from coverts.store.interface import Batch, Conflict, Store, StoreError

TRIES = 3
"""How often a command is decided anew when somebody else has written to the log in between."""


class Clerk:
    """Writes down what happens, and then tells of it."""

    def __init__(
        self, store: Store, clock: Callable[[], Millis], metrics: Metrics, took_up: Callable[[Live, Table], None]
    ) -> None:
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._took_up = took_up

    async def carry_out(
        self,
        live: Live,
        decide: Callable[[Desk], list[Entry]],
        key: CommandKey | None = None,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> bool:
        """Decide, commit, acknowledge, broadcast; whether there was anything to do. It must not be cancelled."""
        async with live.lock:
            for _ in range(TRIES):
                if key is not None and live.desk.has_answered(key):
                    return False
                entries = _decided(live, decide, key)
                if not entries:
                    return False
                prepared = live.desk.prepare(logged(entries, key))
                live.listing = listing_of(prepared.table, live.listing)
                begun = perf_counter()
                try:
                    await self.append(live.desk.seq, prepared, live.listing)
                except Conflict:
                    await self._read_again(live)
                    continue
                except StoreError:
                    # It may be in the log or not. Whoever asked is not answered, and can ask again.
                    await self._read_again(live)
                    raise
                took = perf_counter() - begun
                acknowledge()
                self._take_up(live, prepared)
                self._metrics.commits.observe(took)
                return True
            raise refuse("hall-busy")

    def append(self, after: int, prepared: Prepared, listing: Listing | None = None) -> Awaitable[None]:
        """Begin to make entries durable, and what the lists say then."""
        listing = listing_of(prepared.table, listing)
        batch = Batch(
            table=prepared.table.id,
            after=after,
            log=prepared.log,
            summary=listing.summary,
            members=listing.members,
            people=listing.people,
            at=self._clock(),
        )
        return self._append_with_record(batch) if _end_a_game(prepared) else self._store.append(batch)

    async def _append_with_record(self, batch: Batch) -> None:
        before = await self._store.load(batch.table)
        record = recorded(logged_.entry for logged_ in (*before, *batch.log))
        await self._store.append(replace(batch, record=line(data_of(record))))

    def _take_up(self, live: Live, prepared: Prepared) -> None:
        """Entries are safe: change the table, and tell everybody."""
        before = live.table
        deliveries = live.desk.take_up(prepared)
        deliver(live, deliveries, but_not=change_eyes(live) if live.table.sitters != before.sitters else ())
        self._took_up(live, before)

    async def _read_again(self, live: Live) -> None:
        """The log may hold something that nobody has been told yet."""
        before, number = live.table, live.desk.number
        live.desk = Desk(before.id, await self._store.load(before.id))
        catch_up(live, number, but_not=change_eyes(live))
        self._took_up(live, before)


def _decided(live: Live, decide: Callable[[Desk], list[Entry]], key: CommandKey | None) -> list[Entry]:
    """What a command leads to, or `Refused`: for the same reason as before if it was refused before."""
    if key is None:
        return decide(live.desk)
    refusal = live.refusals.of(key)
    if refusal is not None:
        raise Refused(refusal)
    try:
        return decide(live.desk)
    except Refused as refused:
        live.refusals.remember(key, refused.refusal)
        raise


def _end_a_game(prepared: Prepared) -> bool:
    """Whether these entries are the end of a game; people may go on talking after it."""
    return has_ended(prepared.table) and any(
        isinstance(logged_.entry, Acted | Chanced | Aborted) for logged_ in prepared.log
    )


def has_ended(table: Table) -> bool:
    """Whether there is a game on the table, and it is over."""
    return table.state is not None and table.phase in (Phase.OVER, Phase.ABORTED)
