"""Options compared by sampled rounds: common random numbers, and more of them where options are close.

All options see the same rounds (worlds, opponents, chance), so what is the same for all of them cancels out of the
differences. After each batch those that are clearly worse than the best one drop out (successive halving), except for
the one that was chosen, which is what the comparison is about.
"""

from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from coverts.coach.review import CLEARLY, Scale

Floats = NDArray[np.float64]

HOPELESS: Final = 3.0
"""An option that is so many standard errors behind the best one drops out."""

DECIDED: Final = 2.6
"""The size of a mistake is taken for known when so many standard errors on either side lead to the same one."""

NO_LESS: Final = 0.01
"""A chance of victory that is lower by less than this is not lower."""


class Limits(NamedTuple):
    """How many rounds options see: in the first batch, at least (the best and the chosen one), and at most."""

    first: int
    least: int
    most: int


class Rolled(NamedTuple):
    """What some options came to in some rounds."""

    points: Floats
    """[option, round]"""
    victories: Floats | None
    """[option, round]: one's share of the victory, where the game is decided in this round."""


class Rolls(Protocol):
    """Plays rounds on, the same ones after each of some options."""

    def __call__(self, options: list[int], number: int) -> Rolled:
        """So many more rounds."""


class Compared(NamedTuple):
    """What was found about options."""

    worths: list[float]
    errors: list[float]
    best: int
    error: float
    """The standard error of the difference between the best option and the chosen one."""
    victories: list[float] | None


def compared(rolls: Rolls, number: int, chosen: int, limits: Limits, scale: Scale) -> Compared:
    """So many options, of which one was chosen, tried until it is clear how much was lost, or rounds are used up."""
    tally = _Tally(number, chosen)
    alive, batch = list(range(number)), limits.first
    while True:
        tally.add(alive, rolls(alive, batch))
        best, error = tally.best(), tally.difference(tally.best(), chosen)[1]
        alive = [one for one in alive if one in (chosen, best) or not tally.is_hopeless(one, best)]
        loss = tally.worths()[best] - tally.worths()[chosen]
        is_known = len({scale.size(max(loss + by * error, 0.0), error) for by in (-DECIDED, 0.0, DECIDED)}) == 1
        is_enough = tally.rounds >= limits.least and is_known and len(alive) <= len({best, chosen})
        if is_enough or tally.rounds >= limits.most:
            return Compared(tally.worths(), tally.errors(), best, error, tally.chances())
        batch = min(tally.rounds, limits.most - tally.rounds)


class _Tally:
    """All rounds so far, [option, round]. An option that has dropped out has seen the first of them."""

    def __init__(self, number: int, chosen: int) -> None:
        self._chosen = chosen
        self._points: Floats = np.zeros((number, 0))
        self._victories: Floats | None = None
        self._seen = np.zeros(number, np.int64)

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return int(self._points.shape[1])

    def add(self, alive: list[int], rolled: Rolled) -> None:
        """One more batch."""
        before, more = self.rounds, rolled.points.shape[1]
        self._points = self._widened(self._points, alive, rolled.points)
        if rolled.victories is not None:
            known = np.zeros((len(self._seen), 0)) if self._victories is None else self._victories
            self._victories = self._widened(known, alive, rolled.victories)
        self._seen[alive] = before + more

    def _widened(self, known: Floats, alive: list[int], found: Floats) -> Floats:
        more = np.zeros((len(self._seen), found.shape[1]))
        more[alive] = found
        return np.concatenate([known, more], axis=1)

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How much more points one option brings than another in the rounds that both have seen, and its error."""
        return self._paired(self._points, one, other)

    def _paired(self, measured: Floats, one: int, other: int) -> tuple[float, float]:
        common = int(min(self._seen[one], self._seen[other]))
        gains = measured[one, :common] - measured[other, :common]
        return float(gains.mean()), float(gains.std(ddof=1)) / common**0.5

    def is_hopeless(self, one: int, best: int) -> bool:
        """Whether an option is clearly worse than another."""
        mean, error = self.difference(one, best)
        return mean + HOPELESS * error < 0.0

    def worths(self) -> list[float]:
        """Points of each option: by how much it differs from the chosen one, which has seen all rounds."""
        level = float(self._points[self._chosen].mean())
        return [level + self.difference(one, self._chosen)[0] for one in range(len(self._seen))]

    def errors(self) -> list[float]:
        """The standard errors of the worths."""
        return [float(self._points[one, :seen].std(ddof=1)) / float(seen) ** 0.5 for one, seen in enumerate(self._seen)]

    def chances(self) -> list[float] | None:
        """The chance of victory of each option, reckoned like its points."""
        if self._victories is None:
            return None
        level = float(self._victories[self._chosen].mean())
        return [level + self._paired(self._victories, one, self._chosen)[0] for one in range(len(self._seen))]

    def best(self) -> int:
        """The option with the most points; of those that do not cost victories, where a game is being decided."""
        worths = self.worths()
        able = [one for one in range(len(self._seen)) if not self._costs_victories(one)]
        return max(able, key=lambda one: (worths[one], one == self._chosen))

    def _costs_victories(self, one: int) -> bool:
        """Whether an option clearly wins less often than the chosen one: then its points are no reason to take it."""
        if self._victories is None or one == self._chosen:
            return False
        mean, error = self._paired(self._victories, self._chosen, one)
        return mean > max(NO_LESS, CLEARLY * error)
