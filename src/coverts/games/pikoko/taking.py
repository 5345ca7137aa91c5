"""In a word: what makes a feather take the trick. For people; the kernel in `tricks` decides which one it is."""

from collections.abc import Sequence
from enum import Enum

from coverts.games.pikoko.feathers import colour_of


class Taking(Enum):
    """Why a feather takes the trick."""

    HIGHEST_TRUMP = "highest-trump"
    ONLY_TRUMP = "only-trump"
    HIGHEST_LED = "highest-led"
    ONLY_LED = "only-led"
    """Nobody else followed, and nobody trumped."""


def reason(faces: Sequence[int], best: int, trump: int) -> Taking:
    """Why the face at place `best` takes the trick."""
    colours = [colour_of(face) for face in faces]
    is_alone = colours.count(colours[best]) == 1
    if colours[best] == trump:
        return Taking.ONLY_TRUMP if is_alone else Taking.HIGHEST_TRUMP
    return Taking.ONLY_LED if is_alone else Taking.HIGHEST_LED
