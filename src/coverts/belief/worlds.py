"""The possible hidden hands (worlds) of a seat, with their posterior probabilities.

A *world* is a set of feathers. Before anybody's choices are weighed all worlds are equally likely: the feathers that
nobody has been seen to hold or play, less those of a colour that one's own peacock could not follow, as many as are
left on it. Following proves nothing more: the feather that followed has left. What it makes likely is told by
`following`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from coverts.belief.seen_rows import STOCK, plays_of, seen_row
from coverts.games.bits import members
from coverts.games.pikoko import View
from coverts.games.pikoko.feathers import (
    COLOURS,
    FACES_OF,
    FACES_ON,
    FEATHER_OF,
    FIRST_FACES,
    HAND_SIZE,
    colour_of,
)
from coverts.games.pikoko.rows.layout import SEAT
from coverts.games.pikoko.tricks import unfollowed

_FACES_ON: Final = np.array(FACES_ON, np.int64)


@dataclass(frozen=True, eq=False)
class Worlds:
    """What may be left on one's own peacock."""

    pool: tuple[int, ...]
    """The feathers that may be there, by their numbers."""
    played: int
    """The faces of the feathers that have been played from it: part of it when it was dealt, in every world."""
    places: NDArray[np.int8]
    """[world, feather]: which of the pool."""
    hands: NDArray[np.int64]
    """[world]: the set of faces that is left."""
    weights: NDArray[np.float64]
    """[world]: how likely it is; together they make 1."""

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def dealt(self) -> NDArray[np.int64]:
        """[world]: the set of faces that was dealt."""
        return self.hands | self.played

    def updated(self, likelihoods: NDArray[np.float64]) -> "Worlds":
        """The worlds after something has been seen that each of them makes so likely."""
        weights = self.weights * likelihoods
        together = float(weights.sum())
        # What is impossible in every world has nevertheless been seen: the model was wrong, not the worlds.
        return self if together <= 0.0 else replace(self, weights=weights / together)

    def feather_chances(self) -> dict[int, float]:
        """For each feather of the pool, the chance that it is on the peacock."""
        chances = np.zeros(len(self.pool))
        np.add.at(chances, self.places.ravel(), np.repeat(self.weights, self.places.shape[1]))
        return dict(zip(self.pool, chances.tolist(), strict=True))

    def colour_chances(self) -> tuple[float, ...]:
        """For each colour, the chance that a feather on the peacock shows it."""
        shown = [(self.hands & FACES_OF[colour]) != 0 for colour in range(COLOURS)]
        return tuple([float(self.weights[there].sum()) for there in shown])

    def entropy(self) -> float:
        """How much is not known, in bits."""
        likely = self.weights[self.weights > 0.0]
        return float(-(likely * np.log2(likely)).sum())

    def chance_of(self, hand: int) -> float:
        """How likely it is that exactly these faces are left."""
        return float(self.weights[self.hands == hand].sum())

    def drawn(self, number: int, first: float) -> NDArray[np.int64]:
        """So many worlds by their weights, evenly spread from a first number between 0 and 1: their places."""
        points = (np.arange(number) + first) / number
        return np.minimum(np.searchsorted(np.cumsum(self.weights), points, side="right"), len(self) - 1)


def worlds_of(view: View) -> Worlds:
    """The worlds of a view, which must be a seat's: all equally likely, before others' choices are weighed."""
    return worlds_in(seen_row(view))


def worlds_in(row: Sequence[int]) -> Worlds:
    """The worlds of a seen row."""
    played, lacking = 0, 0
    plays = plays_of(row, row[SEAT])
    for face, first in plays:
        played |= FACES_ON[FEATHER_OF[face]]
        if unfollowed(face, colour_of(first)):
            lacking |= FACES_OF[colour_of(first)]
    unseen = members(row[STOCK] & FIRST_FACES)
    pool = tuple([FEATHER_OF[face] for face in unseen if not FACES_ON[FEATHER_OF[face]] & lacking])
    places = _choices(len(pool), HAND_SIZE - len(plays))
    hands = _FACES_ON[np.array(pool, np.int64)][places].sum(axis=1) if places.size else np.zeros(1, np.int64)
    return Worlds(pool, played, places, hands, np.full(len(hands), 1.0 / len(hands)))


@cache
def _choices(among: int, number: int) -> NDArray[np.int8]:
    """All ways to choose so many of so many."""
    ways = list(combinations(range(among), number))
    return np.array(ways, np.int8).reshape(len(ways), number)
