"""An evening at a table while everything goes wrong, and afterwards, when everything goes well."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from coverts.hall.messages import snapshot
from coverts.hall.settings import DAY
from coverts.hall.table import TablePhase
from coverts.server.clock import NANOS, SteadyClock
from tests.fault_injection.conditions import garbage_by_hand, narrow, silence
from tests.fault_injection.disks import Durable
from tests.fault_injection.incidents import INCIDENTS
from tests.fault_injection.laws import Laws
from tests.fault_injection.loop import VirtualLoop
from tests.fault_injection.network import Network
from tests.fault_injection.plan import Plan
from tests.fault_injection.playing import Player
from tests.fault_injection.serving import Server
from tests.fault_injection.store import SlowStore
from tests.fault_injection.watching import Watcher

LONGEST = 1000 * DAY
"""Seconds that a game can take once all is well: a clock of a day, and people who let it run out every time."""

MOST_STEPS = 60_000
"""And how many steps, several times what the longest game has needed: people ask again and again for an answer."""

ENOUGH = 300
"""Seconds after which everybody has noticed that the connection was gone, and has come back."""


class WallClock:
    """The time of day, which is set now and then."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.ahead = 0

    def __call__(self) -> int:
        return 1_800_000_000_000 + int(1000 * self._loop.time()) + self.ahead

    def of_a_life(self) -> SteadyClock:
        """What a server takes for the time from now on."""
        return SteadyClock(lambda: NANOS * self(), lambda: int(1000 * NANOS * self._loop.time()))


class Evening:
    """Everything that one seed decides, from the opening of a table to the last look at it."""

    law_book: type[Laws] = Laws
    most_steps = MOST_STEPS
    happens: Sequence[Callable[[Any], Awaitable[None]]] = INCIDENTS

    def __init__(self, plan: Plan, disk: Durable) -> None:
        self.plan = plan
        self.disk = disk
        self.loop = VirtualLoop(self._after_step)
        self.laws = self.law_book(self.loop.time)
        self.network = Network(self.loop, self.laws, plan)
        self.clock = WallClock(self.loop)
        self.chance = plan.chance("incidents")
        self.is_calm = False
        self.lives = 0
        self.steps = 0
        self.incidents: list[str] = []
        self.people: list[Watcher] = []
        self.table = ""
        self.server = self._new_server()

    def _after_step(self) -> None:
        self.steps += 1
        assert self.steps < self.most_steps, "the game never ends"
        self._look_into_memory()
        if self.laws.broken is not None:
            raise self.laws.broken

    def _look_into_memory(self) -> None:
        self.laws.have_in_memory(self.server.table(self.table))

    # The server

    def _new_server(self) -> Server:
        self.lives += 1
        store = SlowStore(self.disk, self.laws, self.plan.chance("store", self.lives))
        name = f"{self.plan.seed} life {self.lives}"
        clock = self.clock.of_a_life()
        return Server(self.loop, self.laws, store, clock, lambda: 0.0 if self.is_calm else 0.2, name, self.plan.rest)

    async def start(self) -> None:
        """A new life of the server."""
        self.server = server = self._new_server()
        await self.loop.begin(server.house.wake(), server.life)
        self.network.servers = [server]

    def crash(self) -> None:
        """The server and its disk lose their power."""
        self._is_over()
        self.network.servers = []
        for link in self.server.links:
            link.cut()
        self.disk = self.disk.after_crash(self.chance)
        for table in self.laws.books:
            self.laws.found_again(table, self.disk.log(table))

    async def stop(self) -> None:
        """The server is told to stop, and does."""
        self.network.servers = []
        await self.loop.begin(self.server.house.close(), self.server.life)
        self._is_over()

    def _is_over(self) -> None:
        self.server.life.is_over = self.server.store.is_gone = True

    # The evening

    def end(self) -> None:
        """Clear away whatever is left."""
        self._is_over()
        self.loop.end()
        self.disk.close()

    async def pass_by(self) -> None:
        """All of it."""
        await self._gather()
        await self._storm()
        await self._clear_up()
        await self._get_to_the_end()
        await self._compare()

    async def _gather(self) -> None:
        await self.start()
        plan = self.plan
        opened = await self.loop.begin(self.server.open_table("p0", "p0", plan.settings, plan.bots), self.server.life)
        self.table = opened.table.id
        invitation = opened.table.invitation
        for number in range(plan.people):
            player = Player(self.network, f"p{number}", self.table, invitation, plan.chance("player", number))
            player.is_host = number == 0
            self._let_in(player)
            self.loop.begin(self._watched(player.play()))
        for number in range(plan.devices):
            who = f"p{number % plan.people}"
            self._let_in(Watcher(self.network, who, self.table, invitation, plan.chance("device", number)))
        for number in range(plan.spectators):
            self._let_in(Watcher(self.network, None, self.table, invitation, plan.chance("spectator", number)))

    def _let_in(self, somebody: Watcher) -> None:
        self.people.append(somebody)
        self.loop.begin(self._watched(somebody.watch()))

    async def _watched(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong with somebody is the end of the evening."""
        with self.laws.watched():
            await work

    async def _storm(self) -> None:
        while self.loop.time() < self.plan.storm:
            await asyncio.sleep(self.chance.expovariate(1 / self.plan.between))
            incident = self.chance.choice(self.happens)
            self.incidents.append(f"{self.loop.time():.3f} {incident.__name__}")
            await incident(self)

    async def _clear_up(self) -> None:
        self.is_calm = True
        self.network.weather.clear_up()
        self.server.store.fails = ""
        for person in self.people:
            person.calm_down()

    async def _get_to_the_end(self) -> None:
        """A game gets to its end."""
        calm_since = self.loop.time()
        while self.laws.books[self.table].table.phase in (TablePhase.GATHERING, TablePhase.PLAYING):
            await asyncio.sleep(5 + (self.loop.time() - calm_since) / 10)
            assert self.loop.time() < calm_since + LONGEST, "the game never ends"

    async def _compare(self) -> None:
        """Everybody knows what they would be told."""
        await asyncio.sleep(ENOUGH)
        live = await self.loop.begin(self.server.house.live(self.table), self.server.life)
        self.laws.look_at(live)
        for person in self.people:
            if person.is_gone:
                continue
            observer = self.server.house.seen_by(live, person.who, person.invitation)
            expected = snapshot(live.table, observer, live.desk.number)
            assert person.known == expected, f"{person.who} knows {person.known}, not {expected}"
        self.laws.found_again(self.table, self.disk.log(self.table))
        if live.table.state is not None:
            assert self.disk.record(self.table), "there is no record of the game"


def passed(plan: Plan, disk: Durable) -> Evening:
    """An evening that has passed; an `AssertionError` if a law was broken."""
    evening = Evening(plan, disk)
    pass_through(evening)
    return evening


def pass_through(evening: Evening) -> None:
    """Have an evening pass; an `AssertionError` if a law was broken."""
    with narrow(evening.plan), garbage_by_hand(), silence():
        try:
            evening.loop.run_until_complete(evening.loop.begin(evening.pass_by()))
        finally:
            evening.end()
