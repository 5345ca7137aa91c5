"""Calibration of beliefs: of all events that were given a probability of 0.7, seven in ten should happen.

An overconfident belief costs points unnoticed. So predicted probabilities are compared with what was on the table: by
tests and experiments, which know the true hands; players never do.
"""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coverts.belief.arrays import Floats, Ints

Bools = NDArray[np.bool_]

BINS: Final = 10

SURE_OF_IT: Final = 1.96
"""Standard errors to either side of what was found, for an interval of 95 %."""


class Bin(Struct, frozen=True):
    """Predictions of about the same probability."""

    chance: float
    """The mean of the chances that were given."""
    share: float
    """How much of it came true."""
    half: float
    """Half of the 95 % interval of that share."""
    number: int


class Reliability(Struct, frozen=True):
    """A reliability diagram: predicted probabilities and observed frequencies, by bin."""

    bins: tuple[Bin, ...]
    """From unlikely to likely; those that nothing fell into are left out."""
    error: float
    """How far chances were from the truth on average, bin by bin: the expected calibration error."""
    number: int


class Surprise(Struct, frozen=True):
    """How surprised a belief was by the true hand, in bits: the less, the better it was. One bit is a factor of two."""

    believed: float
    uniform: float
    """How surprised somebody would have been who took all worlds for equally likely."""
    half: float
    """Half of the 95 % interval of the difference."""
    number: int

    @property
    def learnt(self) -> float:
        """The information gained, in bits: the prior's surprise less the belief's. Negative if the belief misled."""
        return self.uniform - self.believed


def reliability(chances: Floats, came_true: Bools, together: Ints | None = None, bins: int = BINS) -> Reliability:
    """Chances that were given, and whether it was so.

    `together` says which of them belong together, such as all of one match: what one player holds another cannot, so
    intervals that took every statement for a new one would be too narrow.
    """
    groups = _groups(together, len(chances))
    where = np.minimum((chances * bins).astype(np.int64), bins - 1)
    found = [_bin(chances[inside], came_true[inside], groups[inside]) for inside in _each(where, bins)]
    whole = max(1, len(chances))
    error = sum([one.number / whole * abs(one.share - one.chance) for one in found])
    return Reliability(tuple(found), float(error), len(chances))


def _each(where: Ints, bins: int) -> list[Bools]:
    return [inside for place in range(bins) if (inside := where == place).any()]


def _bin(chances: Floats, came_true: Bools, groups: Ints) -> Bin:
    share, half = mean_of(came_true, groups)
    return Bin(float(chances.mean()), share, half, len(chances))


def mean_of(numbers: Bools | Floats, together: Ints | None = None) -> tuple[float, float]:
    """A mean, and half of its 95 % interval, when some of the numbers belong together."""
    mean = float(numbers.mean())
    strays = np.bincount(_groups(together, len(numbers)), numbers - mean)
    return mean, SURE_OF_IT * float(np.sqrt((strays**2).sum())) / len(numbers)


def _groups(together: Ints | None, number: int) -> Ints:
    return np.arange(number) if together is None else np.unique(together, return_inverse=True)[1]


def surprise(true_chances: Floats, worlds: Ints, together: Ints | None = None) -> Surprise:
    """For each decision the chance that was given to the hand that was there, and how many worlds there were.

    What was called impossible and is there surprises without end.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        believed, uniform = -np.log2(true_chances), np.log2(worlds)
        _, half = mean_of(uniform - believed, together)
    return Surprise(float(believed.mean()), float(uniform.mean()), half, len(true_chances))
