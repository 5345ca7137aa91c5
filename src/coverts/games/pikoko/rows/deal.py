"""A round begins: the deck as it lies becomes hands and a trump."""

from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import phase_after_bids
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, TRUMP_OF, dealt_from
from coverts.games.pikoko.rows.fists import ask_first_fist, find_subject
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    DECK,
    HANDS,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    ROUND,
    SEALED,
    SEAT_BITS,
    TAKEN,
    TOKENS_LEFT,
    TRICK,
    TRUMP,
    TURN,
    TURNED_UP,
    UNKNOWN,
)
from coverts.games.row import Row


def lay_out(row: Row) -> None:
    """The next round, with the deck as it lies."""
    players = row[PLAYERS]
    for seat in range(players):
        hand = 0
        for place in range(HAND_SIZE):
            hand |= FACES_ON[row[DECK + dealt_from(seat & SEAT_BITS) + place]]
        row[HANDS + seat] = hand
    row[TURNED_UP] = row[DECK + dealt_from(players)]
    row[ROUND] += 1
    open_round(row)


def open_round(row: Row) -> None:
    """A round whose hands and turned-up feather are there already: nobody has done anything yet."""
    players = row[PLAYERS]
    # For all seats that a row has room for: the compiler knows how many.
    for seat in range(MOST):
        row[TOKENS_LEFT + seat] = TOKENS
        row[SEALED + seat] = UNKNOWN
        row[CARD + seat] = UNKNOWN
        row[TAKEN + seat] = 0
    for place in range(BIDS, BIDS + MOST * MOST):
        row[place] = UNKNOWN
    row[TRUMP] = TRUMP_OF[row[TURNED_UP]]
    row[TURN] = 0
    row[TRICK] = 0
    row[PLAYED] = 0
    row[PHASE] = phase_after_bids(0, players)
    find_subject(row)
    ask_first_fist(row)
