"""Statistics of many games of Pikoko."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from coverts.games.pikoko.scoring import DECIDED_BY, ROUNDS, decided_by
from coverts.simulate.pikoko.results import PikokoResults
from coverts.simulate.row_game import Statistics
from coverts.simulate.tally import Tally, how_many, seats_first, spread


def _counted(results: PikokoResults) -> Mapping[str, NDArray[Any]]:
    return {"scores": results.scores, "tricks": results.taken, "bids": results.bids}


def _sums(results: PikokoResults) -> dict[str, int]:
    # The tricks of a round once for each bidder: numpy is slow to stretch lines of a few numbers by itself.
    off = np.tile(results.taken, results.taken.shape[-1])
    off -= results.bids.reshape(off.shape)
    return {
        "exact": how_many(off == 0),
        "off_by_one": how_many(abs(off) == 1),
        "winning_points": int(seats_first(results.totals).max(axis=0).sum()),
    }


def _ended_by(results: PikokoResults) -> Counter[str]:
    """What decided the games, as the rule book calls it."""
    totals = seats_first(results.totals)
    leaders = (totals == totals.max(axis=0)).sum(axis=0, dtype=np.int8)
    winners = seats_first(results.winners).sum(axis=0, dtype=np.int8)
    ends: Counter[str] = Counter()
    for leading in range(1, len(totals) + 1):
        for won in range(1, leading + 1):
            ends[DECIDED_BY[decided_by(leading, won)]] += how_many((leaders == leading) & (winners == won))
    return +ends


def _averages(tally: Tally) -> dict[str, float]:
    mean, bids = tally.means(), tally.counts["bids"].total()
    return {
        "rounds": ROUNDS,
        "points_a_round": mean["scores"],
        "points_a_game": mean["scores"] * ROUNDS,
        "points_of_winners": tally.sums["winning_points"] / tally.games,
        "tricks": mean["tricks"],
        "tricks_spread": spread(tally.counts["tricks"]),
        "bids": mean["bids"],
        "bids_exact": tally.sums["exact"] / bids,
        "bids_off_by_one": tally.sums["off_by_one"] / bids,
    }


PIKOKO_STATISTICS: Final = Statistics(counted=_counted, sums=_sums, ended_by=_ended_by, averages=_averages)
