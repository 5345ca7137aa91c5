"""Both sides, in turn: ours, the peer, ours, the peer.

A machine is faster at one time than at another, so each round of ours is compared with the peer's that follows it, and
of these ratios the median counts.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.server.measures import Figures, Size, Start, delays, memory, work
from bench.server.our_side import ours
from bench.server.peer_side import peer

SIDES: dict[str, Start] = {"ours": ours, "boardgame.io": peer}


class Goal(Struct, frozen=True):
    """What a figure must reach beside the peer's."""

    name: str
    unit: str
    at_least: float | None = None
    """So many times the peer's, where more is better; None: not above the peer's."""


GOALS = (
    Goal("moves_per_cpu_second", "moves", at_least=2.0),
    Goal("answered_p50_ms", "ms"),
    Goal("answered_p99_ms", "ms"),
    Goal("heard_p50_ms", "ms"),
    Goal("heard_p99_ms", "ms"),
    Goal("memory_mib", "MiB"),
)


class Comparison(Struct, frozen=True):
    """One figure of both sides: the medians, and the median of the ratios."""

    name: str
    ours: float
    peers: float
    ratio: float
    is_void: bool
    """Whether the machine was busy in every round."""
    goal: Goal | None = None

    @property
    def is_met(self) -> bool:
        if self.goal is None:
            return True
        return self.ratio <= 1 if self.goal.at_least is None else self.ratio >= self.goal.at_least


Rounds = dict[str, list[Figures]]
"""What the rounds of a measure found, by side."""


async def compare(folder: Path, size: Size, tell: Callable[[str], None]) -> tuple[list[Comparison], dict[str, Rounds]]:
    """All measures of both sides, and everything that was found on the way."""
    found: dict[str, Rounds] = {}
    # What a server holds does not depend on how fast the machine is.
    for measure, times in ((work, size.rounds), (delays, size.rounds), (memory, 1)):
        rounds = found[measure.__name__] = Rounds({name: [] for name in SIDES})
        for number in range(times):
            for name, start in SIDES.items():
                tell(f"{measure.__name__} {number + 1} of {times}: {name}")
                rounds[name].append(await measure(start, folder, size))
    return [comparison for rounds in found.values() for comparison in compared(rounds)], found


def compared(rounds: Rounds) -> list[Comparison]:
    """The figures of one measure, side by side: of the rounds in which the machine was quiet, if there are any."""
    goals = {goal.name: goal for goal in GOALS}
    pairs = list(zip(*rounds.values(), strict=True))
    quiet = [pair for pair in pairs if not any(figures.is_void for figures in pair)]
    return [_compared(name, quiet or pairs, goals.get(name), is_void=not quiet) for name in pairs[0][0].figures]


def _compared(name: str, pairs: list[tuple[Figures, ...]], goal: Goal | None, *, is_void: bool) -> Comparison:
    ours_found, peers_found = ([figures.figures[name] for figures in side] for side in zip(*pairs, strict=True))
    ratio = median(our / their for our, their in zip(ours_found, peers_found, strict=True))
    return Comparison(name, median(ours_found), median(peers_found), ratio, is_void, goal)
