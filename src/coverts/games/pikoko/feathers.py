"""The colours, the 47 feathers and their 55 faces.

Each pair of a colour and a number exists on exactly one feather. Such a pair is a *face*: it names its feather, a
multi-coloured feather has three of them, and a play *is* a face, because it says the feather and the colour it counts
as. A hand is the set of its faces. With that, following colour and naming colours are a single mask operation.

Faces and feathers are numbered by number first. So the feathers of the smaller decks are the first ones, and of two
faces of one colour the higher one is the stronger.
"""

from typing import Final

from coverts.games.notation import Notation

COLOURS: Final = 5
NO_COLOUR: Final = 5
"""In kernels: no trump, or nothing led yet. `FACES_OF[NO_COLOUR]` is empty."""


class Colour(Notation):
    """The five colours of P1."""

    R, Y, P, W, B = "R", "Y", "P", "W", "B"


class Feather(Notation):
    """The 47 feathers of P1 and P2 in deck order: by number, then by first colour."""

    PYR1, W1, B1 = "PYR1", "W1", "B1"
    R2, Y2, P2, W2, B2 = "R2", "Y2", "P2", "W2", "B2"
    R3, Y3, P3, W3, B3 = "R3", "Y3", "P3", "W3", "B3"
    R4, BWY4, P4 = "R4", "BWY4", "P4"
    R5, Y5, P5, W5, B5 = "R5", "Y5", "P5", "W5", "B5"
    R6, Y6, P6, W6, B6 = "R6", "Y6", "P6", "W6", "B6"
    PWR7, Y7, B7 = "PWR7", "Y7", "B7"
    R8, Y8, P8, W8, B8 = "R8", "Y8", "P8", "W8", "B8"
    R9, Y9, P9, W9, B9 = "R9", "Y9", "P9", "W9", "B9"
    BWR10, Y10, P10 = "BWR10", "Y10", "P10"
    R11, Y11, P11, W11, B11 = "R11", "Y11", "P11", "W11", "B11"

    @property
    def number(self) -> int:
        """The number on the feather."""
        return number_of(FACES_ON[self.index].bit_length() - 1)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours the feather shows: one, or three."""
        return tuple(Colour(letter) for letter in self.notation.rstrip("0123456789"))


class Face(Notation):
    """A feather as one of its colours: what is played. A multi-coloured one is written with the colour it counts as."""

    R1, Y1, P1, W1, B1 = "PYR1=R", "PYR1=Y", "PYR1=P", "W1", "B1"
    R2, Y2, P2, W2, B2 = "R2", "Y2", "P2", "W2", "B2"
    R3, Y3, P3, W3, B3 = "R3", "Y3", "P3", "W3", "B3"
    R4, Y4, P4, W4, B4 = "R4", "BWY4=Y", "P4", "BWY4=W", "BWY4=B"
    R5, Y5, P5, W5, B5 = "R5", "Y5", "P5", "W5", "B5"
    R6, Y6, P6, W6, B6 = "R6", "Y6", "P6", "W6", "B6"
    R7, Y7, P7, W7, B7 = "PWR7=R", "Y7", "PWR7=P", "PWR7=W", "B7"
    R8, Y8, P8, W8, B8 = "R8", "Y8", "P8", "W8", "B8"
    R9, Y9, P9, W9, B9 = "R9", "Y9", "P9", "W9", "B9"
    R10, Y10, P10, W10, B10 = "BWR10=R", "Y10", "P10", "BWR10=W", "BWR10=B"
    R11, Y11, P11, W11, B11 = "R11", "Y11", "P11", "W11", "B11"

    @property
    def colour(self) -> Colour:
        """The colour it counts as."""
        return COLOUR[self.index % COLOURS]

    @property
    def feather(self) -> Feather:
        """The feather it is a face of."""
        return FEATHER[FEATHER_OF[self.index]]


def colour_of(face: int) -> int:
    """The colour of a face."""
    return COLOUR_OF[face]


def number_of(face: int) -> int:
    """The number of a face."""
    return face // COLOURS + 1


def dealt_from(seat: int) -> int:
    """P5: where the eight feathers of a seat begin in a shuffled deck. After the last seat's, one is turned up.

    Its colour is trump (`TRUMP_OF`); the feathers after it are nobody's.
    """
    return HAND_SIZE * seat


COLOUR: Final = tuple(Colour)
"""P4: a colour is one of five letters here; what it is called is for the language files to say."""

FEATHER: Final = tuple(Feather)
"""P2: four feathers show three colours and stand for their number in each of them; the others show one."""

FACE: Final = tuple(Face)
"""P1: five colours, and each number from 1 to 11 once in every one of them."""

DECK_SIZE: Final = {3: 29, 4: 39, 5: 47}
"""P3: with three players numbers 8–11 stay out, with four 10 and 11. The deck is that many feathers of `FEATHER`."""

HAND_SIZE: Final = 8
"""How many feathers are on a peacock, and so how many tricks are played."""

COLOUR_OF: Final = tuple(face % COLOURS for face in range(len(FACE)))
"""For each face, its colour: looked up, because machines are slow to divide."""

FEATHER_OF: Final = tuple(Feather(face.notation.split("=")[0]).index for face in FACE)
"""For each face, its feather."""

FACES_ON: Final = tuple(
    sum(1 << face for face, owner in enumerate(FEATHER_OF) if owner == feather) for feather in range(len(FEATHER))
)
"""For each feather, the set of its faces."""

SAME_FEATHER: Final = tuple(FACES_ON[feather] for feather in FEATHER_OF)
"""For each face, the set of all faces of its feather."""

FIRST_FACES: Final = sum({faces & -faces for faces in FACES_ON})
"""One face of every feather, its first."""

FACES_OF: Final = (*(sum(1 << face for face in range(colour, len(FACE), COLOURS)) for colour in range(COLOURS)), 0)
"""For each colour the set of its faces; for `NO_COLOUR` none."""

TRUMP_OF: Final = tuple(f.colours[0].index if len(f.colours) == 1 else NO_COLOUR for f in FEATHER)
"""For each feather, the trump that it makes when it is turned up: none, if it is multi-coloured."""
