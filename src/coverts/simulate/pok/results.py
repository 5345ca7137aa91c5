"""What a batch of games of POK leaves: one entry for each game, then for each seat."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coverts.games.pok.counters import counters_left
from coverts.games.pok.course import is_dead
from coverts.games.pok.rows.layout import CHECKSUM, DECISIONS, HOLDINGS, PLAYERS, ROUND
from coverts.games.row import Row
from coverts.simulate.stream import added_to


class PokResults(NamedTuple):
    """Arrays whose first axis is the game."""

    rounds: NDArray[np.int32]
    """[game]: throws."""
    holdings: NDArray[np.int8]
    """[game, seat]: the counters left at the end, two bits for each symbol."""
    left: NDArray[np.int8]
    """[game, seat]: how many they are."""
    dead: NDArray[np.bool_]
    """[game]: whether it ended in a dead position."""
    winners: NDArray[np.bool_]
    """[game, seat]"""
    decisions: NDArray[np.int32]
    """[game]"""
    checksums: NDArray[np.int64]
    """[game]"""


def room_for(games: int, players: int) -> PokResults:
    """Results yet to be filled in."""
    return PokResults(
        rounds=np.zeros(games, np.int32),
        holdings=np.zeros((games, players), np.int8),
        left=np.zeros((games, players), np.int8),
        dead=np.zeros(games, np.bool_),
        winners=np.zeros((games, players), np.bool_),
        decisions=np.zeros(games, np.int32),
        checksums=np.zeros(games, np.int64),
    )


def note_end(row: Row, game: int, won: int, results: PokResults) -> None:
    """What stands when the game is over and these seats have won."""
    checksum = row[CHECKSUM]
    for seat in range(row[PLAYERS]):
        results.holdings[game, seat] = row[HOLDINGS + seat]
        results.left[game, seat] = counters_left(row[HOLDINGS + seat])
        results.winners[game, seat] = won >> seat & 1
        if won >> seat & 1:
            checksum = added_to(checksum, seat)
    results.dead[game] = is_dead(row[HOLDINGS : HOLDINGS + row[PLAYERS]])
    results.rounds[game] = row[ROUND]
    results.decisions[game] = row[DECISIONS]
    results.checksums[game] = checksum
