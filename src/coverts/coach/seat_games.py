"""A finished game as one seat lived through it: every decision with the view of that moment, and how rounds ended.

The rule book's `view` is the only way into this module's values, so nothing that is made from them can depend on what
the seat could not know.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from coverts.games.contract import Act, AnyGame, Chance, Over
from coverts.games.fists import FistView
from coverts.games.memory import remembered
from coverts.records.format import Record
from coverts.records.referee import game_of, options_of, replay


class Unfinished(Exception):
    """A game that is still going on is not reviewed: nobody may learn anything of it."""


@dataclass(frozen=True)
class Moment:
    """A decision: what the seat saw, what it had seen at the ends of earlier rounds, and what it did."""

    view: Any
    past: tuple[Any, ...]
    action: Any
    at: int = 0
    """How many moves the game had seen."""


@dataclass(frozen=True)
class SeatGame:
    """A game as one seat saw it."""

    game: str
    seat: int
    moments: tuple[Moment, ...]
    ends: tuple[FistView[Any], ...]
    """The views when rounds had ended; the last one is of the finished game."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.ends[-1].ready)


def moments_of(game: AnyGame, options: object, moves: Iterable[Any], seat: int) -> tuple[list[Moment], tuple[Any, ...]]:
    """The decisions of a seat in a game so far, and what it sees at the end of each round and now."""
    state, past = game.start(options), ()
    moments: list[Moment] = []
    for at, move in enumerate(moves):
        if isinstance(game.prompt(state), Chance):
            past = remembered(past, game.view(state, seat))
        elif isinstance(move, Act) and move.seat == seat:
            moments.append(Moment(game.view(state, seat), past, move.action, at))
        state = game.step(state, move).state
    return moments, (*past, game.view(state, seat))


def seat_game(record: Record, seat: int) -> SeatGame:
    """The game of a legal record as a seat saw it, or `Unfinished`."""
    moves = [made.move for made in replay(record)]
    moments, ends = moments_of(game_of(record), options_of(record), moves, seat)
    if not isinstance(ends[-1].prompt, Over):
        raise Unfinished
    return SeatGame(record.game, seat, tuple(moments), ends)
