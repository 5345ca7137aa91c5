"""Lookup tables of the opponent models."""

from typing import Final

import numpy as np

from coverts.belief.arrays import Floats
from coverts.belief.models.heuristics import TOP, plain_strength, trump_strength
from coverts.games.pikoko.feathers import FACE, number_of
from coverts.games.pikoko.rows.layout import MOST

EIGHTHS: Final = 8
"""Higher feathers are counted in eighths, because some of them are only perhaps there."""

PLAIN_STRENGTH: Final[Floats] = np.array([plain_strength(eighths / EIGHTHS) for eighths in range(12 * EIGHTHS + 1)])
TRUMP_STRENGTH: Final[Floats] = np.array([trump_strength(eighths / EIGHTHS) for eighths in range(12 * EIGHTHS + 1)])
"""How good a feather is with so many higher ones of its colour elsewhere, in eighths."""

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
