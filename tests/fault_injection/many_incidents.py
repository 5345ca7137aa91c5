"""What goes wrong of an evening where there are several nodes."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tests.fault_injection.incidents import a_cut, a_cut_for_all, a_slow_reader, somebody_goes

if TYPE_CHECKING:
    from tests.fault_injection.many import ManyEvening

Incident = Callable[["ManyEvening"], Awaitable[None]]


async def a_node_is_killed(evening: "ManyEvening") -> None:
    """And replaced after a while."""
    node = evening.some_node()
    if node is not None:
        evening.kill(node)
        await asyncio.sleep(evening.chance.choice([0.01, 1, 5]) * evening.chance.random())
        await evening.begin_node()


async def all_nodes_are_killed(evening: "ManyEvening") -> None:
    """And come back, sometimes after so long that a game gets back the time for its decision."""
    number = len(evening.nodes)
    for node in tuple(evening.nodes):
        evening.kill(node)
    await asyncio.sleep(evening.chance.choice([0.01, 0.5, 15]))
    for _ in range(number):
        await evening.begin_node()


async def a_node_is_drained(evening: "ManyEvening") -> None:
    """A rolling upgrade: the new one comes first, or afterwards."""
    comes_first = evening.chance.random() < 0.5
    if comes_first:
        await evening.begin_node()
    node = evening.some_node()
    if node is not None:
        await evening.drain(node)
    if not comes_first:
        await evening.begin_node()


async def a_node_stands_still(evening: "ManyEvening") -> None:
    """And goes on as if nothing had happened."""
    node = evening.some_node()
    if node is not None:
        evening.loop.stop_life(node.life)
        await asyncio.sleep(evening.chance.choice([0.5, 5, 40]) * evening.chance.random())
        if node in evening.nodes:
            evening.loop.revive(node.life)


async def a_node_is_cut_from_the_database(evening: "ManyEvening") -> None:
    node = evening.some_node()
    if node is not None:
        node.node_store.is_cut = True
        await asyncio.sleep(evening.chance.choice([1, 5, 20]) * evening.chance.random())
        node.node_store.is_cut = False


async def a_node_is_cut_from_the_pubsub(evening: "ManyEvening") -> None:
    node = evening.some_node()
    if node is not None:
        node.line.is_cut = True
        await asyncio.sleep(evening.chance.choice([1, 5, 20]) * evening.chance.random())
        node.line.mend()


async def the_database_is_restarted(evening: "ManyEvening") -> None:
    evening.database.is_up = False
    await asyncio.sleep(evening.chance.choice([0.1, 2, 10]) * evening.chance.random())
    evening.restart_database()
    evening.database.is_up = True


async def the_pubsub_is_restarted(evening: "ManyEvening") -> None:
    evening.carrier.go_down()
    await asyncio.sleep(evening.chance.choice([0.1, 2, 10]) * evening.chance.random())
    evening.carrier.is_up = True


async def a_failing_write(evening: "ManyEvening") -> None:
    node = evening.some_node()
    if node is not None:
        node.store.fails = evening.chance.choice(["before", "after", "read"])


async def tables_are_put_away(evening: "ManyEvening") -> None:
    node = evening.some_node()
    if node is not None:
        node.house.put_away()
        gc.collect()


HAPPENS: list[Incident] = [
    a_node_is_killed,
    a_node_is_killed,
    all_nodes_are_killed,
    a_node_is_drained,
    a_node_stands_still,
    a_node_stands_still,
    a_node_is_cut_from_the_database,
    a_node_is_cut_from_the_pubsub,
    the_database_is_restarted,
    the_pubsub_is_restarted,
    a_failing_write,
    tables_are_put_away,
    a_cut,
    a_cut_for_all,
    a_slow_reader,
    somebody_goes,
]
