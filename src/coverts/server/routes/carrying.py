"""Commands within their rate limits, whichever way they come: over HTTP or over a socket."""

from collections.abc import Iterator
from contextlib import contextmanager

from coverts.hall.commands import Commit, Move, Reveal, Start
from coverts.server.door.account import Account
from coverts.server.door.budgets import ENTRIES, GAMES, GATHERING, KEPT, TABLES, Budgets
from coverts.server.house.house import Acknowledge, Answered, House
from coverts.server.house.live import Live
from coverts.server.wire import Do

OPENING = 4
"""KiB that a new table takes in the database."""


@contextmanager
def opening(budgets: Budgets, account: Account) -> Iterator[None]:
    """Somebody opens a table; `Exhausted` if they may not now."""
    budgets.require(GATHERING, account)
    budgets.require(KEPT, account, amount=OPENING)
    budgets.spend(TABLES, account)
    yield
    budgets.count(KEPT, account, amount=OPENING)


async def carry_out(
    house: House, live: Live, account: Account, do: Do, acknowledge: Acknowledge = lambda _: None
) -> Answered:
    """Carry out somebody's command; `Exhausted` if it is one that they have no budget for.

    Moves and the steps of a deal are not counted here: a game takes so many of them and no more. Refused commands are
    not counted on the table's account either: the others there would learn from it what somebody has tried.
    """
    assert account.who is not None
    table, budgets = live.table.id, house.budgets
    is_counted = not isinstance(do.command, Move | Commit | Reveal)
    if is_counted:
        budgets.require(ENTRIES, account, table=table)
        budgets.require(KEPT, account)
    if isinstance(do.command, Start):
        budgets.require(GAMES, account)
    answered = await house.command(live, account.who, do.id, do.command, acknowledge)
    if is_counted and answered.is_new:
        budgets.count(ENTRIES, account, table=table)
        budgets.count(KEPT, account)
    return answered
