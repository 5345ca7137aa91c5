"""Random choice from the numbers that a bot is given."""

from collections.abc import Sequence
from typing import Final

from coverts.games.contract import Draw

PART_BITS: Final = 20
PARTS: Final = 1 << PART_BITS
"""Into how many parts certainty is cut, to be shared out among the choices."""


def one_of(weights: Sequence[float], draw: Draw) -> int:
    """One of the places, each as likely as its weight says; the weights add up to 1."""
    return place_of(weights, draw(PARTS))


def place_of(weights: Sequence[float], part: int) -> int:
    """The place to which one of the `PARTS` belongs."""
    drawn = (part + 0.5) / PARTS
    for place in range(len(weights)):
        drawn -= weights[place]
        if drawn < 0:
            return place
    return len(weights) - 1


def one_of_the_best(worths: Sequence[float], draw: Draw, *, within: float) -> int:
    """One of the places whose worth is the greatest or so near to it that it makes no difference."""
    best = best_places(worths, within)
    return best[draw(len(best))]


def best_places(worths: Sequence[float], within: float) -> list[int]:
    """The places whose worth is the greatest or so near to it that it makes no difference."""
    least = max(worths) - within
    return [place for place in range(len(worths)) if worths[place] >= least]


def total(numbers: Sequence[float]) -> float:
    """Their sum, added one after the other: the built-in one is more exact in some Pythons than in others."""
    added = 0.0
    for number in numbers:
        added += number
    return added
