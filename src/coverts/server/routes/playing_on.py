"""Play on from here, over HTTP: practice tables whose games go on from a moment of an earlier one.

Whoever may watch a game again may play it on, once it is over; of a game under way nobody learns that it is there.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Annotated, Final, NamedTuple, TypeAlias

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.types import ControllerRouterHandler

from coverts.bots import bird_names
from coverts.games.contract import Draw
from coverts.games.seats import Seat
from coverts.hall.deciding import refuse
from coverts.hall.entries import Entry
from coverts.hall.manners import looks_of
from coverts.hall.playing_on import Branch, Comparison, comparison, opening_on, opening_once_more
from coverts.hall.settings import Language
from coverts.hall.sitters import BotSeat, Person, Sitter
from coverts.records.format import Record
from coverts.server.door.account import Account
from coverts.server.door.budgets import GAMES, KEPT, Budgets
from coverts.server.door.budgets import REPLAYS as SHOWS
from coverts.server.door.identity import Somebody
from coverts.server.house.house import House
from coverts.server.house.loading import NoSuchTable
from coverts.server.routes.answers import require_identity
from coverts.server.routes.carrying import opening
from coverts.server.routes.given import Known, TheAccount, TheBudgets, TheHouse, TheProjector
from coverts.server.routes.projector import MOST_MOVES
from coverts.server.routes.replays import LARGEST_RECORD, REFUSED
from coverts.server.routes.requests import HttpRequest
from coverts.server.routes.tables import Invitation, OpenedTable
from coverts.server.wire import encode

AfterMoves = Annotated[
    int, QueryParameter(name="moves", ge=0, le=MOST_MOVES, description="After how many moves of the game.")
]
AsSeat = Annotated[int, QueryParameter(name="seat", ge=0, le=6, description="Whose part you play.")]
BirdsOf = Annotated[Language, QueryParameter(name="language", description="Whose birds the bots are named after.")]

LEVEL = "expert"
"""Of the bots that play for people."""
MOVES_IN_A_KIBIBYTE = 10

Opening: TypeAlias = Callable[[str, Draw], list[Entry]]
"""The first entries of a table, with an invitation and a source of chance."""

CAME_OF_IT = ResponseSpec(Comparison, description="As far as it has come.", generate_examples=False)


class Wish(NamedTuple):
    """From which moment somebody plays on, and in what company."""

    moves: int
    seat: Seat
    language: Language


async def wish_of(moves: AfterMoves, seat: AsSeat, language: BirdsOf = "en") -> Wish:
    """What the query asks for."""
    return Wish(moves, seat, language)


TheWish: TypeAlias = NamedDependency[Wish]


@post("/tables/{table:str}/play-on", summary="Play a game on", responses={201: ResponseSpec(OpenedTable)})
async def play_on(
    table: FromPath[str],
    somebody: Known,
    account: TheAccount,
    house: TheHouse,
    budgets: TheBudgets,
    projector: TheProjector,
    wish: TheWish,
    invitation: Invitation = "",
) -> OpenedTable:
    """Once it is over: a practice table goes on from there, with you on a seat of your choice and bots elsewhere."""
    known = require_identity(somebody)
    budgets.spend(SHOWS, account)
    live, _ = await house.seen(table, account, invitation)
    record = await house.store.record(table)
    if record is None:
        raise NoSuchTable
    found, branch = await projector.branch(record, wish.moves, wish.seat)
    # With an invitation one may look at a table that is nobody else's business: the next one does not name it.
    source = None if invitation else table
    company = _Company(_person(known), wish.seat, wish.language, live.table.sitters)
    return await _opened(house, budgets, account, len(branch), company.entries(house, found, branch, source))


@post(
    "/play-on",
    summary="Play a record on",
    request_max_body_size=LARGEST_RECORD,
    responses={201: ResponseSpec(OpenedTable), 422: REFUSED},
)
async def play_on_record(
    request: HttpRequest,
    somebody: Known,
    account: TheAccount,
    house: TheHouse,
    budgets: TheBudgets,
    projector: TheProjector,
    wish: TheWish,
) -> OpenedTable:
    """The record is the body; its game may be unfinished. The referee judges it first."""
    known = require_identity(somebody)
    budgets.spend(SHOWS, account)
    found, branch = await projector.branch(await request.body(), wish.moves, wish.seat)
    company = _Company(_person(known), wish.seat, wish.language)
    return await _opened(house, budgets, account, len(branch), company.entries(house, found, branch))


@post("/tables/{table:str}/play-on-again", summary="Practise the same once more")
async def play_on_again(
    table: FromPath[str], somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets
) -> OpenedTable:
    """Another practice table, from the same moment; yours, if it is not over, ends here."""
    known = require_identity(somebody)
    live, _ = await house.seen(table, account)
    if live.table.host != known.identity.who:
        raise refuse("hall-host-only")
    earlier = live.table.played_on
    if earlier is None:
        raise refuse("hall-nothing-to-play-on")
    log = [logged.entry for logged in await house.store.load(table)]

    def entries(invitation: str, draw: Draw) -> list[Entry]:
        return opening_once_more(log, now=house.clock(), draw=draw, invitation=invitation)

    fresh = await _opened(house, budgets, account, earlier.moves + len(earlier.then), entries)
    await house.shut(live)
    return fresh


@get("/tables/{table:str}/comparison", summary="What came of a game that was played on", responses={200: CAME_OF_IT})
async def compare(
    table: FromPath[str], account: TheAccount, house: TheHouse, budgets: TheBudgets, invitation: Invitation = ""
) -> Response[bytes]:
    """How the round and the game of a practice table have ended, and how they ended in the earlier game."""
    live, observer = await house.seen(table, account, invitation)
    if live.table.played_on is None:
        raise NoSuchTable
    budgets.spend(SHOWS, account)
    log = [logged.entry for logged in await house.store.load(table)]
    found = await asyncio.to_thread(comparison, live.table, log, observer)
    return Response(encode(found), media_type=MediaType.JSON)


class _Company(NamedTuple):
    """Who sits at a practice table."""

    you: Person
    seat: Seat
    language: Language
    before: Sequence[Sitter] = ()
    """Who sat at the earlier one, where that is known."""

    def entries(self, house: House, record: Record, branch: Branch, table: str | None = None) -> Opening:
        """The first entries of the table."""

        def made(invitation: str, draw: Draw) -> list[Entry]:
            sitters, now = self._sitters(len(record.seats), draw), house.clock()
            make = partial(opening_on, record, branch, sitters, now=now, draw=draw, invitation=invitation)
            return make(language=self.language, table=table)

        return made

    def _sitters(self, players: int, draw: Draw) -> list[Person | BotSeat]:
        """Bots keep their levels and names. For people others play, who are not called as they were."""
        kept = {
            seat: sitter
            for seat, sitter in enumerate(self.before)
            if isinstance(sitter, BotSeat) and seat != self.seat and looks_of(sitter.name) != looks_of(self.you.name)
        }
        taken = [self.you.name, *[bot.name for bot in kept.values()]]
        birds = iter(bird_names(players, draw, language=self.language, taken=taken))
        others = [kept.get(seat) or BotSeat(self._level(seat), next(birds)) for seat in range(players)]
        return [self.you if seat == self.seat else other for seat, other in enumerate(others)]

    def _level(self, seat: Seat) -> str:
        sitter = self.before[seat] if self.before else None
        return sitter.level if isinstance(sitter, BotSeat) else LEVEL


def _person(known: Somebody) -> Person:
    return Person(known.identity.who, known.identity.name)


async def _opened(house: House, budgets: Budgets, account: Account, moves: int, entries: Opening) -> OpenedTable:
    """A new table, within the budgets of whoever asks for it."""
    size = ceil(moves / MOVES_IN_A_KIBIBYTE)
    budgets.require(GAMES, account)
    budgets.require(KEPT, account, amount=size)
    with opening(budgets, account):
        live = await asyncio.shield(house.begin(house.play_on(entries, account)))
        budgets.count(KEPT, account, amount=size)
    house.visit(live, account)
    return OpenedTable(live.table.id, live.table.invitation)


PLAYING_ON: Final[list[ControllerRouterHandler]] = [
    Router("", route_handlers=[play_on, play_on_record], dependencies={"wish": Provide(wish_of)}),
    play_on_again,
    compare,
]
"""HTTP routes of practice tables."""
