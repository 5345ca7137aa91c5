"""Options compared by sampled rounds: common random numbers, and more of them where options are close.

All options see the same rounds (worlds, opponents, chance), so what is the same for all of them cancels out of the
differences. After each batch those that are clearly worse than the best one drop out (successive halving), except for
the one that was chosen, which is what the comparison is about.

Of noisy worths the highest is too high: whoever takes the best of near-equal options for what the choice has lost finds
losses where there are none. So the best option is looked for in one half of the rounds and measured in the other, and
the other way round (cross-fitting); and a lead counts as far as it is to be believed, given its error.
"""

from math import erfc, exp, pi, sqrt
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from coverts.coach.review import Scale

Floats = NDArray[np.float64]

HOPELESS: Final = 3.0
"""An option that is so many standard errors behind the best one drops out."""

BEHIND: Final = 1.0
"""The same as soon as all have seen enough rounds: whichever of near-equal options is best, as much was lost."""

DECIDED: Final = 2.6
"""The size of a mistake is taken for known when so many standard errors on either side lead to the same one."""

PER_POINT: Final = 0.02
"""Where a game is decided, so much of a victory is a point worth: as for the bots who play for the victory."""

RIGHT: Final = 0.5
"""Before a choice has been looked at: the chance that it loses nothing, against all losses up to a medium mistake. All
losses are equally likely: what is far beyond its error counts in full.
"""


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
        best, is_enough = tally.best(), tally.rounds >= limits.least
        behind = BEHIND if is_enough else HOPELESS
        alive = [one for one in alive if one in (chosen, best) or not tally.is_behind(one, best, behind)]
        if (is_enough and tally.is_known(alive, scale)) or tally.rounds >= limits.most:
            return tally.found(scale)
        batch = min(tally.rounds, limits.most - tally.rounds)


def believed(lead: float, error: float, usual: float) -> float:
    """How much is lost, if an option was ahead by so much, give or take its standard error: what is to be expected if
    nothing is lost as often as `RIGHT` says, and else any loss is as likely, up to the usual one as often as the rest.
    """
    if lead <= 0.0 or error <= 0.0:
        return max(lead, 0.0)
    bell, within = _bell(lead / error), _within(lead / error)
    none, some = RIGHT * bell / error, (1.0 - RIGHT) / usual * within
    return some / (none + some) * (lead + error * bell / within)


def _bell(deviation: float) -> float:
    return exp(-(deviation**2) / 2) / sqrt(2 * pi)


def _within(deviation: float) -> float:
    return erfc(-deviation / sqrt(2)) / 2


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
        gains = self._gains(self._points, one, other)
        return float(gains.mean()), float(gains.std(ddof=1)) / len(gains) ** 0.5

    def _gains(self, measured: Floats, one: int, other: int) -> Floats:
        common = int(min(self._seen[one], self._seen[other]))
        gains: Floats = measured[one, :common] - measured[other, :common]
        return gains

    def is_behind(self, one: int, best: int, errors: float) -> bool:
        """Whether an option is worse than another by more than so many standard errors."""
        mean, error = self.difference(one, best)
        return mean + errors * error < 0.0

    def is_known(self, alive: list[int], scale: Scale) -> bool:
        """Whether the size of the mistake can hardly be another one: neither smaller nor, whichever is best, bigger."""
        _, _, error, lost = self._lost(scale)
        sizes = {scale.size(max(lost + by * error, 0.0), error) for by in (-DECIDED, 0.0, DECIDED)}
        for one in [one for one in alive if self._is_able(one)]:
            mean, its = self.difference(one, self._chosen)
            sizes.add(scale.size(max(mean + DECIDED * its, lost), 0.0))
        return len(sizes) == 1

    def found(self, scale: Scale) -> Compared:
        """What was found: leads over the chosen option are as small as the best one is to be believed."""
        best, lead, error, lost = self._lost(scale)
        worths = self.worths()
        level = worths[self._chosen]
        for one in range(len(worths)):
            if worths[one] > level and self._is_able(one):
                worths[one] = level + (worths[one] - level) * lost / lead
        if lost == 0.0:
            best, error = self._chosen, 0.0
        return Compared(worths, self.errors(), best, error, self.chances())

    def _lost(self, scale: Scale) -> tuple[int, float, float, float]:
        """The best option, its lead over the chosen one, the error of that, and how much of it is to be believed."""
        best = self.best()
        lead, error = self.difference(best, self._chosen)
        return best, lead, error, min(believed(self._fresh_lead(), error, scale.medium), lead)

    def _fresh_lead(self) -> float:
        """By how much the best option is ahead of the chosen one in rounds by which it was not found."""
        able = [one for one in range(len(self._seen)) if self._is_able(one)]
        gains = {one: self._gains(self._points, one, self._chosen) for one in able}
        halves = [{one: float(gain[half::2].mean()) for one, gain in gains.items()} for half in (0, 1)]
        picked = [max(able, key=lambda one: (leads[one], one == self._chosen)) for leads in halves]
        return (halves[0][picked[1]] + halves[1][picked[0]]) / 2

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
        won = [self._gains(self._victories, one, self._chosen) for one in range(len(self._seen))]
        return [level + float(more.mean()) for more in won]

    def best(self) -> int:
        """The option with the most points; of those that are worth their points, where a game is being decided."""
        worths = self.worths()
        able = [one for one in range(len(self._seen)) if self._is_able(one)]
        return max(able, key=lambda one: (worths[one], one == self._chosen))

    def _is_able(self, one: int) -> bool:
        """Whether an option is as good as the chosen one for the victory, with its points beside it: by no more than a
        standard error worse. Else its points are no reason to take it.
        """
        if self._victories is None or one == self._chosen:
            return True
        aims = self._gains(self._victories, one, self._chosen) + PER_POINT * self._gains(
            self._points, one, self._chosen
        )
        return float(aims.mean()) + float(aims.std(ddof=1)) / sqrt(len(aims)) >= 0.0
