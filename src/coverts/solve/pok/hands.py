"""State space of the solver: the holdings, positions up to symmetry, and the rules as lookup tables.

A position is what everybody holds, before a throw. Who sits where makes no difference, so it is kept as the
holdings in ascending order; which symbol is which makes none either, so of the up to six positions that differ in
that alone only one is solved: the one with the smallest key.
"""

from functools import cache
from itertools import combinations_with_replacement, permutations, product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coverts.games.pok.counters import EACH, FULL, after_round, counters_left, held
from coverts.games.pok.course import has_won, is_dead
from coverts.games.pok.dice import SYMBOLS

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]

WIDE: Final = FULL + 1
"""Holdings are numbers below this."""

KEY_BITS: Final = 6
"""What one holding takes of the key of a position."""

SWAPS: Final = tuple(permutations(range(SYMBOLS)))
"""The ways in which symbols can change places: `SWAPS[g][a]` is what symbol a becomes. The first leaves all."""


def _holdings() -> list[int]:
    each = range(EACH + 1)
    counts = [(a, b, c) for a in each for b in each for c in each]
    return sorted(sum(number << (2 * symbol) for symbol, number in enumerate(count)) for count in counts)


HOLDINGS: Final = _holdings()
LIVE: Final = tuple(holding for holding in HOLDINGS if holding and not has_won(holding))
"""What a player can hold while the game goes on."""

COUNTERS_LEFT: Final[Ints] = np.array([counters_left(holding) if holding in HOLDINGS else 0 for holding in range(WIDE)])
HELD: Final[Ints] = np.array([[held(holding, symbol) for symbol in range(SYMBOLS)] for holding in range(WIDE)])
HAS_WON: Final[NDArray[np.bool_]] = np.array([has_won(holding) for holding in range(WIDE)])
AFTER_ROUND: Final[Ints] = np.zeros((WIDE, SYMBOLS, 1 << SYMBOLS), dtype=np.int64)
"""By holding, symbol shown and set of released symbols: what is held then."""
for _holding, _symbol, _released in product(HOLDINGS, range(SYMBOLS), range(1 << SYMBOLS)):
    if held(_holding, _symbol):
        AFTER_ROUND[_holding, _symbol, _released] = after_round(_holding, _symbol, _released)


def _swapped(holding: int, swap: tuple[int, ...]) -> int:
    return sum(held(holding, symbol) << (2 * swap[symbol]) for symbol in range(SYMBOLS))


SWAPPED: Final[Ints] = np.array([[_swapped(holding, swap) for holding in range(WIDE)] for swap in SWAPS])
"""For each way to swap symbols, what a holding becomes."""


def keys_of(rows: Ints) -> Ints:
    """One number for each row of holdings in ascending order; greater rows have greater numbers."""
    keys = np.zeros(rows.shape[:-1], dtype=np.int64)
    for place in range(rows.shape[-1]):
        keys = keys << KEY_BITS | rows[..., place]
    return keys


class Positions:
    """All positions for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rows: Ints = np.array(list(combinations_with_replacement(LIVE, players)))
        self.keys = keys_of(self.rows)
        """In ascending order, as the rows are."""
        images = keys_of(np.sort(SWAPPED[:, self.rows], axis=2))
        self.chosen: Ints = np.flatnonzero(self.keys == images.min(axis=0))
        """Those of which all others are images."""
        self.dead = np.array([is_dead(tuple(row)) for row in self.rows.tolist()])
        counters = COUNTERS_LEFT[self.rows].sum(axis=1)
        solved = self.chosen[~self.dead[self.chosen]]
        self.layers: list[Ints] = [
            layer for number in range(counters.max() + 1) if len(layer := solved[counters[solved] == number])
        ]
        """The positions to solve, by how many counters are left: each depends on earlier layers alone."""

    def place(self, rows: Ints) -> Ints:
        """Where rows of holdings in ascending order stand."""
        return np.searchsorted(self.keys, keys_of(rows))

    def images(self, place: int) -> Ints:
        """Where all images of a position stand, itself included."""
        return np.unique(self.place(np.sort(SWAPPED[:, self.rows[place]], axis=1)))


@cache
def positions(players: int) -> Positions:
    """All positions for a number of players, worked out once."""
    return Positions(players)


def spread(place: int, values: Floats, into: Floats, table: Positions) -> None:
    """Write the values of a chosen position, one for each of its holdings, to all its images."""
    for row in SWAPPED[:, table.rows[place]]:
        order = np.argsort(row, kind="stable")
        into[int(table.place(row[order]))] = values[order]
