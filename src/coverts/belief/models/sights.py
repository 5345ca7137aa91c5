"""Features that every player at a modelled row can see. A player's own hand counts as the average of the pool."""

from coverts.belief.arrays import Floats
from coverts.belief.models.heuristics import ABOVE, NAMED, SHARPNESS
from coverts.belief.models.tables import EIGHTHS, PLAIN_STRENGTH, TRUMP_STRENGTH
from coverts.belief.seen_rows import STOCK
from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import COLOURS, FACES_OF, FIRST_FACES, SAME_FEATHER, colour_of
from coverts.games.pikoko.rows.layout import HANDS, PLAYERS, TRUMP
from coverts.games.row import Row


def pool_of(row: Row, seat: int) -> int:
    """The feathers that may be on a seat's own peacock, for all it sees: the undealt ones and its own are alike."""
    return row[STOCK] | row[HANDS + seat]


def seen_by(row: Row, seat: int) -> int:
    """All feathers that a seat sees on the others' peacocks."""
    seen = 0
    for owner in range(row[PLAYERS]):
        if owner != seat:
            seen |= row[HANDS + owner]
    return seen


def feather_strength(faces: int, rivals: int, unseen: int, chance: float, trump: int) -> float:
    """How good a feather is as the best of its faces, among rivals that are there and unseen ones that may be.

    From a table, and so to an eighth of a feather: the networks learnt from these numbers.
    """
    best = 0.0
    several = faces & (faces - 1)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        higher = size(ABOVE[face] & rivals) + chance * size(ABOVE[face] & unseen)
        eighths = int(EIGHTHS * higher + 0.5)
        if colour_of(face) == trump:
            best = max(best, TRUMP_STRENGTH[eighths] * (NAMED if several else 1.0))
        else:
            best = max(best, PLAIN_STRENGTH[eighths])
    return best


def hand_strength(hand: int, rivals: int, unseen: int, chance: float, trump: int) -> float:
    """How good all feathers of a hand are together."""
    together = 0.0
    rest = hand & FIRST_FACES
    while rest:
        together += feather_strength(SAME_FEATHER[lowest(rest)], rivals, unseen, chance, trump)
        rest &= rest - 1
    return together


def share_hidden(row: Row, seat: int) -> float:
    """The chance that a feather of the pool is on a seat's own peacock."""
    return size(row[HANDS + seat] & FIRST_FACES) / max(1, size(pool_of(row, seat) & FIRST_FACES))


def fill_strengths(row: Row, seat: int, strong: Floats) -> None:
    """How good every peacock is in the eyes of a seat."""
    pool = pool_of(row, seat)
    seen = seen_by(row, seat)
    chance = share_hidden(row, seat)
    for owner in range(row[PLAYERS]):
        own = owner == seat
        hand = pool if own else row[HANDS + owner]
        strength = hand_strength(hand, seen & ~hand, 0 if own else pool, chance, row[TRUMP])
        strong[owner] = chance * strength if own else strength


def fill_shares(strong: Floats, players: int, tricks: float) -> None:
    """The tricks that each peacock may expect, in place of how good it is."""
    together = 1e-9
    for owner in range(players):
        strong[owner] = strong[owner] ** SHARPNESS
        together += strong[owner]
    for owner in range(players):
        strong[owner] *= tricks / together


def colours_missing(hand: int, trump: int) -> int:
    """How many colours but trump no feather of a hand shows."""
    missing = 0
    for colour in range(COLOURS):
        if colour != trump and not hand & FACES_OF[colour]:
            missing += 1
    return missing
