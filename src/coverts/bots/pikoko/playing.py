"""Heuristic choice of a feather: the one after which one's own bids look best. Numbers and masks only."""

from collections.abc import Sequence
from typing import Final

from coverts.belief.models.heuristics import promise
from coverts.bots.pikoko.seen_hands import Rows, SeenHands, Trick, all_seen, doubt, feathers
from coverts.bots.pikoko.strength import feather_strength, shares, strengths
from coverts.bots.pikoko.taking import takers
from coverts.games.bits import lowest
from coverts.games.pikoko.course import owner_at, target_of
from coverts.games.pikoko.feathers import SAME_FEATHER, colour_of
from coverts.games.pikoko.tricks import beats, led_colour, playable, strongest

CARD: Final = 0.5
"""How much more the bid counts on which the confidence card lies. More would spoil the others."""


def worth(needs: Sequence[int], card: int, chances: list[float], expected: list[float], tricks: int) -> float:
    """What all one's bids promise, when each peacock takes this trick by chance and then so many as expected."""
    total = 0.0
    for owner in range(len(needs)):
        missing = needs[owner] - expected[owner]
        if_taken = promise(missing - 1.0, tricks)
        if_not = promise(missing, tricks)
        weight = 1.0 + CARD if owner == card else 1.0
        total += weight * (chances[owner] * if_taken + (1.0 - chances[owner]) * if_not)
    return total


def with_face(seen: SeenHands, first: int, plays: Sequence[int], face: int) -> Trick:
    """The trick after this face has been played from the left neighbour's peacock."""
    players = len(seen.hands)
    target = target_of(seen.seat, players)
    later = players - 1 - len(plays)
    following = target_of(target, players)
    if len(plays) == 0:
        return Trick(colour_of(face), target, face, later, following)
    place = strongest(plays, seen.trump)
    if beats(face, plays[place], seen.trump):
        return Trick(led_colour(plays), target, face, later, following)
    return Trick(led_colour(plays), owner_at(first, place, players), plays[place], later, following)


def strengths_to_come(seen: SeenHands, later: int) -> list[float]:
    """How good the peacocks will be after this trick, one's target excepted: the later ones give an average feather."""
    players = len(seen.hands)
    target = target_of(seen.seat, players)
    left = feathers(seen.hands[target])
    strong = strengths(seen)
    for step in range(later):
        strong[(target + 1 + step) % players] *= (left - 1) / left
    return strong


def worths(
    seen: SeenHands, first: int, plays: Sequence[int], needs: Rows, believed: list[float], card: int
) -> list[tuple[int, float]]:
    """Each face that may be played now, and what one's bids promise after it."""
    target = (seen.seat + 1) % len(seen.hands)
    hand = seen.hands[target]
    rivals = all_seen(seen) & ~hand
    tricks = feathers(hand) - 1
    strong = strengths_to_come(seen, len(seen.hands) - 1 - len(plays))
    full = strong[target]
    found = []
    options = playable(hand, led_colour(plays))
    while options:
        face = lowest(options)
        options &= options - 1
        chances = takers(seen, with_face(seen, first, plays, face), needs, believed)
        gone = feather_strength(hand & SAME_FEATHER[face], rivals, seen.unseen, doubt(seen), seen.trump)
        strong[target] = max(0.0, full - gone)
        found.append((face, worth(needs[seen.seat], card, chances, shares(strong, tricks), tricks)))
    return found
