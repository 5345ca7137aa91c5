"""P11–P15: a feather is played, a trick is taken."""

from coverts.games.pikoko.feathers import HAND_SIZE, NO_COLOUR, colour_of
from coverts.games.pikoko.tricks import beats, without
from coverts.games.seats import left_of, right_of
from coverts.simulate.pikoko.layout import (
    BEST,
    FACES,
    HANDS,
    LEADER,
    LEADERS,
    LED,
    MOST,
    PLAYED,
    PLAYERS,
    SEAT,
    SEAT_BITS,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
)
from coverts.simulate.pikoko.points import score
from coverts.simulate.row import Row


def owner_of(row: Row) -> int:
    """P11: whose peacock the asked seat plays from, the left neighbour's."""
    return left_of(row[SEAT], row[PLAYERS]) & SEAT_BITS


def play(row: Row, face: int) -> None:
    """A face from the left neighbour's peacock. The best so far is kept, so a full trick need not be looked at."""
    players = row[PLAYERS]
    owner = owner_of(row)
    played = row[PLAYED] & SEAT_BITS
    row[HANDS + owner] = without(row[HANDS + owner], face)
    row[FACES + (row[TRICK] & SEAT_BITS) * MOST + played] = face
    if played == 0:
        row[LED] = colour_of(face)
        row[BEST] = face
        row[TAKER] = owner
    else:
        best = row[BEST]
        taker = row[TAKER] & SEAT_BITS
        better = beats(face, best, row[TRUMP])
        # Chosen between values at hand, not branched to: a machine cannot foretell who wins. Were `taker` left as it
        # was read, the compiler would branch after all, to read it only where it is needed.
        row[BEST] = face if better else best
        row[TAKER] = owner if better else taker
    row[PLAYED] = played + 1
    row[SEAT] = owner
    if played + 1 == players:
        take(row, players)


def take(row: Row, players: int) -> None:
    """P14, P15: the trick goes to the owner of its best face, whose right neighbour leads to the next one."""
    taker = row[TAKER] & SEAT_BITS
    row[TAKEN + taker] += 1
    row[LEADERS + (row[TRICK] & SEAT_BITS)] = row[LEADER]
    row[TRICK] += 1
    row[LEADER] = right_of(taker, players)
    row[SEAT] = row[LEADER]
    row[LED] = NO_COLOUR
    row[PLAYED] = 0
    if row[TRICK] == HAND_SIZE:
        score(row, players)
