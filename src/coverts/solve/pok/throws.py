"""The probabilities of the throws, and the symbols that each releases, as lookup tables."""

from functools import cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.dice import THROWS, WAYS

CHANCES: Final = np.array(WAYS) / sum(WAYS)
"""How likely each throw is."""


@cache
def released(players: int) -> NDArray[np.uint8]:
    """By throw, and by how many players show the first and the second symbol: the symbols that are handed over."""
    wide = range(players + 1)
    table = np.zeros((len(THROWS), players + 1, players + 1), dtype=np.uint8)
    for number, dice in enumerate(THROWS):
        for first, second in product(wide, wide):
            if (third := players - first - second) >= 0:
                table[number, first, second] = released_symbols(dice, (first, second, third))
    return table
