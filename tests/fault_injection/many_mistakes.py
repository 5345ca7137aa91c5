"""Mistakes that a node among others could make, to see whether the laws would notice."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any
from unittest.mock import patch

from coverts.hall.desk import CommandKey
from coverts.server.clock import NANOS
from coverts.server.house import caring, cluster, house
from coverts.server.house.caring import Caring
from coverts.server.house.clerk import Clerk
from coverts.server.house.cluster import Cluster
from coverts.server.house.house import House
from coverts.server.nodes import pubsub
from coverts.server.nodes.clock import SharedClock
from coverts.server.nodes.pubsub import PubSub
from coverts.store.interface import Conflict
from tests.fault_injection.mistakes import Patch

NEVER = 1e9


def another_node_was_quicker_and_nobody_noticed() -> Patch:
    append = Clerk.append

    async def careless(self: Clerk, *given: Any, **more: Any) -> None:
        with suppress(Conflict):
            await append(self, *given, **more)

    return patch.object(Clerk, "append", careless)


def nobody_looks_whether_a_doorbell_was_lost() -> Patch:
    return patch.object(cluster, "LOOK", NEVER)


def doorbells_not_heard() -> Patch:
    """Nor is anything found out later."""
    return patch.object(Cluster, "_rang", lambda self, table, seq: None)


def a_node_that_believes_it_looks_after_nothing() -> Patch:
    return patch.object(Caring, "__contains__", lambda self, table: False)


def leases_that_never_run_out() -> Patch:
    return patch.object(caring, "LEASE", 10**12)


async def _no_reading_on(*_: Any) -> bool:
    return False


def whoever_comes_is_told_what_the_node_happens_to_know() -> Patch:
    return patch.object(House, "read_on", _no_reading_on)


def deadlines_by_each_nodes_own_clock() -> Patch:
    return patch.object(SharedClock, "__call__", lambda self: 1_800_000_000_000 + self._monotonic() // NANOS)


def a_command_named_by_the_node_that_takes_it() -> Patch:
    """So that another node does not know it again."""
    made = House.__init__
    number = iter(range(10**9))

    def named(self: Any, *given: Any, **more: Any) -> None:
        made(self, *given, **more)
        self.own_name = next(number)

    command = House.command

    async def with_name(self: Any, live: Any, who: Any, name: str, *rest: Any) -> Any:
        with patch.object(house, "CommandKey", lambda who, name: CommandKey(who, f"{name} {self.own_name}")):
            return await command(self, live, who, name, *rest)

    return patch.multiple(House, __init__=named, command=with_name)


def a_deaf_node_that_does_not_connect_anew() -> Patch:
    """And therefore never knows again who is where."""

    async def once(self: PubSub) -> None:
        with suppress(pubsub.LineError):
            await self._line.connect(self._take)
            self._connected()
            await self._carry()

    return patch.object(PubSub, "run", once)


MANY_MISTAKES: dict[Callable[[], Patch], str] = {
    another_node_was_quicker_and_nobody_noticed: "not in the log|another table than the log",
    nobody_looks_whether_a_doorbell_was_lost: "a node is behind|knows .* not|never ends",
    doorbells_not_heard: "a node is behind|knows .* not|never ends",
    a_node_that_believes_it_looks_after_nothing: "nobody looks after the clock|the game never ends",
    leases_that_never_run_out: "nobody looks after the clock|the game never ends|look after the game",
    whoever_comes_is_told_what_the_node_happens_to_know: "a snapshot of|follows|is behind",
    deadlines_by_each_nodes_own_clock: "after .* of .* seconds|never ends",
    a_command_named_by_the_node_that_takes_it: "nobody asked for it",
    a_deaf_node_that_does_not_connect_anew: "different people are here|never ends",
}
"""With what is noticed of each."""
