"""HTTP routes of tables: opening them, looking at them, doing something at them, and their records."""

import asyncio
from datetime import datetime
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from coverts.hall.commands import Join, Level, Move
from coverts.hall.desk import CommandKey
from coverts.hall.entries import Millis
from coverts.hall.messages import Snapshot, snapshot
from coverts.hall.settings import Settings
from coverts.hall.summary import Summary
from coverts.records.format import Record
from coverts.records.naming import attachment, file_name
from coverts.records.reading import read
from coverts.server.door.budgets import GAMES, MESSAGES
from coverts.server.house.house import bots_for
from coverts.server.routes.answers import HttpProblem, require_identity
from coverts.server.routes.carrying import carry_out, opening
from coverts.server.routes.given import Known, TheAccount, TheBudgets, TheHouse
from coverts.server.wire import Answer, Do, Done

Invitation = Annotated[str, QueryParameter(name="invitation", max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: how it is set up, what the host is called, and bots for the last seats."""

    settings: Settings
    bots: Annotated[tuple[Level, ...], Meta(max_length=6)] = ()


class OpenedTable(Struct, frozen=True):
    """A new table. The invitation lets others sit down; it is not a seat."""

    id: str
    invitation: str


@get("/tables", summary="The lobby")
async def lobby(house: TheHouse) -> list[Summary]:
    """Public tables with open seats."""
    return await house.lobby.now()


@post("/tables", summary="Open a table")
async def open_table(
    data: JSONBody[NewTable], somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets
) -> OpenedTable:
    """You sit down at once, on the first seat."""
    known = require_identity(somebody)
    bots = bots_for(data.settings, data.bots)
    with opening(budgets, account):
        live = await house.open(known.identity.who, known.identity.name, data.settings, bots, address=account.address)
    house.visit(live, account)
    house.lobby.opened(live.table.id, account.address)
    return OpenedTable(live.table.id, live.table.invitation)


@get("/tables/{table:str}", summary="Look at a table")
async def look(table: FromPath[str], account: TheAccount, house: TheHouse, invitation: Invitation = "") -> Snapshot:
    """Everything you may know of it."""
    live, observer = await house.seen(table, account, invitation)
    house.visit(live, account)
    return snapshot(live.table, observer, live.desk.number)


@post("/tables/{table:str}/commands", summary="Do something at a table", status_code=200)
async def command(
    table: FromPath[str],
    data: JSONBody[Do],
    somebody: Known,
    account: TheAccount,
    house: TheHouse,
    budgets: TheBudgets,
) -> Response[Answer]:
    """Carry out a command, once. 200 when it is done, 409 when it is refused."""
    who = require_identity(somebody).identity.who
    invitation = data.command.invitation if isinstance(data.command, Join) else ""
    is_move = isinstance(data.command, Move)
    live = await house.known(table, account, invitation, is_move=is_move)
    if not live.desk.has_answered(CommandKey(who, data.id)):
        # Whoever has left a table does not see it any more, but is told once more that they have left.
        house.seen_by(live, who, invitation)
    house.visit(live, account)
    if not is_move:
        budgets.spend(MESSAGES, account)
    answered = await asyncio.shield(house.begin(carry_out(house, live, account, data)))
    if is_move and not answered.is_new:
        budgets.spend(MESSAGES, account)
    return Response(answered.answer, status_code=200 if isinstance(answered.answer, Done) else 409)


@post("/tables/{table:str}/rematch", summary="Play again")
async def rematch(
    table: FromPath[str], somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets
) -> OpenedTable:
    """The next table of those who sat at a finished one, the same for all who ask; you sit there as you sat here."""
    known = require_identity(somebody)
    live, _ = await house.seen(table, account)
    budgets.require(GAMES, account)  # Against bots alone it begins at once.
    with opening(budgets, account):
        # Whoever goes meanwhile must not leave behind a table that the others know nothing of.
        fresh = await asyncio.shield(house.begin(house.rematch(live, known.identity.who, address=account.address)))
    house.visit(fresh, account)
    return OpenedTable(fresh.table.id, fresh.table.invitation)


@get("/tables/{table:str}/record", summary="The record of a game", media_type=MediaType.JSON)
async def record(
    table: FromPath[str], account: TheAccount, house: TheHouse, invitation: Invitation = ""
) -> Response[bytes]:
    """Once the game is over."""
    live, _ = await house.seen(table, account, invitation)
    found = await house.store.record(table)
    if found is None:
        raise HttpProblem(404, "server-no-record-yet")
    name = _file_name(read(found).record, live.table.finished_at or live.table.opened_at)
    return Response(found, media_type=MediaType.JSON, headers={"content-disposition": attachment(name)})


def _file_name(record: Record, ended: Millis) -> str:
    """By the day on which the game ended, where the server is."""
    day = datetime.fromtimestamp(ended / 1000).astimezone().date()
    return file_name(record.game, day, [player.name for player in record.seats])


TABLES = [lobby, open_table, look, command, rematch, record]
