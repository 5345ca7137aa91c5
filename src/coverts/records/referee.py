"""The referee: what a record says, replayed and recounted."""

from typing import Any

from msgspec import UNSET, Struct

from coverts.games.contract import AnyGame
from coverts.records import pikoko, pok
from coverts.records.format import GAMES, PikokoRecord, PokRecord, Record
from coverts.records.walk import Walk


class Verdict(Struct, frozen=True):
    """A legal record: whether the game is complete, and its moves, counted."""

    complete: bool
    moves: int
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None


def game_of(record: Record) -> AnyGame:
    """The rule book for a record."""
    return GAMES[record.game]


def options_of(record: Record) -> Any:
    """How the table of the record played."""
    match record:
        case PikokoRecord():
            return pikoko.options_of(record)
        case PokRecord():
            return pok.options_of(record)


def walk(record: Record) -> Walk:
    """Every move of a record with what it led to, as far as one cares to go; `Illegal` where it breaks a rule."""
    match record:
        case PikokoRecord():
            return pikoko.walk(record)
        case PokRecord():
            return pok.walk(record)


def moves_of(record: Record) -> tuple[Any, ...]:
    """The moves of a legal record, from the first."""
    return tuple([made.move for made in walk(record)])


def check(record: Record) -> Verdict:
    """Judge a record; `Illegal` says where and why it is refused."""
    moves = 0
    for _ in walk(record):
        moves += 1
    complete = record.winners is not UNSET
    return Verdict(
        complete=complete,
        moves=moves,
        totals=record.totals if isinstance(record, PikokoRecord) and record.totals is not UNSET else None,
        winners=record.winners if record.winners is not UNSET else None,
    )
