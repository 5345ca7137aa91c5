"""The input of the heuristics: a seat's view as integers."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import COLOURS, FACES_OF, FIRST_FACES, SAME_FEATHER

Rows: TypeAlias = Sequence[Sequence[int]]
"""`rows[b][t]` is what seat b thinks of seat t; `UNKNOWN`, if it is a bid that has not been revealed."""


class SeenHands(NamedTuple):
    """The feathers of a round as one seat sees them. Hands are sets of faces."""

    seat: int
    trump: int
    hands: Sequence[int]
    """For each seat what is left on its peacock; nothing for one's own, which nobody may read."""
    unseen: int
    """The feathers that may be on one's own peacock."""
    hidden: int
    """How many feathers are left on one's own peacock."""


class Trick(NamedTuple):
    """The trick under way, with at least one feather in it."""

    led: int
    taker: int
    """Whose feather is the best so far."""
    best: int
    later: int
    """How many are still to come."""
    following: int
    """Whose feather is the next of them."""


def all_seen(seen: SeenHands) -> int:
    """All feathers in sight that are still to be played."""
    visible = 0
    for hand in seen.hands:
        visible |= hand
    return visible


def feathers(faces: int) -> int:
    """How many feathers a set of whole feathers holds."""
    return size(faces & FIRST_FACES)


def doubt(seen: SeenHands) -> float:
    """The chance that an unseen feather is on one's own peacock."""
    return seen.hidden / max(1, feathers(seen.unseen))


def without_colours(faces: int, colours: int) -> int:
    """The feathers of a set that show none of some colours, which are a mask of five bits."""
    left = faces
    for colour in range(COLOURS):
        if colours >> colour & 1:
            showing = faces & FACES_OF[colour]
            while showing:
                left &= ~SAME_FEATHER[lowest(showing)]
                showing &= showing - 1
    return left
