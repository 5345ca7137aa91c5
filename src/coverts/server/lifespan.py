"""What is opened when a server starts, and closed when it ends."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from msgspec import Struct

from coverts.hall.entries import Millis
from coverts.server.bots.pool import BotWorkers
from coverts.server.coaching.help_desk import HelpDesk
from coverts.server.coaching.reviews import Reviews
from coverts.server.config import Config
from coverts.server.door.budgets import Budgets
from coverts.server.door.identity import Doorman
from coverts.server.door.shared_budgets import SharedBudgets
from coverts.server.house.caretaker import BotDecider
from coverts.server.house.cluster import Cluster
from coverts.server.house.house import ALONE, House
from coverts.server.house.housekeeping import keep_house
from coverts.server.house.operator import follow_orders
from coverts.server.house.randomness import Randomness
from coverts.server.network import Network
from coverts.server.nodes.clock import SharedClock
from coverts.server.nodes.pubsub import Line
from coverts.server.routes.projector import Projector
from coverts.store.interface import Store
from coverts.store.sharing import SharedStore

PACE_OF_PEOPLE = 1.0


class Parts(Struct, frozen=True, kw_only=True):
    """What a server is made of, as long as its application is there."""

    config: Config
    store: Store
    network: Network
    clock: Callable[[], Millis]
    randomness: Randomness
    budgets: Budgets
    decider: BotDecider | None
    """None has worker processes decide for bots."""
    line: Line | None
    """To other nodes, if there are any."""
    projector: Projector
    reviews: Reviews
    help_desk: HelpDesk


@asynccontextmanager
async def lifespan(parts: Parts, app: Litestar) -> AsyncIterator[None]:
    """Open the house, and close it at the end of the block."""
    workers = _bot_workers(parts.config)
    cluster = await _cluster(parts)
    house = _house(parts, parts.decider or workers, cluster)
    app.state.house, app.state.doorman, app.state.workers = house, Doorman(parts.store), workers
    house.bans.load(await parts.store.bans())
    await house.wake()
    if cluster is not None:
        await cluster.start(house)
    keeping = [asyncio.create_task(keep_house(house, parts.config.keep)), asyncio.create_task(follow_orders(house))]
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
        await house.close()
        if cluster is not None:
            await cluster.close()
        await workers.close()
        await parts.reviews.close()
        await parts.help_desk.close()


def _bot_workers(config: Config) -> BotWorkers:
    pace = config.bot_pace if config.bot_pace or config.bots_at_once else PACE_OF_PEOPLE
    return BotWorkers(workers=config.bot_workers, pace=pace)


async def _cluster(parts: Parts) -> Cluster | None:
    """What makes the server one of several nodes; None where it is alone."""
    if parts.line is None:
        return None
    assert isinstance(parts.budgets, SharedBudgets)
    store = cast("SharedStore", parts.store)
    parts.budgets.house = await store.house()
    clock = parts.clock if isinstance(parts.clock, SharedClock) else None
    return Cluster(store, parts.randomness.new_id(), clock, parts.line, parts.budgets)


def _house(parts: Parts, decider: BotDecider, cluster: Cluster | None) -> House:
    return House(
        parts.store,
        decider,
        clock=parts.clock,
        randomness=parts.randomness,
        rest=round(1000 * parts.config.round_pause),
        bots_alone_at_once=not parts.config.bot_pace,
        budgets=parts.budgets,
        nodes=cluster or ALONE,
    )
