"""The course of a game of Pikoko, one decision at a time: begin, what is legal, advance."""

from coverts.games.bits import nth
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.tricks import playable
from coverts.simulate.pikoko.fists import seal
from coverts.simulate.pikoko.layout import (
    BEST_ROUNDS,
    CHECKSUM,
    CONFIDENCE,
    DEAL,
    DECISIONS,
    HANDS,
    LED,
    LEFT,
    MOST,
    PHASE,
    PLAY,
    PLAYERS,
    ROUND,
    SEALED,
    SEAT,
    START,
    STARTER,
    TIE,
    TOTALS,
    UNKNOWN,
)
from coverts.simulate.pikoko.plays import owner_of, play
from coverts.simulate.row import KEY, PLACE, Row


def begin(row: Row, players: int, tie: int, starter: int, key: int) -> None:
    """The table before the first move; `starter` is a seat, or `UNKNOWN` to draw one."""
    row[KEY] = key
    row[PLACE] = 0
    row[PLAYERS] = players
    row[TIE] = tie
    row[START] = starter
    row[PHASE] = STARTER if starter == UNKNOWN else DEAL
    row[ROUND] = 0
    row[DECISIONS] = 0
    row[CHECKSUM] = 0
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
        return (2 << row[PLAYERS]) - 1
    return (2 << row[LEFT + row[SEAT]]) - 1


def listed(row: Row, options: int, place: int) -> int:
    """The action at a place of the rule book's list of legal ones, of which `options` is the set."""
    if row[PHASE] == PLAY:
        return nth(options, place)
    if row[PHASE] == CONFIDENCE and place < row[PLAYERS]:
        # Confidence cards are listed clockwise from one's own.
        card = row[SEAT] + place
        return card if card < row[PLAYERS] else card - row[PLAYERS]
    return place


def number_of(row: Row, action: int) -> int:
    """The place of an action in the rule book's list of all actions at such a table."""
    if row[PHASE] == PLAY:
        return TOKENS + 1 + row[PLAYERS] + 1 + action
    if row[PHASE] == CONFIDENCE:
        return TOKENS + 1 + action
    return action
