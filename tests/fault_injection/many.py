"""An evening in a house with several nodes: they die, stand still, are cut off, and miss what others tell."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import inf
from typing import Any
from unittest.mock import patch

import msgspec

from coverts.hall.commands import Command
from coverts.hall.desk import CommandKey
from coverts.hall.messages import snapshot
from coverts.hall.sitters import Who
from coverts.hall.table import TablePhase
from coverts.server.clock import NANOS
from coverts.server.door.shared_budgets import SharedBudgets
from coverts.server.house.cluster import Cluster
from coverts.server.house.live import Live
from coverts.server.house.loading import NoSuchTable
from coverts.server.nodes import pubsub
from coverts.server.nodes.clock import SharedClock
from coverts.server.wire import Answer
from coverts.store.interface import StoreError
from coverts.store.sharing import Moment
from tests.fault_injection import link
from tests.fault_injection.carrier import Carrier, SimulatedLine
from tests.fault_injection.disks import PowerDisk
from tests.fault_injection.evening import ENOUGH, Evening, pass_through
from tests.fault_injection.many_incidents import HAPPENS
from tests.fault_injection.many_laws import LawsOfMany
from tests.fault_injection.plan import Plan, planned
from tests.fault_injection.serving import Server
from tests.fault_injection.shared_store import Database, NodeStore

NOTICED_AFTER = (0.0, 1.0, 8.0)
"""Seconds until an end notices that a connection is gone, at most: shorter than elsewhere, as everything is here."""
TO_RING = 10.0
"""Seconds after which somebody looks after a clock again whose node has died."""
FURTHEST = 10 * 60
"""Seconds by which clocks of nodes are apart, at most."""


@dataclass(frozen=True)
class ManyPlan:
    """What a seed decides of the nodes."""

    nodes: int
    slowness: float
    """How long something that nodes tell each other is on its way, at most, in seconds."""
    loss: float
    """The share of it that is lost."""
    is_deserted: bool
    """Whether everybody goes for good when the storm is over, and then the node dies that looks after the table: all
    that is left is the clock.
    """


def planned_with_nodes(seed: int) -> Plan:
    """Nodes are busy all the time, even when nothing happens: evenings are short, and things happen quickly."""
    plan = planned(seed)
    chance = plan.chance("shorter")
    return replace(
        plan,
        settings=msgspec.structs.replace(plan.settings, seconds=chance.choice([None, 5, 5, 20])),
        storm=chance.uniform(8, 25),
        between=chance.choice([0.5, 2, 5]),
        slowness=chance.choice([0.005, 0.05, 0.5]),
    )


def planned_nodes(plan: Plan) -> ManyPlan:
    chance = plan.chance("nodes")
    return ManyPlan(
        chance.choice([2, 3, 3, 4]),
        chance.choice([0.002, 0.05, 0.5]),
        chance.choice([0, 0.05, 0.3]),
        plan.settings.seconds is not None and chance.random() < 0.2,
    )


class Node(Server):
    """One server among others."""

    def __init__(self, *given: Any, cluster: Cluster, line: SimulatedLine) -> None:
        super().__init__(*given, nodes=cluster)  # type: ignore[misc]
        self.cluster = cluster
        self.line = line
        self._command = self.house.command
        self.house.command = self._watched_command  # type: ignore[method-assign, assignment]

    async def _watched_command(
        self, live: Live, who: Who, command_id: str, command: Command, acknowledge: Callable[[Answer], None]
    ) -> Any:
        """What is in the log already when a node begins with it is never refused."""
        key = CommandKey(who, command_id)
        if key not in self._laws.books[live.table.id].keys:
            return await self._command(live, who, command_id, command, acknowledge)

        def checked(answer: Answer) -> None:
            assert isinstance(self._laws, LawsOfMany)
            self._laws.have_answered(key, answer)
            acknowledge(answer)

        return await self._command(live, who, command_id, command, checked)

    @property
    def node_store(self) -> NodeStore:
        assert isinstance(self.store, NodeStore)
        return self.store


class WatchedCluster(Cluster):
    """Like a node it goes on whatever fails; but here only what is made to fail may fail."""

    def __init__(self, *given: Any, laws: LawsOfMany) -> None:
        super().__init__(*given)
        self._laws = laws

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        await super()._guarded(self._judged(work))

    async def _judged(self, work: Coroutine[Any, Any, object]) -> None:
        failed: StoreError | NoSuchTable | None = None
        with self._laws.watched():
            try:
                await work
            except (StoreError, NoSuchTable) as error:
                failed = error
        if failed is not None:
            raise failed


class ManyEvening(Evening):
    """See `Evening`."""

    law_book = LawsOfMany
    most_steps = 200_000
    happens = HAPPENS
    laws: LawsOfMany

    def __init__(self, plan: Plan, disk: PowerDisk) -> None:
        self.nodes: list[Node] = []
        """Those that run, even if they stand still."""
        self.conflicts = self.taken_over = 0
        super().__init__(plan, disk)
        self.database = Database(self.loop, disk)
        self.many = planned_nodes(plan)
        self.carrier = Carrier(self.loop, plan.chance("carrier"), self.many.slowness, self.many.loss)

    def _look_into_memory(self) -> None:
        self.laws.have_in_memories({node: node.table(self.table) for node in self.nodes})

    # Nodes

    async def start(self) -> None:
        """All nodes begin."""
        for _ in range(self.many.nodes):
            await self.begin_node()
        self.server = self.nodes[0]

    async def begin_node(self) -> None:
        """One more. It asks for the time first, and as long as it is not told it does not begin."""
        self.lives += 1
        name = f"{self.plan.seed} life {self.lives}"
        chance = self.plan.chance("node", self.lives)
        ahead = round(NANOS * 1000 * chance.uniform(-FURTHEST, FURTHEST))
        store = NodeStore(self.database, self.laws, self.plan.chance("store", self.lives), self.loop, ahead)
        clock = SharedClock(await _time_of(store), store.monotonic)
        line = SimulatedLine(self.carrier)
        budgets = SharedBudgets(times=inf)
        budgets.house = "house"
        cluster = WatchedCluster(store, f"node {chance.getrandbits(32):08x}", clock, line, budgets, laws=self.laws)
        node = Node(
            self.loop,
            self.laws,
            store,
            clock,
            lambda: 0.0 if self.is_calm else 0.2,
            name,
            self.plan.rest,
            cluster=cluster,
            line=line,
        )
        await self.loop.begin(node.house.wake(), node.life)
        await self.loop.begin(cluster.start(node.house), node.life)
        self.nodes.append(node)
        self.network.servers.append(node)

    def kill(self, node: Node) -> None:
        """Without a word (SIGKILL)."""
        self._is_gone(node)
        for one in node.links:
            one.cut()

    async def drain(self, node: Node) -> None:
        """It is told to stop, and does."""
        self.network.servers.remove(node)
        await self.loop.begin(node.house.drain(), node.life)
        await self.loop.begin(node.house.close(), node.life)
        await self.loop.begin(node.cluster.close(), node.life)
        self._is_gone(node)

    def _is_gone(self, node: Node) -> None:
        metrics = node.cluster.metrics
        self.conflicts += int(metrics.conflicts._value.get())
        self.taken_over += int(metrics.taken_over._value.get())
        node.life.is_over = node.store.is_gone = True
        self.carrier.lines.pop(node.line, None)
        self.nodes.remove(node)
        if node in self.network.servers:
            self.network.servers.remove(node)

    def some_node(self) -> Node | None:
        """One that does not stand still."""
        found = [node for node in self.nodes if not node.life.is_stopped and node in self.network.servers]
        return self.chance.choice(found) if found else None

    def restart_database(self) -> None:
        """As it is found again: what was durable."""
        self.disk = self.database.disk.after_crash(self.chance)
        assert isinstance(self.disk, PowerDisk)
        self.database.disk = self.disk
        for table in self.laws.books:
            self.laws.found_again(table, self.disk.log(table))

    # The evening

    def end(self) -> None:
        for node in tuple(self.nodes):
            self._is_gone(node)
        super().end()

    async def _clear_up(self) -> None:
        """All that was cut is mended. What nodes tell each other still gets lost: the game goes on all the same."""
        await super()._clear_up()
        self.carrier.is_up = self.database.is_up = True
        for node in self.nodes:
            node.node_store.is_cut, node.store.fails = False, ""
            node.line.mend()
        if self.many.is_deserted:
            for person in self.people:
                person.go()
            carer = self.database.cares.get(self.table)
            self.kill(next((node for node in self.nodes if node.cluster.node == carer), self.nodes[0]))

    async def _get_to_the_end(self) -> None:
        """A game gets to its end; at a table that everybody has left, the clock goes on."""
        if self.many.is_deserted:
            await asyncio.sleep(TO_RING + 2 * (self.plan.settings.seconds or 0))
            self._look_at_the_clock()
        else:
            await super()._get_to_the_end()

    def _look_at_the_clock(self) -> None:
        table = self.laws.books[self.table].table
        waits_for_people = any(table.bot_level(seat) is None for seat in table.awaited)
        if table.phase is TablePhase.PLAYING and table.deadline is not None and waits_for_people:
            late = (self.database.now() - table.deadline) / 1000
            assert late < TO_RING, f"nobody looks after the clock: it is {late} s late"

    async def _compare(self) -> None:
        """All nodes have come to know the same, and so has everybody at any of them."""
        # Who is where is told once; a connection that loses something is no more, and then it is told again.
        self.carrier.loss = 0.0
        self.carrier.go_down()
        self.carrier.is_up = True
        until = self.loop.time() + ENOUGH
        while missing := [what async for what in self._missing()]:
            assert self.loop.time() < until, missing[0]
            await asyncio.sleep(5)
        self.laws.found_again(self.table, self.disk.log(self.table))
        if not self.many.is_deserted and self.laws.books[self.table].table.state is not None:
            assert self.disk.record(self.table), "there is no record of the game"

    async def _missing(self) -> AsyncIterator[str]:
        """What has not come together yet."""
        books = self.laws.books[self.table]
        here = set[tuple[bool, ...]]()
        for node in self.nodes:
            live = await self._live(node)
            self.laws.look_at(live)
            here.add(live.seats_here())
            if live.desk.seq != len(books.log):
                yield f"a node is behind: {live.desk.seq} of {len(books.log)}"
        if len(here) > 1:
            yield f"nodes believe that different people are here: {here}"
        for person in self.people:
            server = None if person.is_gone or person.link is None else person.link.server
            if person.is_gone or not isinstance(server, Node) or server not in self.nodes:
                if not person.is_gone:
                    yield f"{person.who} is connected nowhere"
                continue
            live = await self._live(server)
            observer = server.house.seen_by(live, person.who, person.invitation)
            expected = snapshot(live.table, observer, live.desk.number)
            if person.known != expected:
                yield f"{person.who} knows {person.known}, not {expected}"
        carers = set(self.database.cares.values())
        wanted = int(books.table.phase is TablePhase.PLAYING)
        if len(carers) != wanted or not carers <= {node.cluster.node for node in self.nodes}:
            yield f"{carers} look after the game, which is {books.table.phase}"

    async def _live(self, node: Node) -> Live:
        return await self.loop.begin(node.house.live(self.table), node.life)


async def _time_of(store: NodeStore) -> Moment:
    while True:
        try:
            return await store.time()
        except StoreError:
            await asyncio.sleep(1)


@contextmanager
def made_up_time(evening: ManyEvening) -> Iterator[None]:
    """What nodes measure by their own clocks, and how soon connections are missed."""
    with patch.object(pubsub, "monotonic", evening.loop.time), patch.object(link, "HALF_OPEN", NOTICED_AFTER):
        yield


def passed_with_nodes(plan: Plan, disk: PowerDisk) -> ManyEvening:
    """An evening that has passed; an `AssertionError` if a law was broken."""
    evening = ManyEvening(plan, disk)
    with made_up_time(evening):
        pass_through(evening)
    return evening
