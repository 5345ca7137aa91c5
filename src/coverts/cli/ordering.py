"""Having an operator's order carried out: by the house that runs, or here if none does."""

import asyncio
import secrets
from pathlib import Path

from coverts.hall.wire import AnyAction
from coverts.server.app import new_id
from coverts.server.clock import SteadyClock
from coverts.server.door.account import Account
from coverts.server.door.budgets import Budgets
from coverts.server.house.house import House
from coverts.server.house.operator import DONE, carry_out
from coverts.store.copying import database_in
from coverts.store.interface import InUseError, OrderKind, StoreError
from coverts.store.ordering import ask_house
from coverts.store.sqlite import SqliteStore


class NoBots:
    """A house that nobody comes to has no bots that decide."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        """Never asked: bots decide only where somebody watches."""
        raise NotImplementedError

    def thinking_time(self) -> float:
        """None."""
        return 0.0


def order(folder: Path, what: OrderKind, whom: str) -> None:
    """Have it carried out; a `StoreError` says why it was not."""
    path = database_in(folder)
    try:
        outcome = asyncio.run(_carried_out_here(folder, what, whom))
    except InUseError:
        outcome = ask_house(path, what, whom, now=SteadyClock()())
    if outcome != DONE:
        raise StoreError(outcome)


async def _carried_out_here(folder: Path, what: OrderKind, whom: str) -> str:
    store = await SqliteStore.open(folder)
    try:
        house = House(store, NoBots(), clock=SteadyClock(), draw=secrets.randbelow, new_id=new_id, budgets=Budgets())
        try:
            return await carry_out(house, what, whom)
        finally:
            await house.close()
    finally:
        await store.close()
