"""Statistics of many games of POK."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from numpy.typing import NDArray

from coverts.simulate.pok.results import PokResults
from coverts.simulate.row_game import Statistics
from coverts.simulate.tally import Tally


def _counted(results: PokResults) -> Mapping[str, NDArray[Any]]:
    return {"rounds": results.rounds, "counters_left": results.left}


def _sums(results: PokResults) -> dict[str, int]:
    others = ~results.winners
    return {"others": int(others.sum()), "left_of_others": int(results.left[others].sum())}


def _ended_by(results: PokResults) -> Counter[str]:
    dead = int(results.dead.sum())
    ends = {"handed-over": len(results.dead) - dead, "dead-position": dead}
    return Counter({by: number for by, number in ends.items() if number})


def _averages(tally: Tally) -> dict[str, float]:
    mean, others = tally.means(), tally.sums["others"]
    return {
        "rounds": mean["rounds"],
        "counters_left": mean["counters_left"],
        "counters_left_of_others": tally.sums["left_of_others"] / others if others else 0.0,
    }


POK_STATISTICS: Final = Statistics(counted=_counted, sums=_sums, ended_by=_ended_by, averages=_averages)
