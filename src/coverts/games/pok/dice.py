"""The symbols and the three dice, as data."""

from collections import Counter
from itertools import product
from typing import Final

from coverts.games.notation import Notation

SYMBOLS: Final = 3


class Symbol(Notation):
    """Blue disc, green square, red triangle."""

    B, G, R = "B", "G", "R"


class DieFace(Notation):
    """What a die can show: a number of one symbol, or nothing."""

    BLANK = "-"
    B1, G1, R1 = "1B", "1G", "1R"
    B2, G2, R2 = "2B", "2G", "2R"
    B3, G3, R3 = "3B", "3G", "3R"


SYMBOL: Final = tuple(Symbol)
DIE_FACE: Final = tuple(DieFace)

BLANK: Final = DieFace.BLANK.index

DICE: Final = (
    (DieFace.B1, DieFace.B1, DieFace.G1, DieFace.G1, DieFace.R1, DieFace.R1),
    (DieFace.B2, DieFace.G2, DieFace.R2, DieFace.BLANK, DieFace.BLANK, DieFace.BLANK),
    (DieFace.B3, DieFace.G3, DieFace.R3, DieFace.BLANK, DieFace.BLANK, DieFace.BLANK),
)
"""K2: the six faces of the first, second and third die."""

_COUNTED: Final = Counter(product(*[[face.index for face in faces] for faces in DICE]))

THROWS: Final = tuple(_COUNTED)
"""The 48 throws that look different, each as the numbers of its three faces."""

WAYS: Final = tuple(_COUNTED.values())
"""For each of them, in how many of the 216 ways it comes about."""

NUMBER_ON: Final = (0, *(int(face.notation[0]) for face in DIE_FACE[1:]))
"""For each face, how many players it asks for; 0 for a blank."""

SYMBOL_ON: Final = (0, *(Symbol(face.notation[1]).index for face in DIE_FACE[1:]))
"""For each face, the symbol it asks for; of no meaning for a blank."""
