"""The order of things: throw, choose, open, and when it ends. Whole numbers only, so that the same functions can be
compiled.
"""

from collections.abc import Sequence
from typing import Final

from coverts.games.pok.counters import counters_left

THROW: Final = 0
OFFER: Final = 1
OVER: Final = 2
"""What a game waits for: the dice, the fists, or nothing any more."""


def next_phase(phase: int, open_fists: int, won: int) -> int:
    """K3: after the throw everybody closes a fist; when none is open any more and they are revealed, it is over if
    somebody has won, and else the dice are thrown again.
    """
    if phase == THROW or open_fists:
        return OFFER
    return OVER if won else THROW


def has_won(holding: int) -> bool:
    """K7: whether this is what a winner holds: five counters of six are handed over, and one is left."""
    return counters_left(holding) == 1


def is_dead(holdings: Sequence[int]) -> bool:
    """K8: four or more players, and everybody's remaining counters are of one and the same symbol."""
    if len(holdings) < 4:
        return False
    shared = 0
    for holding in holdings:
        shared |= holding
    # Each then holds exactly two of it: whoever is down to one has won.
    return shared in (0b000010, 0b001000, 0b100000)


def winners(holdings: Sequence[int]) -> int:
    """The set of seats that share the victory, everybody in a dead position; empty as long as the game goes on."""
    found = 0
    for seat in range(len(holdings)):
        if has_won(holdings[seat]):
            found |= 1 << seat
    if found == 0 and is_dead(holdings):
        found = (1 << len(holdings)) - 1
    return found
