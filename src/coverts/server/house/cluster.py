"""A node among others: it rings their doorbells, reads on when they ring, and looks after its share of the tables.

A doorbell that gets lost costs at most two seconds: so often the logs of all tables that matter here are asked for
how long they are.
"""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from typing import Any

import structlog

from coverts.hall.entries import Millis
from coverts.server.house.caring import Caring
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.presence import Presence
from coverts.server.house.telling import tell_who_is_here
from coverts.server.nodes.clock import SharedClock
from coverts.server.nodes.messages import Asked, Envelope, Present, Rang
from coverts.server.nodes.pubsub import Line, PubSub
from coverts.store.interface import StoreError
from coverts.store.sharing import Node, SharedStore

log = structlog.get_logger()

LOOK = 1.5
"""Seconds between two looks at how long the logs are."""
TELL = 0.3
"""Seconds between two rounds of telling who is where."""
CLOSED: Millis = 10_000
"""Whoever has been without a node for so long gets the time back for the present decision: the house was closed."""


class Cluster:
    """See `Nodes`, for what the house asks and tells."""

    are_many = True

    def __init__(self, store: SharedStore, node: Node, clock: SharedClock | None, line: Line) -> None:
        self._store = store
        self.node = node
        self._presence = Presence()
        self._pubsub = PubSub(node, line, self._hear)
        self._caring = Caring(store, node, clock)
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()
        self._known: dict[str, int] = {}
        """How long the logs of tables are that are looked after here without being in memory."""
        self._house: House

    # For the house

    def cares_for(self, table: str) -> bool:
        """Whether clocks and bots of a table are this node's to look after."""
        return table in self._caring

    def committed(self, live: Live) -> None:
        """The log of a table has become longer here."""
        self._pubsub.publish(Rang(live.table.id, live.desk.seq))

    def begun(self, table: str) -> None:
        """A game has begun here."""
        self._caring.claim(table)

    def elsewhere(self, table: str) -> Mapping[Node, Present]:
        """Who is at a table at other nodes."""
        return self._presence.elsewhere(table)

    def is_watched_elsewhere(self, table: str) -> bool:
        """Whether anybody is at a table at another node, or may be: who hears nothing does not know."""
        return self._pubsub.is_deaf or self._presence.is_somebody_at(table)

    # Its life

    async def start(self, house: House) -> None:
        """Begin."""
        self._house = house
        self._begin(self._pubsub.run())
        self._begin(self._caring.run(self._take_care, house.drop))
        self._begin(self._look())
        self._begin(self._tell())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Let others take over, and stop."""
        for task in (*self._tasks, *self._reading):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._reading, return_exceptions=True)
        await self._caring.resign()

    # Following the others

    def _hear(self, envelope: Envelope) -> None:
        self._presence.heard_from(envelope.node)
        for message in envelope.messages:
            match message:
                case Rang(table, seq):
                    self._rang(table, seq)
                case Present():
                    if self._presence.take(envelope.node, message):
                        self._somebody_came_or_went(message.table)
                case Asked():
                    self._presence.tell_all_again()

    def _rang(self, table: str, seq: int) -> None:
        """A log has become longer elsewhere."""
        live = self._house.find(table)
        if live is not None:
            if live.desk.seq < seq and (len(live.audience) or self.cares_for(table)):
                self._spawn(self._house.read_on(live, seq))
        elif self.cares_for(table) and self._known.get(table, 0) < seq:
            self._known[table] = seq
            self._spawn(self._look_after(table))

    def _somebody_came_or_went(self, table: str) -> None:
        live = self._house.find(table)
        if live is not None:
            tell_who_is_here(live)
            self._house.look_after(live)
        elif self.cares_for(table) and self._presence.is_somebody_at(table):
            self._spawn(self._look_after(table))

    async def _look_after(self, table: str) -> None:
        self._house.look_after(await self._house.live(table))

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        """What fails is tried again at the next look."""
        try:
            await work
        except (StoreError, NoSuchTable) as error:
            log.error("table not followed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets

    async def _look(self) -> None:
        """Find out what no doorbell has told."""
        while True:
            await asyncio.sleep(LOOK)
            await self._guarded(self._look_once())

    async def _look_once(self) -> None:
        cared = self._caring.tables()
        followed = {live.table.id for live in self._house.tables() if len(live.audience)} | cared
        self._known = {table: seq for table, seq in self._known.items() if table in cared}
        if not followed:
            return
        for table, seq in (await self._store.heads(followed)).items():
            self._rang(table, seq)

    async def _tell(self) -> None:
        """Tell the others who is here, and find out which of them are gone."""
        while True:
            await asyncio.sleep(TELL)
            for present in self._presence.to_tell(self._house.tables()):
                self._pubsub.publish(present)
            if not self._pubsub.is_deaf:
                for table in self._presence.silent():
                    self._somebody_came_or_went(table)
            self._presence.forget_empty(self._in_memory())

    def _in_memory(self) -> Iterator[str]:
        return (live.table.id for live in self._house.tables())

    # Looking after tables

    def _take_care(self, tables: Mapping[str, Millis | None]) -> None:
        self._spawn(self._take_care_of(tables))

    async def _take_care_of(self, tables: Mapping[str, Millis | None]) -> None:
        for table, unattended in tables.items():
            try:
                live = await self._house.live(table)
                if unattended is None or unattended > CLOSED:
                    await self._house.wake_up(live)
                self._known[table] = live.desk.seq
                self._house.look_after(live)
            except Exception as error:  # Whatever is wrong with one table, the others are played on.
                log.error("table not taken over", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
