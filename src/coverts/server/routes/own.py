"""HTTP routes of one's own tables."""

from litestar import get
from msgspec.structs import asdict

from coverts.games.seats import Seat
from coverts.hall.summary import Summary
from coverts.hall.table import TablePhase
from coverts.server.door.account import Account
from coverts.server.door.budgets import Exhausted
from coverts.server.house.house import House
from coverts.server.house.lobby import MOST_LISTED
from coverts.server.routes.answers import require_identity
from coverts.server.routes.given import Known, TheAccount, TheHouse
from coverts.store.interface import OwnTable

MOST_LOOKED_AT = 20
"""Games under way of which it is found out whether they wait for somebody: tables may have to be loaded for it."""


class MyTable(Summary, frozen=True, kw_only=True):
    """One of your tables."""

    you: Seat | None
    """Your seat; None if you have opened the table and got up."""
    your_turn: bool | None
    """Whether the game waits for you; None where there are so many that nobody has looked."""


@get("/me/tables", summary="My tables")
async def my_tables(somebody: Known, account: TheAccount, house: TheHouse) -> list[MyTable]:
    """Running and finished, the last one first."""
    own = await house.store.tables_of(require_identity(somebody).identity.who, most=MOST_LISTED)
    playing = [table for table in own if table.summary.phase is TablePhase.PLAYING and table.seat is not None]
    turns = {table.summary.id: await _is_awaited(house, table, account) for table in playing[:MOST_LOOKED_AT]}
    turns |= {table.summary.id: None for table in playing[MOST_LOOKED_AT:]}
    return [
        MyTable(**asdict(table.summary), you=table.seat, your_turn=turns.get(table.summary.id, False)) for table in own
    ]


async def _is_awaited(house: House, own: OwnTable, account: Account) -> bool | None:
    """From memory or, once in a while, from the log: it changes with every move, too often for the lists."""
    try:
        table = (await house.known(own.summary.id, account)).table
    except Exhausted:
        return None
    return own.seat in table.awaited and own.seat not in table.away and not table.paused


OWN = [my_tables]
