"""Statistics over many batches of results, in constant memory."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coverts.games.pikoko.scoring import DECIDED_BY, ROUNDS, decided_by
from coverts.simulate.stream import MASK


@dataclass
class Tally:
    """Games counted so far."""

    game: str
    games: int = 0
    decisions: int = 0
    checksum: int = 0
    """The same in whatever order games are counted."""
    ended_by: Counter[str] = field(default_factory=Counter)
    counts: dict[str, Counter[int]] = field(default_factory=dict)
    """How often each number came up, for each thing that is counted."""
    sums: Counter[str] = field(default_factory=Counter)
    """What averages are made of that the counts do not tell."""

    def add(self, results: Any) -> None:
        """Count a batch of results."""
        self.games += len(results.decisions)
        self.decisions += int(results.decisions.sum())
        # A sum of 64 bits that has run over is still right in its lower ones.
        self.checksum = (self.checksum + int(results.checksums.sum())) & MASK
        is_pikoko = self.game == "pikoko"
        self.ended_by += _ends_of_pikoko(results) if is_pikoko else _ends_of_pok(results)
        self.sums.update(_sums_of_pikoko(results) if is_pikoko else _sums_of_pok(results))
        for name, numbers in _counted(results, is_pikoko=is_pikoko).items():
            least = int(numbers.min())
            often = np.bincount(numbers.ravel().astype(np.int64) - least).tolist()
            counter = self.counts.setdefault(name, Counter())
            counter.update({least + place: number for place, number in enumerate(often) if number})

    def averages(self) -> dict[str, float]:
        """What people ask of many games: a mean of each thing, and shares from 0 to 1."""
        mean = {name: _total(counts) / counts.total() for name, counts in self.counts.items()}
        decisions, winners = self.decisions / self.games, self.sums["winners"] / self.games
        shared = {"winners": winners, "shared_victories": self.sums["shared"] / self.games}
        if self.game == "pikoko":
            bids = self.counts["bids"].total()
            return {
                "rounds": ROUNDS,
                "decisions": decisions,
                "points_a_round": mean["scores"],
                "points_a_game": mean["scores"] * ROUNDS,
                "points_of_winners": self.sums["winning_points"] / self.games,
                "tricks": mean["tricks"],
                "tricks_spread": _spread(self.counts["tricks"]),
                "bids": mean["bids"],
                "bids_exact": self.sums["exact"] / bids,
                "bids_off_by_one": self.sums["off_by_one"] / bids,
                **shared,
            }
        others = self.sums["others"]
        return {
            "rounds": mean["rounds"],
            "decisions": decisions,
            "counters_left": mean["counters_left"],
            "counters_left_of_others": self.sums["left_of_others"] / others if others else 0.0,
            **shared,
        }


def _total(counts: Counter[int]) -> int:
    return sum(number * often for number, often in counts.items())


def _spread(counts: Counter[int]) -> float:
    """The standard deviation."""
    mean = _total(counts) / counts.total()
    return sqrt(sum(often * (number - mean) ** 2 for number, often in counts.items()) / counts.total())


def _sums_of_pikoko(results: Any) -> dict[str, int]:
    off = abs(results.bids - results.taken[:, :, None, :])
    return {
        "exact": int((off == 0).sum()),
        "off_by_one": int((off == 1).sum()),
        "winning_points": int(results.totals.max(axis=1).sum()),
        **_victories(results),
    }


def _sums_of_pok(results: Any) -> dict[str, int]:
    others = ~results.winners
    return {
        "others": int(others.sum()),
        "left_of_others": int(results.left[others].sum()),
        **_victories(results),
    }


def _victories(results: Any) -> dict[str, int]:
    return {"winners": int(results.winners.sum()), "shared": int((results.winners.sum(axis=1) > 1).sum())}


def _counted(results: Any, *, is_pikoko: bool) -> Mapping[str, NDArray[Any]]:
    if is_pikoko:
        return {"scores": results.scores, "tricks": results.taken, "bids": results.bids}
    return {"rounds": results.rounds, "counters_left": results.left}


def _ends_of_pikoko(results: Any) -> Counter[str]:
    """What decided the games, as the rule book calls it."""
    leaders = (results.totals == results.totals.max(axis=1, keepdims=True)).sum(axis=1)
    pairs = Counter(zip(leaders.tolist(), results.winners.sum(axis=1).tolist(), strict=True))
    ends: Counter[str] = Counter()
    for (leading, won), number in pairs.items():
        ends[DECIDED_BY[decided_by(leading, won)]] += number
    return ends


def _ends_of_pok(results: Any) -> Counter[str]:
    dead = results.dead.sum()
    return _told({"handed-over": len(results.dead) - dead, "dead-position": dead})


def _told(ends: Mapping[str, Any]) -> Counter[str]:
    return Counter({by: int(number) for by, number in ends.items() if number})
