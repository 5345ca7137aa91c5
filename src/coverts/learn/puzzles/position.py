"""The position of a puzzle: its record replayed by the rule book, and what the seat sees there."""

from dataclasses import dataclass
from typing import Any

from coverts.coach.seat_games import Moment, moments_of
from coverts.games.contract import AnyGame
from coverts.games.fists import FistView
from coverts.records.format import Record
from coverts.records.reading import document
from coverts.records.referee import game_of, moves_of, options_of


@dataclass(frozen=True)
class Position:
    """Where a seat has to decide."""

    game: AnyGame
    options: Any
    moves: tuple[object, ...]
    names: tuple[str, ...]
    seat: int
    state: Any
    view: FistView[Any]
    past: tuple[Any, ...]
    """What the seat saw at the ends of earlier rounds."""

    def moment(self, action: object) -> Moment:
        """The decision, had it been this."""
        return Moment(self.view, self.past, action)


def position_in(record: Record, seat: int) -> Position:
    """What a seat sees at the end of a legal record; `Illegal` where the record breaks a rule."""
    game, options, moves = game_of(record), options_of(record), moves_of(record)
    _, seen = moments_of(game, options, moves, seat)
    state = game.start(options)
    for move in moves:
        state = game.step(state, move).state
    names = tuple([player.name for player in record.seats])
    return Position(game, options, moves, names, seat, state, seen[-1], tuple(seen[:-1]))


def position_of(data: dict[str, Any], seat: int) -> Position:
    """The same from the JSON of a record."""
    return position_in(document(data).record, seat)


def is_awaited(position: Position) -> bool:
    """Whether the seat has something to decide."""
    return len(position.view.legal) > 1
