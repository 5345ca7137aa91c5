"""K1, K6–K8: the counters a player holds. Whole numbers only, so that the same functions can be compiled.

A holding is one number, with two bits for each symbol: how many of its counters are left.
"""

from collections.abc import Sequence
from typing import Final

EACH: Final = 2
"""K1: two of every symbol."""

FULL: Final = 0b101010
WON_WITH: Final = 1
"""K7: five of six handed over leaves one."""


def held(holding: int, symbol: int) -> int:
    """How many counters of a symbol are left."""
    return holding >> (2 * symbol) & 3


def handed(holding: int, symbol: int) -> int:
    """The holding after one counter of a symbol has left it."""
    return holding - (1 << (2 * symbol))


def left(holding: int) -> int:
    """How many counters are left in all."""
    return held(holding, 0) + held(holding, 1) + held(holding, 2)


def is_dead(holdings: Sequence[int]) -> bool:
    """K8: four or more players, and everybody's remaining counters are of one and the same symbol."""
    if len(holdings) < 4:
        return False
    shared = 0
    for holding in holdings:
        shared |= holding
    # Each then holds exactly two of it: whoever is down to one has won.
    return shared in (0b000010, 0b001000, 0b100000)
