"""A node among others: it rings their doorbells, reads on when they ring, and looks after its share of the tables.

A doorbell that gets lost costs at most two seconds: so often the logs of all tables that matter here are asked for
how long they are.
"""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from itertools import count
from typing import Any

import structlog

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.server.door.shared_budgets import Held, SharedBudgets, Spent
from coverts.server.house.caring import Caring
from coverts.server.house.house import House
from coverts.server.house.live import Live
from coverts.server.house.metrics import NodeMetrics
from coverts.server.house.presence import Presence, shown
from coverts.server.house.telling import tell_who_is_here
from coverts.server.nodes.clock import SharedClock
from coverts.server.nodes.messages import (
    Asked,
    BansChanged,
    Envelope,
    Gone,
    LobbyChanged,
    Message,
    Present,
    Rang,
    Revoked,
    Saw,
)
from coverts.server.nodes.pubsub import Line, PubSub
from coverts.store.interface import StoreError, UnknownEntryError
from coverts.store.sharing import Node, SharedStore

log = structlog.get_logger()

LOOK = 1.5
"""Seconds between two looks at how long the logs are."""
LOOKS_AT_THE_DOOR = 4
"""Of so many looks one is also for revoked tokens, bans and the lobby."""
CARING = 0
"""The task that renews the leases."""
TELL = 0.3
"""Seconds between two rounds of telling what is not told at once."""
TELLS_OF_ALL = 10
"""Of so many rounds one looks at who is at each table, of thousands perhaps. Whoever comes or goes is told at once."""
CLOSED: Millis = 10_000
"""Whoever has been without a node for so long gets the time back for the present decision: the house was closed."""


class Cluster:
    """See `Nodes`, for what the house asks and tells."""

    are_many = True

    def __init__(
        self, store: SharedStore, node: Node, clock: SharedClock | None, line: Line, budgets: SharedBudgets
    ) -> None:
        self._budgets = budgets
        self._store = store
        self.node = node
        self._presence = Presence()
        self.metrics = NodeMetrics()
        self._pubsub = PubSub(node, line, self._hear, lag=self.metrics.lag.observe, missed=self._missed)
        self._caring = Caring(store, node, clock, self.metrics)
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()
        self._behind: dict[str, Live] = {}
        self._is_following = False
        self._known: dict[str, int] = {}
        """How long the logs of tables are that are looked after here without being in memory."""
        self._held: dict[str, Live] = {}
        """Tables that are looked after here for people who are at other nodes: they stay in memory."""
        self._house: House

    # For the house

    def cares_for(self, table: str) -> bool:
        """Whether clocks and bots of a table are this node's to look after."""
        return table in self._caring

    def tell(self, message: Message) -> None:
        """Tell the others something, soon."""
        self._pubsub.publish(message)

    def rang(self, live: Live) -> None:
        """The log of a table has become longer here: tell those who have somebody at it, or look after it.

        Who comes to another node at this very moment tells that, and is answered (`_come`).
        """
        table = live.table.id
        if self._presence.is_heard_at(table) or not self.cares_for(table):
            self.tell(Rang(table, live.desk.seq))

    @property
    def knows_who_is_here(self) -> bool:
        """Whether what others tell of who is connected is heard."""
        return not self._pubsub.is_deaf

    def here(self, live: Live) -> None:
        """Somebody has come to a table, or gone: the others are told at once, because deals wait for who is here."""
        present = self._presence.news_of(live)
        if present is not None:
            self._pubsub.publish(present)

    @property
    def is_first(self) -> bool:
        """Whether what one node has to do for all of them is this node's to do."""
        return self._caring.is_first

    def begun(self, table: str) -> None:
        """A game has begun here."""
        self._caring.claim(table)

    def refuse(self, table: str) -> None:
        """A table cannot be looked after here: others can."""
        self._caring.refuse(table)

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
        house.metrics.nodes = self.metrics
        self._begin(self._caring.run(self._take_care, house.drop))
        self._begin(self._pubsub.run())
        self._begin(self._look())
        self._begin(self._tell())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def resign(self) -> None:
        """Let others take over; what people do is carried out for as long as they are here."""
        self._tasks[CARING].cancel()
        await asyncio.gather(self._tasks[CARING], return_exceptions=True)
        await self._caring.resign()

    async def close(self) -> None:
        """Let others take over, and stop."""
        for task in (*self._tasks, *self._reading):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._reading, return_exceptions=True)
        if not self._caring.is_resigned:
            await self._caring.resign()

    # Following the others

    def _missed(self) -> None:
        self._presence.doubt()
        self._budgets.tell_all_again()

    def _hear(self, envelope: Envelope) -> None:
        self._presence.heard_from(envelope.node)
        for message in envelope.messages:
            match message:
                case Rang(table, seq):
                    self._rang(table, seq)
                case Present():
                    self._come(envelope.node, message)
                case Asked():
                    self._presence.tell_all_again()
                    self._budgets.tell_all_again()
                case Spent() | Held():
                    self._budgets.take(envelope.node, message)
                case Saw(table, question, seat):
                    live = self._house.find(table)
                    if live is not None:
                        self._spawn(self._house.saw(live, question, seat))
                case LobbyChanged():
                    self._house.lobby.changed()
                case Revoked(token):
                    self._house.end_token(bytes.fromhex(token))
                case Gone(who):
                    self._house.end_person(who)
                case BansChanged():
                    self._spawn(self._take_bans())

    def _come(self, node: Node, present: Present) -> None:
        """A node tells who is at a table there. It has been told nothing of that table while nobody was."""
        was_told = self._presence.is_heard_at(present.table)
        before = self._presence.elsewhere(present.table).get(node, Present(present.table))
        if self._presence.take(node, present):
            self._somebody_came_or_went(present.table, is_shown=shown(before) != shown(present))
            live = self._house.find(present.table)
            if live is not None and not was_told and self._presence.is_heard_at(present.table):
                self._pubsub.publish(Rang(present.table, live.desk.seq))

    def _rang(self, table: str, seq: int) -> None:
        """A log has become longer elsewhere."""
        live = self._house.find(table)
        if live is not None:
            if live.desk.seq < seq and (len(live.audience) or self.cares_for(table)):
                self._behind[table] = live
                if not self._is_following:
                    self._is_following = True
                    self._spawn(self._follow())
        elif self.cares_for(table) and self._known.get(table, 0) < seq:
            self._spawn(self._look_after(table))

    async def _follow(self) -> None:
        """Read on at all tables that are behind, with one question: whatever rings meanwhile goes into the next one."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                after = {table: live.desk.seq for table, live in behind.items()}
                for table, log_ in (await self._store.load_many(after)).items():
                    # A table that is busy keeps no other one waiting.
                    self._spawn(self._take_up(behind[table], after[table], log_))
        finally:
            self._is_following = False

    async def _take_up(self, live: Live, after: int, log_: list[Logged] | StoreError) -> None:
        if isinstance(log_, UnknownEntryError):
            self._house.hand_over(live)
        elif isinstance(log_, StoreError):
            raise log_
        else:
            await self._house.follow(live, after, log_)

    def _somebody_came_or_went(self, table: str, *, is_shown: bool = True) -> None:
        live = self._house.find(table)
        if live is not None:
            if is_shown:
                tell_who_is_here(live)
            self._house.look_after(live)
        elif self.cares_for(table) and self._presence.is_somebody_at(table):
            self._spawn(self._look_after(table))

    async def _look_after(self, table: str) -> None:
        live = await self._house.live(table)
        self._known[table] = live.desk.seq
        if self._presence.is_somebody_at(table):
            self._held[table] = live
        self._house.look_after(live)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        """What fails is tried again at the next look."""
        try:
            await work
        except Exception as error:  # Whatever it is: without its looks a node would never learn what nobody tells it.
            log.error("table not followed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets

    async def _look(self) -> None:
        """Find out what nobody has told."""
        for number in count():
            await asyncio.sleep(LOOK)
            await self._guarded(self._look_once())
            await self._guarded(self._hand_over_to_where_people_are())
            if number % LOOKS_AT_THE_DOOR == 0:
                await self._guarded(self._look_at_the_door())

    async def _look_at_the_door(self) -> None:
        """Who may not be here any more, and what the lobby shows."""
        await self._take_bans()
        listeners = [listener for listener in self._house.listeners() if listener.token is not None]
        tokens = {listener.token.hash for listener in listeners if listener.token is not None}
        for token in await self._store.worthless(tokens) if tokens else ():
            self._house.end_token(token)
        self._house.lobby.changed()

    async def _take_bans(self) -> None:
        self._house.bans.load(await self._store.bans())
        self._house.keep_out()

    async def _look_once(self) -> None:
        cared = self._caring.tables()
        followed = {live.table.id for live in self._house.tables() if len(live.audience)} | cared
        self._known = {table: seq for table, seq in self._known.items() if table in cared}
        needed = {table for table in cared if self._presence.is_somebody_at(table)}
        self._held = {table: live for table, live in self._held.items() if table in needed}
        if not followed:
            return
        for table, seq in (await self._store.heads(followed)).items():
            self._rang(table, seq)

    async def _hand_over_to_where_people_are(self) -> None:
        """Whoever has the people of a table need not be told of every move if it looks after the table, too."""
        found: dict[str, Node] = {}
        for table in self._caring.tables():
            live = self._house.find(table)
            node = self._presence.where_people_are(table)
            if node is not None and (live is None or not len(live.audience)):
                found[table] = node
        if found:
            await self._store.hand_over(self.node, found)

    async def _tell(self) -> None:
        """Tell the others who is here, and find out which of them are gone."""
        for number in count():
            await asyncio.sleep(TELL)
            if self._presence.is_to_tell_all or number % TELLS_OF_ALL == 0:
                for present in self._presence.to_tell(self._house.tables()):
                    self._pubsub.publish(present)
                self._presence.forget_empty(self._in_memory())
            for told in self._budgets.to_tell():
                self._pubsub.publish(told)
            if not self._pubsub.is_deaf:
                for table in self._presence.silent():
                    self._somebody_came_or_went(table)
                self._budgets.forget_nodes(self._presence.nodes())

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
