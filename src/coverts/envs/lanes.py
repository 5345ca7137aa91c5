"""Parallel games as kernels get them: arrays with an entry for every lane, in which one game follows the other.

Plain functions that run interpreted and compiled.
"""

from typing import Any, NamedTuple


class Lanes(NamedTuple):
    """All lanes of a vector."""

    rows: Any
    """[lane, place]: the game under way."""
    numbers: Any
    """[lane]: its number."""
    stride: int
    """How many lanes there are: the next game of a lane is so many numbers further on."""
    settings: tuple[int, ...]
    rewards: Any
    """[lane, seat]"""
    terminated: Any
    truncated: Any
    observations: Any
    """Of all who are asked, one after the other."""
    size: int
    """How long each of them is."""
    masks: Any
    actions: int
    """How long a mask is."""
    seats: Any
    """Who is asked."""
    options: Any
    """The set of legal actions of everybody who is asked, and in `firsts` the number of the first of them."""
    firsts: Any


def first_illegal(options: Any, firsts: Any, actions: Any) -> int:
    """The first who is asked and whose action is not allowed, or -1."""
    for place in range(len(actions)):
        offset = actions[place] - firsts[place]
        if offset < 0 or offset > 61 or not options[place] >> offset & 1:
            return place
    return -1
