"""Rollouts: one position of Pikoko played many times to the end of its round."""

from collections.abc import Callable
from functools import cache
from typing import Any

from coverts.games.pikoko.course import PLAY
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import DECK, PHASE, PLAYED, PLAYERS, POINTS, TAKEN
from coverts.games.row import Row
from coverts.simulate.row import KEY, PLACE, Choose
from coverts.simulate.stream import stream_key


@cache
def rolling(choose: Choose) -> Callable[..., None]:
    """Rollouts in which everybody decides like this. What is made here runs interpreted and compiled."""

    def roll_out(position: Row, row: Row, seed: int, first: int, number: int, points: Any, taken: Any) -> None:
        """Play a position on so many times; `row` is scratch space.

        Points and tricks of each seat are added up in `points` and `taken`.
        """
        players = position[PLAYERS]
        phase = position[PHASE]
        # Within a round the deck stays as it was dealt.
        for place in range(DECK, len(position)):
            row[place] = position[place]
        for rollout in range(number):
            for place in range(DECK):
                row[place] = position[place]
            row[KEY] = stream_key(seed, first + rollout)
            row[PLACE] = 0
            # Fists, first feathers and others apart: the compiler need not ask at every feather which of them it is.
            while phase <= row[PHASE] < PLAY:
                advance(row, choose(row))
            while row[PHASE] == PLAY:
                advance(row, choose(row))
                while row[PLAYED]:
                    advance(row, choose(row))
            for seat in range(players):
                points[seat] += row[POINTS + seat]
                taken[seat] += row[TAKEN + seat]

    return roll_out
