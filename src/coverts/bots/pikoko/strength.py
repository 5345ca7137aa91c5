"""Hand evaluation: how strong a hand is, and how many tricks to expect of it. Numbers and masks only.

The strength of a feather falls with the number of higher ones of its colour that are still about elsewhere; trumps
fall slowly and never far. The figures were found by trial: bench/bots.py measures what comes of them.
"""

from coverts.belief.models.heuristics import ABOVE, NAMED, SHARPNESS, plain_strength, trump_strength
from coverts.bots.chance import total
from coverts.bots.pikoko.seen_hands import SeenHands, all_seen, doubt
from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import SAME_FEATHER, colour_of


def face_strength(face: int, rivals: int, unseen: int, chance: float, trump: int) -> float:
    """How good a feather is as one of its faces, among rivals that are there and unseen ones that may be."""
    higher = size(ABOVE[face] & rivals) + chance * size(ABOVE[face] & unseen)
    return trump_strength(higher) if colour_of(face) == trump else plain_strength(higher)


def feather_strength(faces: int, rivals: int, unseen: int, chance: float, trump: int) -> float:
    """How good a feather is: as good as its best face."""
    best = 0.0
    several = faces & (faces - 1)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        strength = face_strength(face, rivals, unseen, chance, trump)
        if several and colour_of(face) == trump:
            strength *= NAMED
        best = max(best, strength)
    return best


def hand_strength(hand: int, rivals: int, unseen: int, chance: float, trump: int) -> float:
    """How good all feathers of a hand are together."""
    together = 0.0
    while hand:
        faces = hand & SAME_FEATHER[lowest(hand)]
        hand &= ~faces
        together += feather_strength(faces, rivals, unseen, chance, trump)
    return together


def strengths(seen: SeenHands) -> list[float]:
    """How good every peacock is; one's own is as good as the unseen feathers are on average."""
    visible = all_seen(seen)
    chance = doubt(seen)
    found = [hand_strength(hand, visible & ~hand, seen.unseen, chance, seen.trump) for hand in seen.hands]
    found[seen.seat] = chance * hand_strength(seen.unseen, visible, 0, 0.0, seen.trump)
    return found


def shares(strong: list[float], tricks: float) -> list[float]:
    """The tricks that each peacock may expect; together they are all there are."""
    sharp = [one**SHARPNESS for one in strong]
    whole = max(total(sharp), 1e-9)
    return [tricks * one / whole for one in sharp]
