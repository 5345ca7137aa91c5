"""A round is counted, and the next one or the end follows."""

from coverts.games.pikoko.course import DEAL, phase_after_round
from coverts.games.pikoko.rows.layout import (
    BEST_ROUNDS,
    BIDS,
    CARD,
    MOST,
    PHASE,
    PLAYERS,
    POINTS,
    ROUND,
    START,
    TAKEN,
    TIE,
    TOTALS,
)
from coverts.games.pikoko.scoring import (
    NO_CONFIDENCE_POINTS,
    bid_points,
    confidence_points,
    next_starter,
    wins,
)
from coverts.games.row import Row


def score(row: Row, players: int) -> None:
    """The round that has just been played, on the score pad; then the next one or the end follows."""
    for seat in range(players):
        points = seat_points(row, seat, players)
        row[POINTS + seat] = points
        row[TOTALS + seat] += points
        row[BEST_ROUNDS + seat] = points if row[ROUND] == 1 else max(points, row[BEST_ROUNDS + seat])
    row[PHASE] = phase_after_round(row[ROUND])
    if row[PHASE] == DEAL:
        row[START] = next_starter(row[TOTALS : TOTALS + players], row[START], row[TIE])


def seat_points(row: Row, seat: int, players: int) -> int:
    """What the bids and the card of a seat are worth."""
    bids = BIDS + seat * MOST
    card = row[CARD + seat]
    points = NO_CONFIDENCE_POINTS
    if card < players:
        points = confidence_points(row[bids + card], row[TAKEN + card])
    for subject in range(players):
        points += bid_points(row[bids + subject], row[TAKEN + subject])
    return points


def winners(row: Row) -> int:
    """The set of seats that have won a game that is over."""
    players = row[PLAYERS]
    totals = row[TOTALS : TOTALS + players]
    best_rounds = row[BEST_ROUNDS : BEST_ROUNDS + players]
    found = 0
    for seat in range(players):
        if wins(seat, totals, best_rounds):
            found |= 1 << seat
    return found
