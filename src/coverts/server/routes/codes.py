"""Join codes over HTTP: an invitation that somebody was told by voice.

Nothing is kept for them. A code is worked out from its table's invitation, so whoever asks for one is answered by
looking through the tables that gather players at this moment: a code is valid exactly as long as it should be, also
after a restart and on every node.
"""

import asyncio
from collections.abc import Iterable
from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from coverts.hall.codes import LENGTH, code_of, heard
from coverts.server.door.budgets import CODES as GUESSES
from coverts.server.routes.answers import HttpProblem
from coverts.server.routes.given import TheAccount, TheBudgets, TheHouse
from coverts.store.interface import Invited

MOST_TABLES = 10_000
"""How many tables are looked through, the newest first."""


class CodeGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A join code, as somebody wrote it down: with spaces or hyphens, in small letters."""

    code: Annotated[str, Meta(max_length=4 * LENGTH)]


class LeadsTo(Struct, frozen=True):
    """The table that a code is for, and its invitation."""

    table: str
    invitation: str


@post("/codes", summary="Find a table by its code", status_code=200)
async def find_by_code(data: JSONBody[CodeGiven], account: TheAccount, house: TheHouse, budgets: TheBudgets) -> LeadsTo:
    """While it gathers players."""
    budgets.spend(GUESSES, account)
    gathering = await house.store.invitations(most=MOST_TABLES)
    found = await asyncio.to_thread(_with_code, heard(data.code), gathering)
    if found is None:
        raise HttpProblem(404, "server-no-such-code")
    return LeadsTo(found.table, found.invitation)


def _with_code(code: str, gathering: Iterable[Invited]) -> Invited | None:
    return next((invited for invited in gathering if code_of(invited.invitation) == code), None)


CODES = [find_by_code]
