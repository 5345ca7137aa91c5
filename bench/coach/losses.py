"""How good reviews are: what each level of bot loses, whether luck is fair, and how long it takes.

Tables of equals play; one seat of each game is reviewed. Intervals are 95 %, over games. `R²` is that of a straight
line from the losses of the five levels to the points that they make in the same games.
"""

import time
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

from bench.coach.playing import played
from coverts.coach.judging import coach_of
from coverts.coach.review import Effort, Review
from coverts.coach.reviewing import reviewed, summed_up
from coverts.coach.seat_games import SeatGame

ROUNDS = 3


class Measured(NamedTuple):
    """One review with its times, in seconds of one core."""

    review: Review
    again: Review
    whole: float
    first: float


def measured(game: SeatGame, effort: Effort) -> Measured:
    """A review with its times, and another one from another seed."""
    coach = coach_of(game.game)
    assert coach is not None
    begun = time.process_time()
    judged, first = [], 0.0
    for one in coach.judge(game.moments, effort, 11):
        judged.append(one)
        first = first or time.process_time() - begun
    review = summed_up(coach, game, coach.reckon(game, judged, effort, 11))
    whole = time.process_time() - begun
    return Measured(review, reviewed(coach, game, effort, 12), whole, first)


def spread(values: list[float]) -> str:
    """A mean with half of its 95 % interval."""
    return f"{fmean(values):6.3f} ± {1.96 * stdev(values) / len(values) ** 0.5:.3f}"


def main(name: str, players: int, games: int, effort: Effort, levels: Sequence[str]) -> None:
    """Measure some levels, and print each as soon as it is known."""
    coach = coach_of(name)
    assert coach is not None
    coach.ready(players)
    rounds = ROUNDS if name == "pikoko" else 1
    losses, points, every = [], [], []
    for level in levels:
        found = []
        for number in range(games):
            table = played(name, players, [level] * players, f"losses {name} {players} {level} {number}")
            found.append(measured(table[number % players], effort))
        every += found
        free = [one for it in found for one in it.review.decisions if len(one.options) > 1]
        by_kind = {kind: [one.loss for one in free if one.kind == kind] for kind in dict.fromkeys(o.kind for o in free)}
        losses.append(fmean(it.review.mistakes / rounds for it in found))
        points.append(fmean(it.review.points / rounds for it in found))
        print(f"{level:8} {games} games", flush=True)
        print("  points  ", spread([it.review.points / rounds for it in found]))
        print("  loss    ", spread([it.review.mistakes / rounds for it in found]))
        print("  luck    ", spread([it.review.luck / rounds for it in found]))
        for part in found[0].review.luck_parts:
            print(f"  {part:8}", spread([it.review.luck_parts[part] / rounds for it in found]))
        print("  a free decision ", spread([one.loss for one in free]), f"of {len(free)}")
        print("  by kind ", {kind: round(fmean(values), 3) for kind, values in by_kind.items()})
        sizes = {size: sum(one.size == size for one in free) / len(free) for size in ("small", "medium", "big")}
        print("  sizes   ", {size: f"{100 * share:.1f} %" for size, share in sizes.items()}, flush=True)
    if len(levels) > 2:
        print("R²", round(float(np.corrcoef(losses, points)[0, 1] ** 2), 3))
    pairs = [
        (one, other)
        for it in every
        for one, other in zip(it.review.decisions, it.again.decisions, strict=True)
        if coach.scale.is_clear(one.loss, one.error) and coach.scale.is_clear(other.loss, other.error)
    ]
    agreed = sum(one.size == other.size for one, other in pairs)
    print(f"sizes agree in {agreed} of {len(pairs)} clear decisions judged twice")
    print("a review takes", spread([it.whole for it in every]), "s; most", round(max(it.whole for it in every), 2))
    print("the first decision", spread([it.first for it in every]), "s; most", round(max(it.first for it in every), 2))
