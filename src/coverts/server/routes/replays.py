"""Replays over HTTP: of a table's game once it is over, and of any record that somebody brings."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from coverts.hall.replaying import Replay
from coverts.server.door.budgets import REPLAYS as SHOWS
from coverts.server.house.loading import NoSuchTable
from coverts.server.routes.given import TheAccount, TheBudgets, TheHouse, TheProjector
from coverts.server.routes.judging import JudgedRecord, RecordProblem
from coverts.server.routes.projector import Eyes
from coverts.server.routes.requests import HttpRequest
from coverts.server.routes.tables import Invitation

WithEyes = Annotated[Eyes, QueryParameter(name="eyes", description="Everything, what everybody knew, or a seat's.")]


LARGEST_RECORD = 240 * 1024
"""Fifty times a usual one, and with its headers just less than a connection takes in a request."""

# Examples would be made up anew each time the page is written, and no game looks like them.
SHOWN = ResponseSpec(Replay, description="The game, move by move.", generate_examples=False)
JUDGED = ResponseSpec(list[JudgedRecord], description="A verdict on each line.", generate_examples=False)
REFUSED = ResponseSpec(RecordProblem, description="The referee refuses it.", generate_examples=False)


@get("/tables/{table:str}/replay", summary="Watch a game again", responses={200: SHOWN})
async def replay_table(
    table: FromPath[str],
    account: TheAccount,
    house: TheHouse,
    budgets: TheBudgets,
    projector: TheProjector,
    eyes: WithEyes = "open",
    invitation: Invitation = "",
) -> Response[bytes]:
    """Once it is over. Until then there is nothing here, as if there were no such table."""
    budgets.spend(SHOWS, account)
    await house.seen(table, account, invitation)
    record = await house.store.record(table)
    if record is None:
        raise NoSuchTable
    return Response(await projector.show(record, eyes), media_type=MediaType.JSON)


@post(
    "/replays",
    summary="Replay a record",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={200: SHOWN, 422: REFUSED},
)
async def replay_record(
    request: HttpRequest,
    account: TheAccount,
    budgets: TheBudgets,
    projector: TheProjector,
    eyes: WithEyes = "open",
) -> Response[bytes]:
    """The record is the body; its game may be unfinished. The referee judges it first."""
    budgets.spend(SHOWS, account)
    return Response(await projector.show(await request.body(), eyes), media_type=MediaType.JSON)


@post(
    "/records",
    summary="Judge records",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={200: JUDGED},
)
async def judge_records(
    request: HttpRequest, account: TheAccount, budgets: TheBudgets, projector: TheProjector
) -> Response[bytes]:
    """The body is one record a line. A line that is damaged or illegal is a finding like any other."""
    budgets.spend(SHOWS, account)
    return Response(await projector.judge(await request.body()), media_type=MediaType.JSON)


REPLAYS = [replay_table, replay_record, judge_records]
