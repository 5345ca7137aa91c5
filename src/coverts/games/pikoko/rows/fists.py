"""Closed fists. Seats close theirs in ascending order; the last one opens them all."""

from coverts.games.pikoko.course import BID, CONFIDENCE, NOBODY, fist_from, leader_of, phase_after_fists, subject_of
from coverts.games.pikoko.feathers import NO_COLOUR
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    LEADER,
    LED,
    MOST,
    PHASE,
    PLAYERS,
    SEALED,
    SEAT,
    SEAT_BITS,
    START,
    SUBJECT,
    TOKENS_LEFT,
    TURN,
    UNKNOWN,
)
from coverts.games.row import Row


def find_subject(row: Row) -> None:
    """Whose peacock is being bid on."""
    row[SUBJECT] = subject_of(row[TURN], row[START], row[PLAYERS])


def ask_first_fist(row: Row) -> None:
    """All fists are open: the first seat that is to close one is asked."""
    row[SEAT] = fist_from(0, row[SUBJECT] if row[PHASE] == BID else NOBODY)


def seal(row: Row, action: int) -> None:
    """A fist closes; the last one leads to the next question."""
    phase = row[PHASE]
    players = row[PLAYERS]
    seat = row[SEAT] & SEAT_BITS
    row[SEALED + seat] = action
    seat = fist_from(seat + 1, row[SUBJECT] if phase == BID else NOBODY)
    if seat < players:
        row[SEAT] = seat
    elif phase == CONFIDENCE:
        place_cards(row, players)
    else:
        reveal_bids(row, players)


def reveal_bids(row: Row, players: int) -> None:
    """All fists open at once. The tokens in them are gone."""
    phase = row[PHASE]
    subject = row[SUBJECT] if phase == BID else NOBODY
    for seat in range(players):
        # The owner of the peacock has closed no fist: an unknown bid stays unknown. Not to branch is faster than to
        # leave them out, because a machine cannot foretell whose turn it is.
        tokens = row[SEALED + seat]
        on = seat if subject == NOBODY else subject
        row[BIDS + seat * MOST + on] = tokens
        row[TOKENS_LEFT + seat] -= tokens if seat != subject else 0
        row[SEALED + seat] = UNKNOWN
    if phase == BID:
        row[TURN] += 1
    row[PHASE] = phase_after_fists(phase, row[TURN], players)
    if row[PHASE] == BID:
        find_subject(row)
    ask_first_fist(row)


def place_cards(row: Row, players: int) -> None:
    """All cards lie face down, and the tricks begin."""
    for seat in range(players):
        row[CARD + seat] = row[SEALED + seat]
        row[SEALED + seat] = UNKNOWN
    row[PHASE] = phase_after_fists(CONFIDENCE, row[TURN], players)
    row[LEADER] = leader_of(0, row[START], NOBODY, players)
    row[SEAT] = row[LEADER]
    row[LED] = NO_COLOUR
