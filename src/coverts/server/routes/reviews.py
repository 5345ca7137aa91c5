"""Reviews over HTTP: of a table's game once it is over, and of any finished game that somebody brings.

Whoever asks gets the review if there is one, and else how far it is; then they ask again in a moment.
"""

from hashlib import sha256
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from coverts.coach.telling import ToldReview
from coverts.hall.table import TablePhase
from coverts.registry import PLUGINS
from coverts.server.coaching.reviews import Key, NotReviewed, UnderWay
from coverts.server.door.account import Account
from coverts.server.door.budgets import KEPT
from coverts.server.door.budgets import REPLAYS as SHOWS
from coverts.server.house.house import House
from coverts.server.house.loading import NoSuchTable
from coverts.server.routes.answers import HttpProblem, Problem
from coverts.server.routes.given import TheAccount, TheBudgets, TheHouse, TheProjector, TheReviews
from coverts.server.routes.replays import LARGEST_RECORD, REFUSED
from coverts.server.routes.requests import HttpRequest
from coverts.server.routes.tables import Invitation
from coverts.server.wire import encode

Seat = Annotated[int, Meta(ge=0, le=6)]
OfSeat = Annotated[Seat, QueryParameter(name="seat", description="Whose decisions.")]

KIBIBYTE = 1024

DONE = ResponseSpec(ToldReview, description="The review.", generate_examples=False)
NOT_YET = ResponseSpec(UnderWay, description="It is not done yet: ask again in a moment.", generate_examples=False)
FAILED = ResponseSpec(Problem, description="The coach has failed, or cannot work here.", generate_examples=False)
ANSWERS = {200: DONE, 202: NOT_YET, 503: FAILED}


@post("/tables/{table:str}/reviews/{seat:int}", summary="Have a game reviewed", status_code=200, responses=ANSWERS)
async def ask_for_review(
    table: FromPath[str],
    seat: FromPath[int],
    account: TheAccount,
    house: TheHouse,
    reviews: TheReviews,
    invitation: Invitation = "",
) -> Response[bytes]:
    """Once it is over; until then there is nothing here, as if there were no such table. The review is kept."""
    record = await _record(house, table, seat, account, invitation)
    review = await house.store.review(table, seat)
    if review is not None:
        return _done(review)

    async def keep(review: bytes) -> None:
        house.budgets.count(KEPT, account, amount=len(review) // KIBIBYTE)
        await house.store.keep_review(table, seat, review, record)

    house.budgets.require(KEPT, account)
    return _not_yet(reviews.ask((table, seat), record, account, keep))


@get("/tables/{table:str}/reviews/{seat:int}", summary="A game's review", responses=ANSWERS)
async def review_of_table(
    table: FromPath[str],
    seat: FromPath[int],
    account: TheAccount,
    house: TheHouse,
    reviews: TheReviews,
    invitation: Invitation = "",
) -> Response[bytes]:
    """If somebody has asked for it."""
    await _record(house, table, seat, account, invitation)
    under_way = reviews.under_way((table, seat))
    return _found(await house.store.review(table, seat), under_way)


@post(
    "/reviews",
    summary="Have a record reviewed",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={**ANSWERS, 422: REFUSED},
)
async def ask_for_review_of_record(
    request: HttpRequest,
    account: TheAccount,
    budgets: TheBudgets,
    projector: TheProjector,
    reviews: TheReviews,
    seat: OfSeat,
) -> Response[bytes]:
    """The record of a finished game is the body. The review is kept for a while, for whoever knows its name."""
    budgets.spend(SHOWS, account)
    record = await request.body()
    found = await projector.finished(record)
    _require_coach(found.game or "")
    _require_seat(seat, len(found.names))
    key = _key(record, seat)
    review = reviews.brought(key)
    return _not_yet(reviews.ask(key, record, account)) if review is None else _done(review)


@get("/reviews/{name:str}", summary="A record's review", responses=ANSWERS)
async def review_of_record(name: FromPath[str], reviews: TheReviews, seat: OfSeat) -> Response[bytes]:
    """If somebody has asked for it lately; the name is in the answer to that."""
    return _found(reviews.brought((name, seat)), reviews.under_way((name, seat)))


async def _record(house: House, table: str, seat: int, account: Account, invitation: str) -> bytes:
    live, _ = await house.seen(table, account, invitation)
    record = await house.store.record(table)
    if record is None:
        raise NoSuchTable
    if live.table.phase is not TablePhase.OVER:
        raise HttpProblem(422, "server-review-unfinished")
    _require_coach(live.table.game.name)
    _require_seat(seat, len(live.table.sitters))
    return record


def _require_coach(game: str) -> None:
    if PLUGINS[game].coach is None:
        raise HttpProblem(404, "server-no-coach")


def _require_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise HttpProblem(400, "server-no-such-seat", number=seat)


def _key(record: bytes, seat: int) -> Key:
    """Nobody can guess the name of a record that they have not got."""
    return sha256(record).hexdigest(), seat


def _found(review: bytes | None, under_way: UnderWay | None) -> Response[bytes]:
    if review is not None:
        return _done(review)
    if under_way is None:
        raise HttpProblem(404, "server-no-review")
    return _not_yet(under_way)


def _done(review: bytes) -> Response[bytes]:
    return Response(review, media_type=MediaType.JSON)


def _not_yet(under_way: UnderWay) -> Response[bytes]:
    return Response(encode(under_way), status_code=202, media_type=MediaType.JSON)


def on_not_reviewed(_: HttpRequest, error: NotReviewed) -> Response[bytes]:  # noqa: ARG001 - Litestar's signature
    """The coach has failed, which is nobody's fault who asks."""
    return Response(encode(Problem("server-not-reviewed")), status_code=503, media_type=MediaType.JSON)


REVIEWING = [ask_for_review, review_of_table, ask_for_review_of_record, review_of_record]
