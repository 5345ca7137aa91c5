"""Means with 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

from msgspec import Struct

SPREADS: Final = 1.96
"""How many standard errors a 95 % interval reaches to either side."""


class Estimate(Struct, frozen=True):
    """A mean, and half of its 95 % interval; None where one sample alone says nothing about it."""

    mean: float
    half: float | None
    samples: int

    @property
    def least(self) -> float:
        """The lower end of the interval."""
        return float("-inf") if self.half is None else self.mean - self.half

    @property
    def most(self) -> float:
        """The upper end of the interval."""
        return float("inf") if self.half is None else self.mean + self.half

    def times(self, factor: float) -> "Estimate":
        """The same in another unit."""
        return Estimate(factor * self.mean, None if self.half is None else abs(factor) * self.half, self.samples)

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {'?' if self.half is None else f'{self.half:.2f}'}"


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of samples that do not depend on each other."""
    half = SPREADS * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else None
    return Estimate(mean(samples), half, len(samples))


def ratio(samples: Sequence[tuple[float, float]]) -> Estimate | None:
    """The sum of the first numbers over that of the second, from pairs that do not depend on each other.

    None where there is nothing to divide by.
    """
    parts, whole = sum(part for part, _ in samples), sum(size for _, size in samples)
    if not whole:
        return None
    share = parts / whole
    number = len(samples)
    # By how much each pair strays from the share: to first order, that is what the share strays by.
    strayed = sum((part - share * size) ** 2 for part, size in samples)
    half = SPREADS * sqrt(strayed * number / (number - 1)) / whole if number > 1 else None
    return Estimate(share, half, number)
