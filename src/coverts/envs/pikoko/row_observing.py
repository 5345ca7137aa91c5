"""What the asked seat observes of a game that is a row of numbers, by the encoder that all environments share.

Plain functions that run interpreted and compiled. Of the hands they read those that P6 shows, of the cards one's own.
Each writes its slots from a place on and returns the place after them, and chooses between values instead of branching:
so a machine writes all of it at full speed.
"""

from coverts.envs.lanes import Bits
from coverts.envs.pikoko.encoding import (
    BID_WIDTH,
    FACES,
    asked,
    bids_of,
    dealt,
    head_width,
    in_play,
    own_choice,
    points,
    points_width,
    thermometer,
    turned,
)
from coverts.envs.pikoko.row_memory import BIDDEN, LYING, PLAYED_FACES, TURNED_UP_FACES, VOID
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import BID, CONFIDENCE, PLAY
from coverts.games.pikoko.events import sees_peacock
from coverts.games.pikoko.feathers import HAND_SIZE, NO_COLOUR
from coverts.games.pikoko.rows.course import awaited
from coverts.games.pikoko.rows.layout import (
    BEST_ROUNDS,
    CARD,
    HANDS,
    LEADER,
    LED,
    PHASE,
    ROUND,
    SEAT,
    SEAT_BITS,
    START,
    SUBJECT,
    TAKEN,
    TOKENS_LEFT,
    TOTALS,
    TRICK,
    TRUMP,
)
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.row import Row
from coverts.games.seats import left_of
from coverts.simulate.planes import spread, spread_over


def observe_row(row: Row, players: int, seen: Bits, at: int) -> None:
    """Write what the asked seat observes, from a place on."""
    observer = row[SEAT] & SEAT_BITS
    at = spread_over(head(row, players, observer), head_width(players), seen, at)
    at = write_own_choice(row, players, observer, seen, at)
    at = write_numbers(row, players, observer, seen, at)
    at = write_bids(row, players, observer, seen, at)
    write_faces(row, players, observer, seen, at)


def head(row: Row, players: int, observer: int) -> int:
    """`phase` to `own_void`."""
    phase = row[PHASE]
    plays = 1 if phase == PLAY else 0
    subject = (1 if phase == BID else 0) << row[SUBJECT]
    led = 1 << row[LED] if plays and row[LED] != NO_COLOUR else 0
    left = HAND_SIZE - row[TRICK] - (1 if row[LYING + observer] else 0)
    return (
        asked(phase, awaited(row), subject, observer, players)
        | dealt(1 << row[ROUND] - 1, 1 << row[START], 1 << row[TRUMP], observer, players)
        | in_play(left, plays << row[LEADER], led, row[VOID + observer], observer, players)
    )


def write_own_choice(row: Row, players: int, observer: int, seen: Bits, at: int) -> int:
    """`own_bid`, `own_card`: whoever is asked has not closed a fist, and has a card when tricks are played."""
    card = 1 << row[CARD + observer] if row[PHASE] == PLAY else 0
    return spread_over(own_choice(0, card, observer, players), BID_WIDTH + players + 1, seen, at)


def write_numbers(row: Row, players: int, observer: int, seen: Bits, at: int) -> int:
    """`taken`, `tokens`, `totals`, `best`."""
    taken, tokens = 0, 0
    for seat in range(players):
        taken |= thermometer(row[TAKEN + seat]) << seat * HAND_SIZE
        tokens |= thermometer(row[TOKENS_LEFT + seat]) << seat * TOKENS
    at = spread_over(turned(taken, HAND_SIZE, observer, players), players * HAND_SIZE, seen, at)
    at = spread_over(turned(tokens, TOKENS, observer, players), players * TOKENS, seen, at)
    seat = observer
    for _ in range(players):
        at = spread_over(points(row[TOTALS + seat], ROUNDS), points_width(ROUNDS, players), seen, at)
        seat = left_of(seat, players) & SEAT_BITS
    for _ in range(players):
        best = points(row[BEST_ROUNDS + seat], 1) if row[ROUND] > 1 else 0
        at = spread_over(best, points_width(1, players), seen, at)
        seat = left_of(seat, players) & SEAT_BITS
    return at


def write_bids(row: Row, players: int, observer: int, seen: Bits, at: int) -> int:
    """`bids`."""
    seat = observer
    for _ in range(players):
        at = spread_over(bids_of(row[BIDDEN + seat], observer, players), players * BID_WIDTH, seen, at)
        seat = left_of(seat, players) & SEAT_BITS
    return at


def write_faces(row: Row, players: int, observer: int, seen: Bits, at: int) -> int:
    """`turned_up`, `hands` of the others, `trick`, `played`."""
    faces = FACES[players]
    at = spread_over(row[TURNED_UP_FACES], faces, seen, at)
    seat = observer
    for _ in range(players - 1):
        seat = left_of(seat, players) & SEAT_BITS
        at = spread_over(row[HANDS + seat] if sees_peacock(observer, seat) else 0, faces, seen, at)
    seat = observer
    for _ in range(players):
        at = spread_over(row[LYING + seat], faces, seen, at)
        seat = left_of(seat, players) & SEAT_BITS
    for _ in range(players - 1):
        at = spread_over(row[PLAYED_FACES + seat], faces, seen, at)
        seat = left_of(seat, players) & SEAT_BITS
    # What follows is the next game's.
    return spread(row[PLAYED_FACES + seat], faces, seen, at)


def write_mask(row: Row, players: int, legal: int, mask: Bits, at: int) -> None:
    """Write which numbers of actions are legal for the asked seat, from a place on."""
    phase = row[PHASE]
    at = spread(legal if phase < CONFIDENCE else 0, BID_WIDTH, mask, at)
    at = spread(legal if phase == CONFIDENCE else 0, players + 1, mask, at)
    spread(legal if phase == PLAY else 0, FACES[players], mask, at)


def first_number(row: Row, players: int) -> int:
    """The number of the first action of this phase."""
    if row[PHASE] == PLAY:
        return BID_WIDTH + players + 1
    return BID_WIDTH if row[PHASE] == CONFIDENCE else 0
