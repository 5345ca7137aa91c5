"""The referee: what a record says, replayed and recounted."""

from typing import Any

from msgspec import UNSET, Struct

from coverts.fair.checking import FairVerdict
from coverts.games.contract import AnyGame
from coverts.games.registry import GAMES
from coverts.records.fairness import fairness_of
from coverts.records.form import form_of
from coverts.records.format import Record
from coverts.records.replaying import Replayed


class TooManyMoves(Exception):
    """A record has more moves than the caller wants to replay."""


class Verdict(Struct, frozen=True):
    """A legal record: whether the game is complete, and its moves, counted."""

    complete: bool
    moves: int
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    fair: FairVerdict | None = None
    """What the record proves about its deals and throws, if it says what they followed from."""


def game_of(record: Record) -> AnyGame:
    """The rule book for a record."""
    return GAMES[record.game]


def options_of(record: Record) -> Any:
    """How the table of the record played."""
    return form_of(record.game).options_of(record)


def replay(record: Record) -> Replayed:
    """Every move of a record with what it led to, as far as one cares to go; `Illegal` where it breaks a rule."""
    return form_of(record.game).replay(record)


def moves_of(record: Record) -> tuple[object, ...]:
    """The moves of a legal record, from the first."""
    return tuple([made.move for made in replay(record)])


def totals_of(record: Record) -> tuple[int, ...] | None:
    """The points of all seats, where a game has points and the record says them."""
    return getattr(record, "totals", UNSET) or None


def check(record: Record, *, most: int | None = None) -> Verdict:
    """Judge a record; `Illegal` says where and why it is refused. With `most`, `TooManyMoves` if it has more moves."""
    moves, fairness = 0, fairness_of(record)
    for made in replay(record):
        if moves == most:
            raise TooManyMoves
        moves += 1
        if fairness is not None:
            fairness.follow(made)
    complete = record.winners is not UNSET
    return Verdict(
        complete=complete,
        moves=moves,
        totals=totals_of(record),
        winners=record.winners if record.winners is not UNSET else None,
        fair=fairness.verdict() if fairness is not None else None,
    )
