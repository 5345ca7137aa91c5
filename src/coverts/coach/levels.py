"""Levels of bots as a scale: whose losses somebody's decisions are most like."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Final

import msgspec
from msgspec import Struct

from coverts.coach.review import Kind

ENOUGH: Final = 6
"""With fewer free decisions of a kind nothing is said: they would tell luck, not skill."""


class LevelLosses(Struct, frozen=True, kw_only=True):
    """What a level of bot loses a free decision, by kind, and in how many that was seen."""

    level: str
    decisions: dict[Kind, int]
    losses: dict[Kind, float]


class Levels(Struct, frozen=True, kw_only=True):
    """All levels, the weakest first, and where the figures come from."""

    command: str
    levels: tuple[LevelLosses, ...]

    def losses(self, kind: Kind) -> dict[str, float]:
        """Losses of a kind by level. Samples are small: where a stronger level lost more, it is taken to lose as much
        as the one above it.
        """
        strongest_first = [one for one in reversed(self.levels) if kind in one.losses]
        sizes = accumulate([one.losses[kind] for one in strongest_first], max)
        return {one.level: size for one, size in zip(strongest_first, sizes, strict=True)}


@cache
def levels_of(home: str) -> Levels:
    """The figures that come with the program, from the package that is a game's coach."""
    return msgspec.json.decode(files(home).joinpath("levels.json").read_bytes(), type=Levels)


def level_like(scale: Mapping[str, float], losses: Sequence[float]) -> str | None:
    """The level whose losses are nearest to the mean of these, the strongest of equals; None if there are too few."""
    if len(losses) < ENOUGH or not scale:
        return None
    mean = sum(losses) / len(losses)
    return min(scale, key=lambda level: abs(scale[level] - mean))
