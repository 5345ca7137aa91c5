"""Players of rows, and the stream of random numbers that every row begins with."""

from collections.abc import Callable
from typing import Final, TypeAlias

from coverts.games.row import Row
from coverts.simulate.stream import below, number_at, of_bits

Choose: TypeAlias = Callable[[Row], int]
"""A player: decides for the seat that a row asks, with numbers from the row's stream if it needs any.

It sees the whole row and is trusted to look only at what its seat may know.
"""

KEY: Final = 0
"""The first place of every row: the key of its stream of random numbers."""
PLACE: Final = 1
"""The second: how far the stream has been read."""


def drawn(row: Row, bound: int) -> int:
    """The next number of the row's own stream, from 0 to `bound` − 1."""
    place = row[PLACE]
    row[PLACE] = place + 1
    return below(number_at(row[KEY], place), bound)


def drawn_of_bits(row: Row, bits: int) -> int:
    """The next number of the row's own stream, of so many bits."""
    place = row[PLACE]
    row[PLACE] = place + 1
    return of_bits(number_at(row[KEY], place), bits)
