"""Statistics of many games of Pikoko."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from numpy.typing import NDArray

from coverts.games.pikoko.scoring import DECIDED_BY, ROUNDS, decided_by
from coverts.simulate.pikoko.results import PikokoResults
from coverts.simulate.row_game import Statistics
from coverts.simulate.tally import Tally, spread


def _counted(results: PikokoResults) -> Mapping[str, NDArray[Any]]:
    return {"scores": results.scores, "tricks": results.taken, "bids": results.bids}


def _sums(results: PikokoResults) -> dict[str, int]:
    off = abs(results.bids - results.taken[:, :, None, :])
    return {
        "exact": int((off == 0).sum()),
        "off_by_one": int((off == 1).sum()),
        "winning_points": int(results.totals.max(axis=1).sum()),
    }


def _ended_by(results: PikokoResults) -> Counter[str]:
    """What decided the games, as the rule book calls it."""
    leaders = (results.totals == results.totals.max(axis=1, keepdims=True)).sum(axis=1)
    pairs = Counter(zip(leaders.tolist(), results.winners.sum(axis=1).tolist(), strict=True))
    ends: Counter[str] = Counter()
    for (leading, won), number in pairs.items():
        ends[DECIDED_BY[decided_by(leading, won)]] += number
    return ends


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
