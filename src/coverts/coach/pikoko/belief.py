"""What may be on one's own peacock: first what is certain, then what the others' bids suggest.

Certain is what follows from the feathers seen elsewhere and from the tricks in which the peacock could not follow. Each
feather that is still possible is then equally likely. How it followed, and what the others bid on it, move that.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from coverts.belief.arrays import Floats
from coverts.belief.seen_rows import plays_of
from coverts.belief.worlds import Worlds, worlds_in
from coverts.coach.pikoko.mind import Situation, mind_for
from coverts.coach.seat_games import Moment
from coverts.games.pikoko import View
from coverts.games.pikoko.feathers import COLOUR, FACES_OF, FEATHER, HAND_SIZE, colour_of
from coverts.games.pikoko.rows.layout import SEAT
from coverts.games.pikoko.tricks import unfollowed


class FeatherChance(Struct, frozen=True, kw_only=True):
    """A feather that may be on the peacock."""

    feather: str
    certain: float
    """The chance by what is certain alone."""
    chance: float
    """The chance by all that was seen and heard."""


class ColourCount(Struct, frozen=True, kw_only=True):
    """How many feathers on the peacock show a colour."""

    colour: str
    certain: float
    """How many are to be expected by what is certain alone."""
    expected: float
    """How many are to be expected by all that was seen and heard."""
    chances: tuple[float, ...]
    """The chances of none, of one and so on, up to all that are left."""


class TellingBid(Struct, frozen=True, kw_only=True):
    """The bid that moved the belief most."""

    seat: int
    tokens: int
    moved: float
    """So much of the belief would lie elsewhere without it: half the sum of the differences of all worlds' chances."""


class PikokoBelief(Struct, frozen=True, kw_only=True):
    """What a seat may believe of its own peacock."""

    left: int
    """Feathers that are still on it."""
    lacking: tuple[str, ...]
    """Colours that it could not follow, and so does not have any more."""
    feathers: tuple[FeatherChance, ...]
    """In the order of the deck. What is not here is certainly not there."""
    colours: tuple[ColourCount, ...]
    bid: TellingBid | None


def believe(view: View, past: Sequence[View]) -> PikokoBelief:
    """What the seat of a view may believe, that had seen these at the ends of earlier rounds."""
    return belief_at(mind_for(view.options.players).situation(Moment(view, tuple(past), None)), view)


def belief_at(at: Situation, view: View) -> PikokoBelief:
    """The belief of a moment that has been looked into."""
    certain = worlds_in(at.seen)
    before, now = certain.feather_chances(), at.worlds.feather_chances()
    left = HAND_SIZE - len(plays_of(at.seen, at.seen[SEAT]))
    return PikokoBelief(
        left=left,
        lacking=_lacking(at.seen),
        feathers=tuple(
            [
                FeatherChance(feather=FEATHER[one].notation, certain=chance, chance=now[one])
                for one, chance in sorted(before.items())
            ]
        ),
        colours=tuple([_count(certain, at.worlds, colour, left) for colour in range(len(COLOUR))]),
        bid=_telling_bid(at, view),
    )


def _lacking(seen: Sequence[int]) -> tuple[str, ...]:
    led = {colour_of(first) for face, first in plays_of(seen, seen[SEAT]) if unfollowed(face, colour_of(first))}
    return tuple([COLOUR[colour].notation for colour in sorted(led)])


def _count(certain: Worlds, worlds: Worlds, colour: int, left: int) -> ColourCount:
    numbers = np.bitwise_count(worlds.hands & FACES_OF[colour])
    chances = np.bincount(numbers, worlds.weights, minlength=left + 1)
    return ColourCount(
        colour=COLOUR[colour].notation,
        certain=float(certain.weights @ np.bitwise_count(certain.hands & FACES_OF[colour])),
        expected=float(worlds.weights @ numbers),
        chances=tuple(chances.tolist()),
    )


def _telling_bid(at: Situation, view: View) -> TellingBid | None:
    mind, me = mind_for(view.options.players), at.seen[SEAT]
    heard = mind.believing.heard_by_seat(mind.machine, at.seen, (at.worlds, at.suspected))
    moved = {seat: how_far(at.worlds, one) for seat, one in heard.items()}
    if not moved or max(moved.values()) <= 0.0:
        return None
    seat = max(moved, key=moved.__getitem__)
    tokens = view.bids[seat][me]
    assert tokens is not None
    return TellingBid(seat=seat, tokens=tokens, moved=moved[seat])


def how_far(worlds: Worlds, heard: Floats) -> float:
    """How much of the belief would lie elsewhere without this having been heard."""
    without = worlds.weights / heard
    return 0.5 * float(np.abs(without / without.sum() - worlds.weights).sum())
