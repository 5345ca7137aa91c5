"""The course of a game of Pikoko as a row: set up, what is legal, advance. It asks the same rules as `step`."""

from coverts.games.bits import nth
from coverts.games.pikoko.bidding import TOKENS, all_cards, card_at, open_bids
from coverts.games.pikoko.course import BID, CONFIDENCE, NOBODY, PLAY, first_phase, fist_from
from coverts.games.pikoko.rows.fists import seal
from coverts.games.pikoko.rows.layout import (
    BEST_ROUNDS,
    HANDS,
    LED,
    MOST,
    PHASE,
    PLAYERS,
    ROUND,
    SEALED,
    SEAT,
    SEAT_BITS,
    START,
    SUBJECT,
    TIE,
    TOKENS_LEFT,
    TOTALS,
    UNKNOWN,
)
from coverts.games.pikoko.rows.plays import owner_of, play
from coverts.games.pikoko.tricks import playable
from coverts.games.row import Row


def set_up(row: Row, players: int, tie: int, starter: int) -> None:
    """The table before the first move; `starter` is a seat, or `NOBODY` to draw one."""
    row[PLAYERS] = players
    row[TIE] = tie
    row[START] = starter
    row[PHASE] = first_phase(starter)
    row[ROUND] = 0
    for seat in range(MOST):
        row[SEALED + seat] = UNKNOWN
        row[TOTALS + seat] = 0
        row[BEST_ROUNDS + seat] = 0


def advance(row: Row, action: int) -> None:
    """The decision of the seat that is asked. It must be a legal one: nothing is checked here."""
    if row[PHASE] == PLAY:
        play(row, action)
    else:
        seal(row, action)


def legal(row: Row) -> int:
    """The set of actions open to the seat that is asked."""
    if row[PHASE] == PLAY:
        return playable(row[HANDS + owner_of(row)], row[LED])
    if row[PHASE] == CONFIDENCE:
        return all_cards(row[PLAYERS])
    return open_bids(row[TOKENS_LEFT + (row[SEAT] & SEAT_BITS)])


def awaited(row: Row) -> int:
    """The set of seats that are to act: the one that plays next, or all whose fists are still open."""
    if row[PHASE] == PLAY:
        return 1 << row[SEAT]
    found = 0
    subject = row[SUBJECT] if row[PHASE] == BID else NOBODY
    for seat in range(row[SEAT], row[PLAYERS]):
        if fist_from(seat, subject) == seat:
            found |= 1 << seat
    return found


def listed(row: Row, options: int, place: int) -> int:
    """The action at a place of the rule book's list of legal ones, of which `options` is the set."""
    if row[PHASE] == PLAY:
        return nth(options, place)
    if row[PHASE] == CONFIDENCE:
        return card_at(place, row[SEAT], row[PLAYERS])
    return place


def number_of(row: Row, action: int) -> int:
    """The place of an action in the rule book's list of all actions at such a table."""
    if row[PHASE] == PLAY:
        return TOKENS + 1 + row[PLAYERS] + 1 + action
    if row[PHASE] == CONFIDENCE:
        return TOKENS + 1 + action
    return action
