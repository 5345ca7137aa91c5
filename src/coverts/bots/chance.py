"""Choosing with the numbers that a bot is given."""

from collections.abc import Sequence
from typing import Final

from coverts.games.contract import Draw

PARTS: Final = 1 << 20
"""Into how many parts certainty is cut, to be shared out among the choices."""


def one_of(weights: Sequence[float], draw: Draw) -> int:
    """One of the places, each as likely as its weight says; the weights add up to 1."""
    drawn = (draw(PARTS) + 0.5) / PARTS
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    return len(weights) - 1


def one_of_the_best(worths: Sequence[float], draw: Draw, *, within: float) -> int:
    """One of the places whose worth is the greatest or so near to it that it makes no difference."""
    least = max(worths) - within
    best = [place for place, worth in enumerate(worths) if worth >= least]
    return best[draw(len(best))]
