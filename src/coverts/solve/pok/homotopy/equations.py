"""The equations of the central path (a log-barrier homotopy to a Nash equilibrium) and their derivatives: compiled.

For every unknown chance x with payoff Q and for every group of them with level w: x (w - Q) = mu, and the chances of
a group add up to 1. With mu very great all choices are equally likely; with mu = 0 nobody who strays gains anything.
On the way a choice that is worse by z has the chance mu / z, so the most that a player with k choices could still
gain is k mu: how good the answer is needs no proof of its own.

Where nobody hands over, the position stays, so each payoff depends on the position's own values v. Stages are solved
for given v, or *jointly* with v as unknowns too: v is then what the stages bring on average.
"""

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.scratch import Sums, Work

ROUNDING = 1e-15
"""Differences below this are noise."""


@compiled
def spread_chances(game: Layout, stage: int, found: Floats, chances: Floats) -> bool:
    """The chance of every slot from the unknowns; whether all are above 0."""
    for slot in range(len(chances)):
        orbit = game.orbits[stage, slot]
        chances[slot] = game.settled[stage, slot] if orbit < 0 else found[orbit]
        if chances[slot] <= 0.0:
            return False
    return True


@compiled
def sum_showings(game: Layout, stage: int, v: Floats, found: Sums) -> float:
    """Sum up all showings for the chances `found.x`; the chance that nobody hands over."""
    x, sums, pairs, loops = found
    looping = 0.0
    for slot in range(len(x)):
        sums[slot] = loops[slot] = 0.0
        for other in range(len(x)):
            pairs[slot, other] = 0.0
    for showing in range(len(game.ways)):
        number = game.chosen_number[showing]
        likely = game.ways[showing]
        for place in range(number):
            chance = x[game.chosen[showing, place]]
            for _ in range(int(game.chosen_by[showing, place])):
                likely *= chance
        mask = game.released[stage, showing]
        if mask == 0:
            looping += likely
        for place in range(number):
            slot = game.chosen[showing, place]
            by = likely * game.chosen_by[showing, place]
            if mask == 0:
                loops[slot] += by
                by *= v[game.value_of[slot]]
            else:
                by *= game.pay[showing, mask, place]
            sums[slot] += by
            for other in range(number):
                pairs[slot, game.chosen[showing, other]] += by * game.chosen_by[showing, other]
            pairs[slot, slot] -= by
    return looping


@compiled
def solve_linear(left: Floats, right: Floats, size: int, columns: int) -> bool:  # noqa: C901 - loops over plain arrays
    """Solve in place, with the answer in `right`; False if there is none."""
    for step in range(size):
        best = step
        for row in range(step + 1, size):
            if abs(left[row, step]) > abs(left[best, step]):
                best = row
        pivot = left[best, step]
        if not abs(pivot) > 1e-300:
            return False
        if best != step:
            for column in range(step, size):
                left[step, column], left[best, column] = left[best, column], left[step, column]
            for column in range(columns):
                right[step, column], right[best, column] = right[best, column], right[step, column]
        for row in range(step + 1, size):
            factor = left[row, step] / pivot
            if factor != 0.0:
                for column in range(step + 1, size):
                    left[row, column] -= factor * left[step, column]
                for column in range(columns):
                    right[row, column] -= factor * right[step, column]
    for step in range(size - 1, -1, -1):
        for column in range(columns):
            total = right[step, column]
            for other in range(step + 1, size):
                total -= left[step, other] * right[other, column]
            right[step, column] = total / left[step, step]
    return True


@compiled
def solve_stage(
    game: Layout, stage: int, point: Floats, v: Floats, mu: float, mu_rate: float, values: int, work: Work
) -> float:
    """Solve one stage's linearized equations for every way in which the rest can pull; the residual over mu.

    `values` is how many values are unknowns too: all or none. `work.right` becomes what the stage's unknowns change by,
    for each value v, for the parameter (`mu_rate` is how fast mu changes with it), and for Newton's step. `work.rows`
    becomes how much the stage brings to each value: by unknown, then the chance that nobody hands over, then what it
    brings.
    """
    if not spread_chances(game, stage, point, work.found.x):
        return np.inf
    looping = sum_showings(game, stage, v, work.found)
    residual = stage_jacobian(game, stage, point, mu, mu_rate, values, work)
    if values:
        value_rows(game, stage, looping, values, work)
    size = game.unknowns[stage] + game.groups[stage]
    if not solve_linear(work.left, work.right, size, values + 2):
        return np.inf
    return residual


@compiled
def stage_jacobian(
    game: Layout, stage: int, point: Floats, mu: float, mu_rate: float, values: int, work: Work
) -> float:
    """The Jacobian of one stage's equations, and the right-hand sides; the residual over mu."""
    left, right = work.left, work.right
    x, sums, pairs, loops = work.found
    unknowns, groups = game.unknowns[stage], game.groups[stage]
    for row in range(unknowns + groups):
        for column in range(unknowns + groups):
            left[row, column] = 0.0
        for column in range(values + 2):
            right[row, column] = 0.0
    for group in range(groups):
        right[unknowns + group, values + 1] = 1.0
    error = 0.0
    for orbit in range(unknowns):
        slot, group = game.first_slots[stage, orbit], game.owners[stage, orbit]
        each = 1.0 / (game.holders[slot] * x[slot] * game.scale[stage])
        slack = point[unknowns + group] - (sums[slot] * each - game.low[stage] / game.scale[stage])
        for other in range(len(x)):
            if game.orbits[stage, other] >= 0:
                left[orbit, game.orbits[stage, other]] -= x[slot] * pairs[slot, other] * each / x[other]
        left[orbit, orbit] += slack
        left[orbit, unknowns + group] = x[slot]
        left[unknowns + group, orbit] = game.times[stage, orbit]
        wrong = x[slot] * slack - mu
        error = max(error, (abs(wrong) - ROUNDING) / mu)
        if values:
            right[orbit, game.value_of[slot]] = -x[slot] * loops[slot] * each
        right[orbit, values] = -mu_rate
        right[orbit, values + 1] = -wrong
        right[unknowns + group, values + 1] -= game.times[stage, orbit] * x[slot]
    for group in range(groups):
        error = max(error, 1e6 * abs(right[unknowns + group, values + 1]))
    return error


@compiled
def value_rows(game: Layout, stage: int, looping: float, values: int, work: Work) -> None:
    """How much one stage brings to each value, and how that changes with the stage's unknowns."""
    rows, unknowns = work.rows, game.unknowns[stage]
    x, sums, pairs, _ = work.found
    for value in range(values):
        for column in range(unknowns + 2):
            rows[value, column] = 0.0
    for slot in range(len(x)):
        value = game.value_of[slot]
        each = 1.0 / game.sharers[value]
        rows[value, unknowns] = looping
        rows[value, unknowns + 1] += sums[slot] * each
        for other in range(len(x)):
            orbit = game.orbits[stage, other]
            if orbit >= 0:
                own = sums[slot] if slot == other else 0.0
                rows[value, orbit] += (pairs[slot, other] + own) * each / x[other]
