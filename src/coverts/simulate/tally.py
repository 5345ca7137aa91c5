"""Statistics over many batches of results, in constant memory."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
        won = seats_first(results.winners).sum(axis=0, dtype=np.int8)
        self.sums.update(winners=int(won.sum()), shared=how_many(won > 1))
        for name, numbers in statistics.counted(results).items():
            self.counts.setdefault(name, Counter()).update(_how_often(numbers))

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


def seats_first(numbers: NDArray[Any]) -> NDArray[Any]:
    """[game, seat] as [seat, game]: numpy adds up a few long lines ten times faster than many short ones."""
    return np.ascontiguousarray(numbers.T)


def how_many(flags: NDArray[np.bool_]) -> int:
    """How many are set."""
    return int(np.count_nonzero(flags))


def _how_often(numbers: NDArray[Any]) -> dict[int, int]:
    """How often each number comes up. They are few, and bytes for the most part: faster than to sort them into bins."""
    found = {number: how_many(numbers == number) for number in range(numbers.min(), numbers.max() + 1)}
    return {number: often for number, often in found.items() if often}


def spread(counts: Counter[int]) -> float:
    """The standard deviation."""
    mean = _total(counts) / counts.total()
    return sqrt(sum(often * (number - mean) ** 2 for number, often in counts.items()) / counts.total())


def _total(counts: Counter[int]) -> int:
    return sum(number * often for number, often in counts.items())
