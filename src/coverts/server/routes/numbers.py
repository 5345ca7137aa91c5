"""Numbers about oneself over HTTP, for oneself alone: counted from one's finished games and the reviews that are kept.

Nothing is kept for it, so it goes with the games and reviews, and with whoever is forgotten.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from coverts.coach.numbers import GameNumbers, Played, numbers_of
from coverts.coach.telling import ToldKind
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.registry import PLUGINS
from coverts.server.door.budgets import NUMBERS as COUNTS
from coverts.server.routes.answers import require_identity
from coverts.server.routes.given import Known, TheAccount, TheBudgets, TheHouse
from coverts.server.wire import encode
from coverts.store.interface import OwnTable, Store

MOST: Final = 200
"""The last games that are counted."""

COUNTED = ResponseSpec(list[GameNumbers], description="By game.", generate_examples=False)


class _Reviewed(Struct, frozen=True):
    """What is needed of a review."""

    kinds: tuple[ToldKind, ...]


class _Found(Struct, frozen=True):
    at: int
    seat: int
    record: bytes
    review: bytes | None


@get("/me/numbers", summary="Numbers about me", responses={200: COUNTED})
async def my_numbers(somebody: Known, account: TheAccount, house: TheHouse, budgets: TheBudgets) -> Response[bytes]:
    """How your bids and cards came out, and what your decisions lost, in the last games that you finished."""
    known = require_identity(somebody, manage=True)
    budgets.spend(COUNTS, account)
    own = await house.store.tables_of(known.identity.who, most=MOST)
    found = [one for table in own if (one := await _found(house.store, table)) is not None]
    return Response(await asyncio.to_thread(_counted, found), media_type=MediaType.JSON)


async def _found(store: Store, own: OwnTable) -> _Found | None:
    """A game of somebody's that was played to its end, and what was said of their own seat; practice does not count."""
    table = own.summary
    if own.seat is None or table.phase is not TablePhase.OVER or table.is_practice:
        return None
    record = await store.record(table.id)
    if record is None:
        return None
    return _Found(table.finished_at or 0, own.seat, record, await store.review(table.id, own.seat))


def _counted(found: Sequence[_Found]) -> bytes:
    played = [_played(one) for one in sorted(found, key=lambda one: one.at)]
    games = [game for game in PLUGINS if any(one.record.game == game for one in played)]
    return encode([numbers_of(game, [one for one in played if one.record.game == game]) for game in games])


def _played(found: _Found) -> Played:
    kinds = None if found.review is None else msgspec.json.decode(found.review, type=_Reviewed).kinds
    return Played(at=found.at, record=read(found.record).record, seat=found.seat, kinds=kinds)


NUMBERS = [my_numbers]
"""HTTP routes of numbers about oneself."""
