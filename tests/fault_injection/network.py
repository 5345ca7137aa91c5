"""The network between people and the server: frames are late, get lost, come twice and overtake each other."""

from collections.abc import Callable
from random import Random

from coverts.hall.desk import CommandKey
from coverts.hall.sitters import Who
from coverts.server.wire import Answer, Do
from tests.fault_injection.laws import Laws
from tests.fault_injection.loop import VirtualLoop
from tests.fault_injection.plan import Plan
from tests.fault_injection.serving import Server

INSTANT = 1e-6
"""Seconds between two frames in order: a loop promises no order to what is due at the same time."""


class Lane:
    """One direction of a connection.

    A socket of today keeps its frames in order and loses them only with the connection. A jumbled lane does neither, so
    that the numbers have to do their work. But a frame after which one is another observer keeps its place even there:
    no number would tell that it is missing.
    """

    def __init__(self, loop: VirtualLoop, weather: "Weather", chance: Random, arrive: Callable[[bytes], None]) -> None:
        self._loop = loop
        self._weather = weather
        self._chance = chance
        self._arrive = arrive
        self._not_before = 0.0
        self.latest = 0.0
        self.is_cut = False
        self.stalled_until = 0.0

    def carry(self, frame: bytes) -> None:
        """Send a frame on its way."""
        if self.is_cut:
            return
        keeps_its_place = not self._weather.is_jumbled or frame.startswith((b'{"type":"snapshot"', b'{"type":"hello"'))
        for _ in range(1 if keeps_its_place else self._weather.copies(self._chance)):
            at = self._loop.time() + self._weather.delay(self._chance)
            if at <= self._not_before:
                at = self._not_before + INSTANT * (1 + self._chance.random())
            if keeps_its_place:
                at = self._not_before = max(at, self.latest + INSTANT)
            self.latest = max(at, self.latest)
            self._loop.outside(at - self._loop.time(), self._let_out, frame)

    def _let_out(self, frame: bytes) -> None:
        if not self.is_cut:
            self._arrive(frame)


class Weather:
    """How bad the network is at present."""

    def __init__(self, plan: Plan) -> None:
        self.loss = plan.loss
        self.slowness = plan.slowness
        self.is_jumbled = plan.is_jumbled

    def clear_up(self) -> None:
        self.loss, self.slowness, self.is_jumbled = 0.0, 0.01, False

    def delay(self, chance: Random) -> float:
        """Mostly short, sometimes long."""
        return self.slowness * min(20.0, chance.lognormvariate(0, 1))

    def copies(self, chance: Random) -> int:
        """How often a frame arrives."""
        if chance.random() >= self.loss:
            return 1
        return chance.choice([0, 0, 2, 3])


class Network:
    """All that lies between people and whichever server there is at present."""

    def __init__(self, loop: VirtualLoop, laws: Laws, plan: Plan) -> None:
        self.loop = loop
        self.laws = laws
        self.weather = Weather(plan)
        self.servers: list[Server] = []
        """Those that are open."""

    def server_for(self, chance: Random) -> Server | None:
        """Where somebody comes to who connects or asks: to any that is open."""
        return chance.choice(self.servers) if len(self.servers) > 1 else next(iter(self.servers), None)

    def post(self, who: Who, table: str, do: Do, chance: Random, answered: Callable[[Answer], None]) -> None:
        """A command by HTTP. Every copy that arrives is carried out by itself, and its answer may get lost."""
        for _ in range(self.weather.copies(chance)):
            late = chance.choice([0, 0, 0, 60]) * self.weather.loss
            self.loop.outside(late + self.weather.delay(chance), self._arrive, who, table, do, chance, answered)

    def _arrive(self, who: Who, table: str, do: Do, chance: Random, answered: Callable[[Answer], None]) -> None:
        server = self.server_for(chance)
        if server is None:
            return
        self.laws.arrived(CommandKey(who, do.id))

        def reply(answer: Answer) -> None:
            self.laws.answer(table, CommandKey(who, do.id), answer, at=server)
            if self.weather.copies(chance):
                self.loop.outside(self.weather.delay(chance), answered, answer)

        server.answer(who, table, do, reply)
