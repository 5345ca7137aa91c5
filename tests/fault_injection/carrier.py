"""The pub/sub server between nodes, and each node's line to it: late, lost, cut, and restarted with nothing in it."""

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random

from coverts.server.nodes.pubsub import LineError
from tests.fault_injection.loop import VirtualLoop
from tests.fault_injection.network import INSTANT

Heard = Callable[[str | bytes], None]


class Carrier:
    """The server: it keeps nothing, and tells everybody who is connected, each in order."""

    def __init__(self, loop: VirtualLoop, chance: Random, slowness: float, loss: float) -> None:
        self.loop = loop
        self.chance = chance
        self.slowness = slowness
        self.loss = loss
        """The share of messages that somebody does not get."""
        self.is_up = True
        self.lines: dict[SimulatedLine, None] = {}

    def delay(self) -> float:
        return self.slowness * self.chance.random()

    def publish(self, text: bytes) -> None:
        for line in self.lines:
            if self.chance.random() >= self.loss:
                line.carry(text)

    def go_down(self) -> None:
        """Everybody's connection breaks."""
        self.is_up = False
        for line in tuple(self.lines):
            line.break_off()


class SimulatedLine:
    """One node's way there; see `Line`."""

    def __init__(self, carrier: Carrier) -> None:
        self._carrier = carrier
        self._lost = asyncio.Event()
        self._not_before = 0.0
        self.is_cut = False
        """Whether everything is swallowed, and nobody is told so."""
        self._heard: tuple[Heard, Context] | None = None

    async def connect(self, heard: Heard) -> None:
        await self._reach()
        self._lost.clear()
        self._heard = heard, copy_context()
        self._carrier.lines[self] = None

    async def send(self, text: bytes) -> None:
        await self._reach()
        if self not in self._carrier.lines:
            raise LineError("the connection is gone")
        self._carrier.publish(text)

    async def _reach(self) -> None:
        await asyncio.sleep(self._carrier.delay())
        if self.is_cut:
            await asyncio.Event().wait()
        if not self._carrier.is_up:
            raise LineError("nobody is there")

    async def lost(self) -> None:
        await self._lost.wait()

    async def close(self) -> None:
        self._carrier.lines.pop(self, None)
        self._heard = None

    def carry(self, text: bytes) -> None:
        """Something was told; it arrives after what was told before."""
        if self._heard is None or self.is_cut:
            return
        heard, life = self._heard
        loop = self._carrier.loop
        self._not_before = max(self._not_before + INSTANT, loop.time() + self._carrier.delay())
        loop.call_at(self._not_before, self._arrive, heard, text, context=life.copy())

    def _arrive(self, heard: Heard, text: bytes) -> None:
        if self._heard is not None and self._heard[0] is heard:
            heard(text)

    def break_off(self) -> None:
        """The connection is gone, and the node is told so."""
        self._carrier.lines.pop(self, None)
        self._lost.set()

    def mend(self) -> None:
        """What was under way is lost; a new connection comes through."""
        if self.is_cut:
            self.is_cut = False
            self.break_off()
