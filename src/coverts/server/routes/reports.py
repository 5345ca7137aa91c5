"""Reporting what somebody has said at a table to whoever runs the house."""

from collections.abc import Iterable

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from coverts.games.seats import Seat
from coverts.hall.desk import Logged
from coverts.hall.entries import Millis, Spoke
from coverts.hall.sitters import Who
from coverts.server.door.budgets import REPORTS
from coverts.server.routes.answers import HttpProblem, require_identity
from coverts.server.routes.given import Known, TheAccount, TheBudgets, TheHouse
from coverts.server.routes.tables import Invitation
from coverts.store.interface import Report


class SaidLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the talk: from which seat it was said, and when."""

    seat: Seat
    at: Millis


@post("/tables/{table:str}/reports", summary="Report what somebody has said", status_code=204)
async def report(
    table: FromPath[str],
    data: JSONBody[SaidLine],
    somebody: Known,
    account: TheAccount,
    house: TheHouse,
    budgets: TheBudgets,
    invitation: Invitation = "",
) -> None:
    """Whoever runs the house is told who said it and what; nobody at the table learns of it."""
    who = require_identity(somebody).identity.who
    await house.seen(table, account, invitation)
    budgets.spend(REPORTS, account)
    # The log knows who said it: somebody else may have the seat by now.
    found = _said(await house.store.load(table), data)
    if found is None or found[0] == who:
        raise HttpProblem(404, "server-not-said")
    speaker, text = found
    await house.store.report(Report(who, speaker, table, "talk", text, house.clock()))


def _said(log: Iterable[Logged], line: SaidLine) -> tuple[Who, str] | None:
    for logged in log:
        entry = logged.entry
        if isinstance(entry, Spoke) and (entry.seat, entry.at) == (line.seat, line.at) and logged.key is not None:
            return logged.key.who, entry.text
    return None


REPORTING = [report]
