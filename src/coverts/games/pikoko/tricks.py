"""Playing a trick. Whole numbers and masks only, so that the same functions can be compiled.

`hand` is a set of faces, `led` and `trump` are colours or NO_COLOUR, a `face` is an index into `feathers.FACE`.
"""

from collections.abc import Sequence

from coverts.games.pikoko.feathers import FACES_OF, NO_COLOUR, SAME_FEATHER, colour_of


def playable(hand: int, led: int) -> int:
    """P12, P13: the faces that may be played from a hand.

    A multi-coloured feather that shows the led colour has its led face in the first mask and only that one, so it must
    follow and counts as the led colour. In every other case all its faces are left: the player names the colour.
    """
    return (hand & FACES_OF[led]) or hand


def unfollowed(face: int, led: int) -> int:
    """The led colour, as a set of colours, if a face does not follow it: by P12 its peacock is void in that colour."""
    return 1 << led if led not in (NO_COLOUR, colour_of(face)) else 0


def without(hand: int, face: int) -> int:
    """The hand after the feather of this face has left it."""
    return hand & ~SAME_FEATHER[face]


def beats(face: int, best: int, trump: int) -> bool:
    """P14: whether a face takes the trick from the best one so far, which is a trump or of the led colour.

    The highest trump takes it, or else the highest face of the led colour; its owner's peacock has the trick.
    """
    if colour_of(face) == colour_of(best):
        return face > best
    return colour_of(face) == trump


def strongest(faces: Sequence[int], trump: int) -> int:
    """The place of the face that takes a trick, in playing order."""
    best = 0
    for index in range(1, len(faces)):
        if beats(faces[index], faces[best], trump):
            best = index
    return best


def led_colour(faces: Sequence[int]) -> int:
    """The colour that a trick so far asks for: that of its first face."""
    return colour_of(faces[0]) if len(faces) else NO_COLOUR
