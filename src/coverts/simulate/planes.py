"""Bit sets as planes of zeros and ones in an array, the input of networks. A set has at most 62 members here."""

import numpy as np
from numpy.typing import NDArray


def spread(bits: int, width: int, seen: NDArray[np.int8], first: int) -> int:
    """Write the first members of a set, so many, as zeros and ones from the place `first` on; the place after them."""
    for place in range(width):
        seen[first + place] = bits >> place & 1
    return first + width


def spread_over(bits: int, width: int, seen: NDArray[np.int8], first: int) -> int:
    """The same, faster: compiled code writes 64 places at once.

    So those from `first` on must be the caller's, and what belongs behind the set is to be written afterwards.
    """
    return spread(bits, width, seen, first)
