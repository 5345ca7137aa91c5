"""Parallel games as kernels get them: arrays with an entry for every lane, in which one game follows the other.

Plain functions that run interpreted and compiled.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Whole: TypeAlias = NDArray[np.int64]
Bits: TypeAlias = NDArray[np.int8]
Flags: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float32]


class Lanes(NamedTuple):
    """All lanes of a vector."""

    rows: Whole
    """[lane, place]: the game under way."""
    numbers: Whole
    """[lane]: its number."""
    stride: int
    """How many lanes there are: the next game of a lane is so many numbers further on."""
    settings: tuple[int, ...]
    rewards: Rewards
    """[lane, seat]"""
    terminated: Flags
    truncated: Flags
    observations: Bits
    """Of all who are asked, one after the other."""
    size: int
    """How long each of them is."""
    masks: Bits
    actions: int
    """How long a mask is."""
    seats: Whole
    """Who is asked."""
    options: Whole
    """The set of legal actions of everybody who is asked, and in `firsts` the number of the first of them."""
    firsts: Whole


def first_illegal(options: Whole, firsts: Whole, actions: Whole) -> int:
    """The first who is asked and whose action is not allowed, or -1."""
    for place in range(len(actions)):
        offset = actions[place] - firsts[place]
        if offset < 0 or offset > 61 or not options[place] >> offset & 1:
            return place
    return -1
