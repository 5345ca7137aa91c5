"""All sides, in turn: ours, the durable peer, the peer from memory, and again.

A machine is faster at one time than at another, so each round of ours is compared with the peers' that follow it, and
of these ratios the median counts. Only the durable peer promises what our server promises, so only it sets goals.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.server.measures import Figures, Size, Start, delays, memory, work
from bench.server.our_side import ours
from bench.server.peer_side import durable_peer, memory_peer

SIDES: dict[str, Start] = {"ours": ours, "durable": durable_peer, "memory": memory_peer}


class Goal(Struct, frozen=True):
    """What a figure must reach beside the durable peer's."""

    name: str
    at_least: float | None = None
    """So many times the peer's, where more is better; None: not above the peer's."""


GOALS = (
    Goal("moves_per_cpu_second", at_least=3.0),
    Goal("answered_p50_ms"),
    Goal("answered_p99_ms"),
    Goal("heard_p50_ms"),
    Goal("heard_p99_ms"),
    Goal("memory_mib"),
)


class Comparison(Struct, frozen=True):
    """One figure of all sides: the medians, and the medians of the ratios of ours to each peer's."""

    name: str
    medians: dict[str, float]
    """By side."""
    ratios: dict[str, float]
    """By peer."""
    is_void: bool
    """Whether the machine was busy in every round."""
    goal: Goal | None = None

    @property
    def is_met(self) -> bool:
        if self.goal is None:
            return True
        ratio = self.ratios["durable"]
        return ratio <= 1 if self.goal.at_least is None else ratio >= self.goal.at_least


Rounds = dict[str, list[Figures]]
"""What the rounds of a measure found, by side."""


async def compare(folder: Path, size: Size, tell: Callable[[str], None]) -> tuple[list[Comparison], dict[str, Rounds]]:
    """All measures of all sides, and everything that was found on the way."""
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
    turns = [dict(zip(rounds, turn, strict=True)) for turn in zip(*rounds.values(), strict=True)]
    quiet = [turn for turn in turns if not any(figures.is_void for figures in turn.values())]
    return [_compared(name, quiet or turns, goals.get(name), is_void=not quiet) for name in turns[0]["ours"].figures]


def _compared(name: str, turns: list[dict[str, Figures]], goal: Goal | None, *, is_void: bool) -> Comparison:
    found = {side: [turn[side].figures[name] for turn in turns] for side in SIDES}
    ratios = {
        side: median(our / their for our, their in zip(found["ours"], theirs, strict=True))
        for side, theirs in found.items()
        if side != "ours"
    }
    return Comparison(name, {side: median(figures) for side, figures in found.items()}, ratios, is_void, goal)
