"""Statistics over many batches of results, in constant memory."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from coverts.simulate.row_game import row_game
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
        statistics = row_game(self.game).statistics
        self.games += len(results.decisions)
        self.decisions += int(results.decisions.sum())
        # A sum of 64 bits that has run over is still right in its lower ones.
        self.checksum = (self.checksum + int(results.checksums.sum())) & MASK
        self.ended_by += statistics.ended_by(results)
        self.sums.update(statistics.sums(results))
        self.sums.update(winners=int(results.winners.sum()), shared=int((results.winners.sum(axis=1) > 1).sum()))
        for name, numbers in statistics.counted(results).items():
            least = int(numbers.min())
            often = np.bincount(numbers.ravel().astype(np.int64) - least).tolist()
            counter = self.counts.setdefault(name, Counter())
            counter.update({least + place: number for place, number in enumerate(often) if number})

    def means(self) -> dict[str, float]:
        """The mean of each thing that is counted."""
        return {name: _total(counts) / counts.total() for name, counts in self.counts.items()}

    def averages(self) -> dict[str, float]:
        """What people ask of many games: means, and shares from 0 to 1."""
        return {
            "decisions": self.decisions / self.games,
            **row_game(self.game).statistics.averages(self),
            "winners": self.sums["winners"] / self.games,
            "shared_victories": self.sums["shared"] / self.games,
        }


def spread(counts: Counter[int]) -> float:
    """The standard deviation."""
    mean = _total(counts) / counts.total()
    return sqrt(sum(often * (number - mean) ** 2 for number, often in counts.items()) / counts.total())


def _total(counts: Counter[int]) -> int:
    return sum(number * often for number, often in counts.items())
