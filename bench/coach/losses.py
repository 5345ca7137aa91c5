"""How good reviews are: what each level of bot loses, whether luck is fair, and how long it takes.

Tables of equals play; one seat of each game is reviewed, twice with different seeds or once. Intervals are 95 %, over
games. `R²` is that of a straight line from the losses of the levels to the points of all seats in the same games.

What is measured can be kept, a line for each game. The same command goes on where it was broken off.
"""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import numpy as np
from msgspec import Struct

from bench.coach.playing import played
from bench.coach.slips import slips_of
from coverts.coach.judging import GameCoach, coach_of
from coverts.coach.review import Decision, Effort, Review
from coverts.coach.reviewing import reviewed, summed_up
from coverts.coach.seat_games import SeatGame
from coverts.games.pikoko import View

ROUNDS = {"pikoko": 3, "pok": 1}


class Measured(Struct, frozen=True, kw_only=True):
    """One game's review with its times, in seconds of one core."""

    level: str
    number: int
    effort: Effort
    review: Review
    again: Review | None
    whole: float
    first: float
    table: float
    """The points a round that all seats made, on average."""
    slips: tuple[str | None, ...]
    """For each decision what was done instead of the best, where there is a word for it."""

    def per_round(self, name: str) -> float:
        """Points, loss, luck or a part of luck a round."""
        value = self.review.luck_parts.get(name)
        return (getattr(self.review, name) if value is None else value) / ROUNDS[self.review.game]

    def free(self) -> list[Decision]:
        """The decisions in which there was something to decide."""
        return [one for one in self.review.decisions if len(one.options) > 1]

    def clear_pairs(self, coach: GameCoach) -> list[tuple[Decision, Decision]]:
        """Decisions with a clear loss both times."""
        twice = [] if self.again is None else zip(self.review.decisions, self.again.decisions, strict=True)
        return [pair for pair in twice if all(coach.scale.is_clear(one.loss, one.error) for one in pair)]


def measured(table: Sequence[SeatGame], level: str, number: int, effort: Effort, *, twice: bool) -> Measured:
    """A review of one seat with its times, and another one from another seed."""
    game = table[number % len(table)]
    coach = coach_of(game.game)
    assert coach is not None
    begun = time.process_time()
    judged, first = [], 0.0
    for one in coach.judge(game.moments, effort, 11):
        judged.append(one)
        first = first or time.process_time() - begun
    review = summed_up(coach, game, coach.reckon(game, judged, effort, 11))
    whole = time.process_time() - begun
    again = reviewed(coach, game, effort, 12) if twice else None
    slips = tuple(slips_of(game, review)) if game.game == "pikoko" else ()
    return Measured(
        level=level,
        number=number,
        effort=effort,
        review=review,
        again=again,
        whole=whole,
        first=first,
        table=table_points(table),
        slips=slips,
    )


def table_points(table: Sequence[SeatGame]) -> float:
    """The points a round of all seats. In POK victories are shared out, so equals have the same."""
    end = table[0].ends[-1]
    return fmean(end.totals) / ROUNDS["pikoko"] if isinstance(end, View) else 1 / len(table)


def kept(to: Path | None) -> list[Measured]:
    """What has been measured before."""
    lines = to.read_bytes().splitlines() if to is not None and to.exists() else []
    return [msgspec.json.decode(line, type=Measured) for line in lines]


def measuring(
    name: str,
    players: int,
    games: int,
    effort: Effort,
    levels: Sequence[str],
    done: set[tuple[str, int]],
    *,
    twice: bool,
) -> Iterator[Measured]:
    """All games that have not been measured, all levels in turn."""
    for number in range(games):
        for level in levels:
            if (level, number) not in done:
                table = played(name, players, [level] * players, f"losses {name} {players} {level} {number}")
                yield measured(table, level, number, effort, twice=twice)


def spread(values: list[float]) -> str:
    """A mean with half of its 95 % interval."""
    half = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{fmean(values):6.3f} ± {half:.3f}"


def main(
    name: str,
    players: int,
    games: int,
    effort: Effort,
    levels: Sequence[str],
    *,
    to: Path | None,
    seconds: float,
    twice: bool,
) -> None:
    """Measure for so long at the most, and print what is known of all games so far."""
    coach = coach_of(name)
    assert coach is not None
    coach.ready(players)
    found, end = kept(to), time.monotonic() + seconds
    for one in measuring(name, players, games, effort, levels, {(it.level, it.number) for it in found}, twice=twice):
        found.append(one)
        if to is not None:
            with to.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
        if time.monotonic() > end:
            break
    tell(coach, found, [level for level in levels if any(it.level == level for it in found)])


def tell(coach: GameCoach, every: Sequence[Measured], levels: Sequence[str]) -> None:
    """Print each level, and what holds for all of them."""
    means = []
    for level in levels:
        found = [it for it in every if it.level == level]
        _tell_level(coach, level, found)
        means.append([fmean(it.per_round("mistakes") for it in found), fmean(it.table for it in found)])
    if len(levels) > 2 and every[0].review.game == "pikoko":
        print("R²", round(float(np.corrcoef(np.array(means).T)[0, 1] ** 2), 3))
    pairs = [pair for it in every for pair in it.clear_pairs(coach)]
    agreed = sum(one.size == other.size for one, other in pairs)
    print(f"sizes agree in {agreed} of {len(pairs)} clear decisions judged twice")
    print("a review takes", spread([it.whole for it in every]), "s; most", round(max(it.whole for it in every), 2))
    print("the first decision", spread([it.first for it in every]), "s; most", round(max(it.first for it in every), 2))


def _tell_level(coach: GameCoach, level: str, found: Sequence[Measured]) -> None:
    free = [one for it in found for one in it.free()]
    by_kind = {kind: [one.loss for one in free if one.kind == kind] for kind in dict.fromkeys(o.kind for o in free)}
    print(f"{level:8} {len(found)} games")
    print("  of all seats", spread([it.table for it in found]))
    for name in ("points", "mistakes", "luck", *found[0].review.luck_parts):
        print(f"  {name:8}", spread([it.per_round(name) for it in found]))
    decisions = [fmean(one.loss for one in it.review.decisions) for it in found]
    print("  a decision      ", spread(decisions), f"of {sum(len(it.review.decisions) for it in found)}")
    print("  a free decision ", spread([one.loss for one in free]), f"of {len(free)}")
    print("  by kind ", {kind: round(fmean(values), 3) for kind, values in by_kind.items()})
    sizes = {size: sum(one.size == size for one in free) for size in ("small", "medium", "big")}
    print("  sizes   ", {size: f"{number}: {100 * number / len(free):.1f} %" for size, number in sizes.items()})
    pairs = [pair for it in found for pair in it.clear_pairs(coach)]
    print(f"  sizes agree in {sum(one.size == other.size for one, other in pairs)} of {len(pairs)}", flush=True)
