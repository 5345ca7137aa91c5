"""Endgame search: the last tricks of a round, solved exactly.

In a world nothing is hidden, and few plays are left: all of them can be tried. Every seat plays for what the round is
worth to it, but softly: a play that loses more is made less often. So plays that are worth the same are spread evenly,
and nobody is taken for a player who never errs. A machine cannot keep functions on the disk that call themselves, so
the plays under way are kept on a stack of our own.
"""

from math import exp
from typing import NamedTuple

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.play_inputs import distinct_plays
from coverts.games.bits import lowest
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.layout import HANDS, MOST, PLAYED, PLAYERS, SEAT, TAKEN, TOKENS_LEFT, TRICK
from coverts.games.pikoko.rows.plays import play
from coverts.games.row import Row


class Stack(NamedTuple):
    """The plays under way, by depth: how many plays have been made from the position."""

    rows: Ints
    """[depth]: the round."""
    values: Floats
    """[depth, play, seat]: what each play that has been tried is worth."""
    untried: Ints
    """[depth]: the set of faces that have yet to be tried."""
    tried: Ints
    """[depth]: how many have been tried."""


def plays_left(row: Row) -> int:
    """How many feathers are still to be played in the round."""
    return (HAND_SIZE - row[TRICK]) * row[PLAYERS] - row[PLAYED]


def copy_after(row: Row, next_row: Row, face: int) -> None:
    """The round after one more play; only what plays depend on is copied."""
    for place in range(PLAYERS, TOKENS_LEFT):
        next_row[place] = row[place]
    for place in range(TAKEN, TAKEN + MOST):
        next_row[place] = row[place]
    play(next_row, face)


def ending_of(row: Row, position: Row) -> int:
    """The number of an ending: who has taken how many tricks since a position, written as digits."""
    number = 0
    for seat in range(row[PLAYERS]):
        number = number * (HAND_SIZE - position[TRICK] + 1) + row[TAKEN + seat] - position[TAKEN + seat]
    return number


def soften(values: Floats, number: int, seat: int, eager: float, result: Floats) -> None:
    """What is to be expected [seat] of so many plays [play, seat], if a seat chooses softly among them."""
    most = values[0, seat]
    for choice in range(1, number):
        most = max(most, values[choice, seat])
    together = 0.0
    for other in range(MOST):
        result[other] = 0.0
    for choice in range(number):
        chance = exp(eager * (values[choice, seat] - most))
        together += chance
        for other in range(MOST):
            result[other] += chance * values[choice, other]
    for other in range(MOST):
        result[other] /= together


def settle_each(position: Row, hands: Ints, worths: Floats, eager: Floats, found: Floats, stack: Stack) -> None:
    """What each play of a seen row is worth to the seat that looks, `found[m, w]`, if its peacock is `hands[w]`.

    `worths[e, s]` is what an ending is worth to a seat, and the chance of a play falls by a factor of e for each
    1 / `eager[s]` that it loses.
    """
    rows, values, untried, tried = stack
    me = position[SEAT]
    last = plays_left(position) - 1
    for world in range(len(hands)):
        for place in range(len(position)):
            rows[0, place] = position[place]
        rows[0, HANDS + me] = hands[world]
        untried[0] = distinct_plays(rows[0])
        tried[0] = 0
        depth = 0
        while depth > 0 or untried[0]:
            if untried[depth] == 0:
                seat = rows[depth, SEAT]
                soften(values[depth], tried[depth], seat, eager[seat], values[depth - 1, tried[depth - 1]])
                depth -= 1
                tried[depth] += 1
                continue
            face = lowest(untried[depth])
            untried[depth] &= untried[depth] - 1
            copy_after(rows[depth], rows[depth + 1], face)
            if depth == last:
                ending = ending_of(rows[depth + 1], position)
                for seat in range(MOST):
                    values[depth, tried[depth], seat] = worths[ending, seat]
                tried[depth] += 1
            else:
                depth += 1
                untried[depth] = distinct_plays(rows[depth])
                tried[depth] = 0
        for move in range(tried[0]):
            found[move, world] = values[0, move, me]
