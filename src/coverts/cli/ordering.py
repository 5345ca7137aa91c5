"""Having an operator's order carried out: by the house that runs, or here if none does."""

import asyncio
from pathlib import Path

from coverts.cli.answering import CannotBeDone
from coverts.hall.wire import AnyAction
from coverts.server.clock import SteadyClock
from coverts.server.door.account import Account
from coverts.server.door.budgets import Budgets
from coverts.server.house.house import House
from coverts.server.house.operator import DONE, NOT_DONE, carry_out
from coverts.server.house.randomness import Randomness
from coverts.store.any_store import open_store
from coverts.store.copying import database_in
from coverts.store.database import Place, database_at
from coverts.store.interface import InUseError, OrderKind, StoreError
from coverts.store.ordering import ask_house


class NoBots:
    """A house that nobody comes to has no bots that decide."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        """Never asked: bots decide only where somebody watches."""
        raise NotImplementedError

    def thinking_time(self) -> float:
        """None."""
        return 0.0


def order(place: Place, what: OrderKind, whom: str) -> None:
    """Have it carried out; `CannotBeDone` or a `StoreError` says why it was not."""
    database = database_in(place) if isinstance(place, Path) else place
    outcome = _outcome(place, database, what, whom)
    if outcome in NOT_DONE:
        raise CannotBeDone(outcome, whom=whom)
    if outcome != DONE:
        raise StoreError("store-order-failed", why=outcome)


def _outcome(place: Place, database: Place, what: OrderKind, whom: str) -> str:
    # PostgreSQL is asked first: a lock that is taken is waited for a while there, in case its server has been killed.
    if isinstance(place, Path) or not database_at(place).is_in_use():
        try:
            return asyncio.run(_carried_out_here(place, what, whom))
        except InUseError:
            pass
    return ask_house(database, what, whom, now=SteadyClock()())


async def _carried_out_here(place: Place, what: OrderKind, whom: str) -> str:
    store = await open_store(place, alone=True)
    try:
        house = House(
            store,
            NoBots(),
            clock=SteadyClock(),
            randomness=Randomness(),
            budgets=Budgets(),
        )
        try:
            return await carry_out(house, what, whom)
        finally:
            await house.close()
    finally:
        await store.close()
