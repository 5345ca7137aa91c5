"""A feather is played, a trick is taken."""

from coverts.games.pikoko.course import is_round_over, leader_of, target_of
from coverts.games.pikoko.feathers import NO_COLOUR, colour_of
from coverts.games.pikoko.rows.layout import (
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
    START,
    TAKEN,
    TAKER,
    TRICK,
    TRUMP,
)
from coverts.games.pikoko.rows.points import score
from coverts.games.pikoko.tricks import beats, without
from coverts.games.row import Row


def owner_of(row: Row) -> int:
    """Whose peacock the asked seat plays from."""
    return target_of(row[SEAT], row[PLAYERS]) & SEAT_BITS


def play(row: Row, face: int) -> None:
    """A face from the target's peacock, whose owner is the next to play, unless the trick is full."""
    players = row[PLAYERS]
    owner = owner_of(row)
    row[HANDS + owner] = without(row[HANDS + owner], face)
    row[SEAT] = owner
    if lay(row, face, owner) == players:
        take(row, players)


def lay(row: Row, face: int, owner: int) -> int:
    """A face joins the trick; how many lie in it now. The best so far is kept: a full trick need not be looked at."""
    played = row[PLAYED] & SEAT_BITS
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
    return played + 1


def take(row: Row, players: int) -> None:
    """The trick goes to the owner of its best face; then the next one begins, or the round is scored."""
    taker = row[TAKER] & SEAT_BITS
    row[TAKEN + taker] += 1
    row[LEADERS + (row[TRICK] & SEAT_BITS)] = row[LEADER]
    row[TRICK] += 1
    row[LEADER] = leader_of(row[TRICK], row[START], taker, players)
    row[SEAT] = row[LEADER]
    row[LED] = NO_COLOUR
    row[PLAYED] = 0
    if is_round_over(row[TRICK]):
        score(row, players)
