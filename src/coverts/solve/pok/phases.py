"""Two ways to a fixed point of a position's values and the equilibria of its stages: compiled.

`iterate_values` is a fixed-point iteration: solve every stage with a guess of the values, see what that brings, and
guess again. Often it has no fixed point: where somebody is indifferent, the solution found for a stage jumps as the
guess changes. Then `solve_jointly` takes the values as unknowns beside all the others, from a mu at which nothing jumps
yet.
"""

from typing import NamedTuple

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.homotopy.equations import spread_chances, sum_showings
from coverts.solve.pok.homotopy.following import follow
from coverts.solve.pok.homotopy.path import BY_MU, BY_THETA, Care, Path, System, Trail
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.scratch import new_sums, new_work

MU_BEGIN = 2.0
"""So great that all choices are nearly alike."""

GOOD_ENOUGH = 1e-7
"""A path that stalls below this mu counts as followed to its end: ties leave it no way to go on."""

SETTLED = 1e-9
"""Guesses that differ by less are the same."""


@compiled
def expected_values(game: Layout, found: Floats) -> tuple[Floats, float]:
    """The expected payoff to each value if v is 0 where nobody hands over, and the chance of that."""
    slots = len(game.value_of)
    sums = new_sums(slots)
    total, nothing, looping = np.zeros(len(game.sharers)), np.zeros(len(game.sharers)), 0.0
    for stage in range(len(game.chance)):
        spread_chances(game, stage, found[stage], sums.x)
        looping += game.chance[stage] * sum_showings(game, stage, nothing, sums)
        for slot in range(slots):
            value = game.value_of[slot]
            total[value] += game.chance[stage] * sums.sums[slot] / game.sharers[value]
    return total, looping


@compiled
def prepare(game: Layout, found: Floats, v: Floats) -> None:
    """Equal chances everywhere, the values they bring, and the scale of each stage."""
    for stage in range(len(game.chance)):
        for orbit in range(game.unknowns[stage]):
            choices = 0.0
            for other in range(game.unknowns[stage]):
                if game.owners[stage, other] == game.owners[stage, orbit]:
                    choices += game.times[stage, other]
            found[stage, orbit] = 1.0 / choices
    total, looping = expected_values(game, found)
    for value in range(len(v)):
        v[value] = total[value] / (1.0 - looping)
    for stage in range(len(game.chance)):
        low, high = np.inf, -np.inf
        for showing in range(len(game.ways)):
            mask = game.released[stage, showing]
            for place in range(game.chosen_number[showing]):
                pay = v[game.value_of[game.chosen[showing, place]]] if mask == 0 else game.pay[showing, mask, place]
                low, high = min(low, pay), max(high, pay)
        game.low[stage] = low
        # Where everything is worth the same there is nothing to stretch.
        game.scale[stage] = high - low if high - low > 1e-9 else 1.0


@compiled
def new_path(system: System, point: Floats, by: int, mu: float, care: Care) -> Path:
    """A path that begins near a point, which moves along it."""
    game, _, stages, residual = system
    work = new_work(stages, point.shape[1], len(residual), len(game.value_of))
    return Path(system, by, mu, care, point, np.zeros(point.shape), np.zeros(point.shape), np.zeros(point.shape), work)


@compiled
def follow_stage(game: Layout, stage: int, point: Floats, mu: float, end: float, care: Care, trail: Trail) -> bool:
    """Follow the path of one stage alone, with given values, from one mu to another; whether it leads there."""
    path = new_path(System(game, stage, 1, np.empty(0)), point, BY_MU, mu, care)
    return follow(path, end, trail) <= max(end, GOOD_ENOUGH)


@compiled
def follow_from_start(
    game: Layout, stage: int, equal: Floats, point: Floats, end: float, ladder: tuple[Care, ...], trail: Trail
) -> bool:
    """Follow the path of one stage from equal chances, more and more carefully until it leads to its end."""
    unknowns = game.unknowns[stage]
    found = new_sums(len(game.value_of))
    x, sums = found.x, found.sums
    for care in ladder:
        for column in range(len(equal)):
            point[0, column] = equal[column]
        spread_chances(game, stage, equal, x)
        sum_showings(game, stage, point[1], found)
        for orbit in range(unknowns):
            slot, level = game.first_slots[stage, orbit], unknowns + game.owners[stage, orbit]
            payoff = (sums[slot] / (game.holders[slot] * x[slot]) - game.low[stage]) / game.scale[stage]
            # All chances of a group are alike here, so this is the mean of its payoffs and mu over that chance.
            point[0, level] += game.times[stage, orbit] * (payoff * x[slot] + MU_BEGIN)
        trail.length[stage] = 0
        if follow_stage(game, stage, point, MU_BEGIN, end, care, trail):
            return True
    return False


@compiled
def follow_from_trail(
    game: Layout,
    stage: int,
    point: Floats,
    least: float,
    end: float,
    care: Care,
    trail: Trail,
    onto: Trail,
) -> bool:
    """Leave the trail of one stage at its last point with a mu of at least so much, and follow the path anew."""
    for place in range(trail.length[stage] - 1, -1, -1):
        mu = trail.mu[stage, place]
        if mu >= least:
            for column in range(point.shape[1]):
                point[0, column] = trail.points[stage, place, column]
            if len(onto.length):
                onto.length[stage] = place + 1
            return follow_stage(game, stage, point, mu, end, care, onto)
    return False


class Guessing(NamedTuple):
    """How guesses of the values follow each other."""

    rounds: int
    cold: int
    """In how many rounds the stages are solved from equal chances."""
    factor: float
    """How far back on its path a stage goes, by how much the guess has changed."""


@compiled
def follow_from_nearby(
    game: Layout, stage: int, point: Floats, factor: float, moved: float, end: float, care: Care, trail: Trail
) -> bool:
    """Leave the trail of one stage as far back from its end as the values have moved, or further and further."""
    for power in range(3):
        least = factor * 10.0**power * moved / game.scale[stage]
        if follow_from_trail(game, stage, point, least, end, care, trail, trail):
            return True
    return False


@compiled
def anderson_mixed(turn: int, v: Floats, total: Floats, last: Floats, last_gain: Floats) -> tuple[Floats, float]:
    """The next guess of the values, from what the last two guesses brought; and how far the last one was off.

    Anderson acceleration with one step of memory: a secant step from two guesses and what they brought.
    """
    values = len(v)
    moved, along, square = 0.0, 0.0, 1e-300
    for value in range(values):
        gain = total[value] - v[value]
        moved = max(moved, abs(gain))
        along += gain * (gain - last_gain[value])
        square += (gain - last_gain[value]) ** 2
    weight = along / square if turn > 0 else 0.0
    is_sound = abs(weight) < 5.0
    mixed = np.zeros(values)
    for value in range(values):
        mixed[value] = total[value] - weight * (total[value] - last[value])
        is_sound = is_sound and 0.0 <= mixed[value] <= 1.0
        last[value], last_gain[value] = total[value], total[value] - v[value]
    return mixed if is_sound else total, moved


@compiled
def iterate_values(
    game: Layout,
    equal: Floats,
    found: Floats,
    v: Floats,
    guessing: Guessing,
    end: float,
    ladder: tuple[Care, ...],
    trail: Trail,
) -> bool:
    """Fixed-point iteration of the values, from the path's start in the first `cold` rounds; whether it converged."""
    values = len(v)
    point = np.zeros((2, found.shape[1]))
    last, last_gain = np.zeros(values), np.zeros(values)
    moved = 1.0
    for turn in range(guessing.rounds):
        for value in range(values):
            point[1, value] = v[value]
        for stage in range(len(game.chance)):
            if game.unknowns[stage] == 0:
                continue
            is_cold = turn < guessing.cold
            if is_cold or not follow_from_nearby(game, stage, point, guessing.factor, moved, end, ladder[0], trail):
                follow_from_start(game, stage, equal[stage], point, end, ladder, trail)
            for column in range(point.shape[1]):
                found[stage, column] = point[0, column]
        total, looping = expected_values(game, found)
        for value in range(values):
            total[value] /= 1.0 - looping
        guess, moved = anderson_mixed(turn, v, total, last, last_gain)
        if moved < SETTLED:
            return True
        if turn + 1 < guessing.rounds:
            for value in range(values):
                v[value] = guess[value]
    return False


@compiled
def solve_jointly(
    game: Layout, found: Floats, v: Floats, begin: float, end: float, single: Care, care: Care, trail: Trail
) -> bool:
    """Take every stage at the same mu, make the values consistent there, and follow all stages as one system."""
    stages, values = len(game.chance), len(v)
    point, alone = np.zeros((stages + 1, found.shape[1])), np.zeros((2, found.shape[1]))
    nowhere = Trail(np.empty((0, 0, 0)), np.empty((0, 0)), np.empty(0, np.int64))
    for value in range(values):
        alone[1, value] = point[stages, value] = v[value]
    for stage in range(stages):
        if game.unknowns[stage]:
            if not follow_from_trail(game, stage, alone, begin, begin, single, trail, nowhere):
                return False
            for column in range(found.shape[1]):
                point[stage, column] = alone[0, column]
    residual, looping = expected_values(game, point)
    for value in range(values):
        residual[value] = v[value] - (residual[value] + looping * v[value])
    together = System(game, 0, stages, residual)
    if follow(new_path(together, point, BY_THETA, begin, care), 1.0, nowhere) != 1.0:
        return False
    if not follow(new_path(together, point, BY_MU, begin, care), end, nowhere) <= max(end, GOOD_ENOUGH):
        return False
    for stage in range(stages):
        for column in range(found.shape[1]):
            found[stage, column] = point[stage, column]
    for value in range(values):
        v[value] = point[stages, value]
    return True
