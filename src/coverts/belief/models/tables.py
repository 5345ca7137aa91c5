"""Lookup tables of the opponent models."""

from math import exp
from typing import Any, Final

import numpy as np

from coverts.games.pikoko.feathers import FACE, FACES_OF, FACES_ON, colour_of, number_of
from coverts.games.pikoko.rows.layout import CARDS, MOST

ABOVE: Final = tuple(FACES_OF[colour_of(face)] & ~((2 << face) - 1) for face in range(len(FACE)))
"""For each face, the higher ones of its colour."""

TOP: Final = tuple(number_of(FACES_ON[cards - 1].bit_length() - 1) if cards else 0 for cards in CARDS)
"""The highest number in the deck, by players."""


EIGHTHS: Final = 8
"""Higher feathers are counted in eighths, because some of them are only perhaps there."""

PLAIN_STRENGTH: Final[Any] = np.array([0.85 * exp(-0.75 * eighths / EIGHTHS) for eighths in range(12 * EIGHTHS + 1)])
TRUMP_STRENGTH: Final[Any] = np.array(
    [0.35 + 0.7 * exp(-0.22 * eighths / EIGHTHS) for eighths in range(12 * EIGHTHS + 1)]
)
"""How good a feather is with so many higher ones of its colour elsewhere, in eighths."""

NAMED: Final = 0.85
"""A multi-coloured feather is a trump only when it need not follow."""

SHARPNESS: Final = 2.2
"""Who takes a trick leads to the next one, so the strong take more than their share of the strength."""

HIGH: Final = tuple(
    sum(1 << face for face in range(len(FACE)) if TOP[players] - 1 <= number_of(face) <= TOP[players])
    for players in range(MOST + 1)
)
"""By players: the faces with the two highest numbers."""

MIDDLE: Final = tuple(
    sum(1 << face for face in range(len(FACE)) if TOP[players] - 4 <= number_of(face) < TOP[players] - 1)
    for players in range(MOST + 1)
)
"""By players: the faces with the three numbers below those."""
