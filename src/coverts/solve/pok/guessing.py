"""A value function for positions of tables that nobody has solved: a softmax of linear features.

A player's share of victory grows with what they hold: the fewer counters the better, the better too the fewer of the
others hold the same symbols, and best with a lead. How much of each was fitted to the tables that there are; what was
learnt from four players' holds for five, so it should not be far off for six and seven.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from coverts.games.pok.counters import EACH
from coverts.games.pok.course import is_dead
from coverts.games.pok.dice import SYMBOLS
from coverts.solve.pok.hands import HELD, LIVE, WIDE, Floats, Ints

FORMAT: Final = "coverts-pok-guess/1"

_SHAPES: Final = sorted({tuple(sorted(HELD[holding].tolist())) for holding in LIVE})
_SHAPE: Final = np.array(
    [_SHAPES.index(tuple(sorted(HELD[holding].tolist()))) if holding in LIVE else 0 for holding in range(WIDE)]
)
"""By holding: which numbers of counters it has, whatever their symbols."""


class Guess(Struct, frozen=True, kw_only=True):
    """How much everything counts, and how near that comes."""

    format: str
    command: str
    fitted_to: tuple[int, ...]
    """The numbers of players whose tables were used."""
    off_by: float
    """How far a guess is from a table's share, squared, on average, and the root of that."""
    weights: tuple[float, ...]


def features(rows: Ints) -> Floats:
    """By position, player and number: what a player's share is guessed from."""
    others = rows.shape[1] - 1
    counters = HELD[rows].astype(float)
    has = counters > 0
    kinds = has.sum(axis=2, keepdims=True)
    holders = (has.sum(axis=1, keepdims=True) - has) / others
    rivals = (counters.sum(axis=1, keepdims=True) - counters) / (EACH * others)
    shape = np.eye(len(_SHAPES))[_SHAPE[rows]]
    left = counters.sum(axis=2, keepdims=True)
    shared = (holders * has).sum(axis=2, keepdims=True) / kinds
    return np.concatenate(
        [
            shape,
            shape * shared,
            shape * np.where(has, holders, 1.0).min(axis=2, keepdims=True),
            shared,
            (holders**2 * has).sum(axis=2, keepdims=True) / kinds,
            np.where(has, holders, 0.0).max(axis=2, keepdims=True),
            (rivals * has).sum(axis=2, keepdims=True) / kinds,
            (rivals * counters).sum(axis=2, keepdims=True) / left,
            left.min(axis=1, keepdims=True) - left,
        ],
        axis=2,
    )


def shares(rows: Ints, weights: Floats) -> Floats:
    """By position and player, the share of victory to be guessed. Nobody's share depends on the symbols' names."""
    strong = features(rows) @ weights
    strong = np.exp(strong - strong.max(axis=1, keepdims=True))
    return np.asarray(strong / strong.sum(axis=1, keepdims=True))


@cache
def shipped_guess() -> Guess:
    """What comes with the program."""
    return msgspec.json.decode(files("coverts.solve.pok").joinpath("tables", "guess.json").read_bytes(), type=Guess)


def guessed(rows: Ints) -> Floats:
    """By position and player, the share of victory: an equal one where the position is dead (K8)."""
    found = shares(rows, np.array(shipped_guess().weights))
    dead = np.array([is_dead(tuple(row)) for row in rows.tolist()])
    found[dead] = 1 / rows.shape[1]
    return found


assert _SHAPES[-1] == (EACH,) * SYMBOLS
