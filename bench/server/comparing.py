"""Both sides, in turn: ours, the peer, ours, the peer. Compared are the medians of what the quiet rounds found."""

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
    """One figure of both sides."""

    name: str
    ours: float
    peers: float
    is_void: bool
    """Whether the machine was busy in every round."""
    goal: Goal | None = None

    @property
    def ratio(self) -> float:
        return self.ours / self.peers

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
    for measure in (work, delays, memory):
        rounds = found[measure.__name__] = Rounds({name: [] for name in SIDES})
        for number in range(size.rounds):
            for name, start in SIDES.items():
                tell(f"{measure.__name__} {number + 1} of {size.rounds}: {name}")
                rounds[name].append(await measure(start, folder, size))
    return [comparison for rounds in found.values() for comparison in compared(rounds)], found


def compared(rounds: Rounds) -> list[Comparison]:
    """The figures of one measure, side by side."""
    goals = {goal.name: goal for goal in GOALS}
    ours_found, peers_found = rounds.values()
    is_void = any(all(figures.is_void for figures in side) for side in rounds.values())
    return [
        Comparison(name, _median(ours_found, name), _median(peers_found, name), is_void, goals.get(name))
        for name in ours_found[0].figures
    ]


def _median(found: list[Figures], name: str) -> float:
    quiet = [one for one in found if not one.is_void] or found
    return median(one.figures[name] for one in quiet)
