"""What a batch of games of Pikoko leaves: one entry for each game, then for each round, then for each seat."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    CHECKSUM,
    DECISIONS,
    MOST,
    PLAYERS,
    POINTS,
    ROUND,
    START,
    TAKEN,
    TOTALS,
    TURNED_UP,
)
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.row import Row
from coverts.simulate.stream import added_to

Small = NDArray[np.int8]


class PikokoResults(NamedTuple):
    """Arrays whose first axis is the game."""

    starters: Small
    """[game, round]"""
    turned_up: Small
    """[game, round]: the number of the feather."""
    bids: Small
    """[game, round, bidder, subject]"""
    cards: Small
    """[game, round, seat]: the seat of the confidence card, or the number of players for No Confidence."""
    taken: Small
    """[game, round, seat]: tricks."""
    scores: Small
    """[game, round, seat]"""
    totals: NDArray[np.int16]
    """[game, seat]"""
    winners: NDArray[np.bool_]
    """[game, seat]"""
    decisions: NDArray[np.int32]
    """[game]"""
    checksums: NDArray[np.int64]
    """[game]"""


def room_for(games: int, players: int) -> PikokoResults:
    """Results yet to be filled in."""
    rounds, each = (games, ROUNDS), (games, ROUNDS, players)
    return PikokoResults(
        starters=np.zeros(rounds, np.int8),
        turned_up=np.zeros(rounds, np.int8),
        bids=np.zeros((*each, players), np.int8),
        cards=np.zeros(each, np.int8),
        taken=np.zeros(each, np.int8),
        scores=np.zeros(each, np.int8),
        totals=np.zeros((games, players), np.int16),
        winners=np.zeros((games, players), np.bool_),
        decisions=np.zeros(games, np.int32),
        checksums=np.zeros(games, np.int64),
    )


def note_deal(row: Row, game: int, results: PikokoResults) -> None:
    """What stands when a round has been dealt."""
    results.starters[game, row[ROUND] - 1] = row[START]
    results.turned_up[game, row[ROUND] - 1] = row[TURNED_UP]


def note_round(row: Row, game: int, results: PikokoResults) -> None:
    """What stands when a round has been scored."""
    number = row[ROUND] - 1
    for seat in range(row[PLAYERS]):
        results.cards[game, number, seat] = row[CARD + seat]
        results.taken[game, number, seat] = row[TAKEN + seat]
        results.scores[game, number, seat] = row[POINTS + seat]
        for subject in range(row[PLAYERS]):
            results.bids[game, number, seat, subject] = row[BIDS + seat * MOST + subject]


def note_end(row: Row, game: int, won: int, results: PikokoResults) -> None:
    """What stands when the game is over and these seats have won."""
    checksum = row[CHECKSUM]
    for seat in range(row[PLAYERS]):
        results.totals[game, seat] = row[TOTALS + seat]
        results.winners[game, seat] = won >> seat & 1
        if won >> seat & 1:
            checksum = added_to(checksum, seat)
    results.decisions[game] = row[DECISIONS]
    results.checksums[game] = checksum
