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
def sweep(game: Layout, stage: int, x: Floats, v: Floats, sums: Floats, pairs: Floats, loops: Floats) -> float:
    """Sum up all showings; the chance that nobody hands over.

    `sums[s]` is P n_s u_s summed over showings (P the chance of a showing, n_s how many chose slot s, u_s what they
    get); `pairs[s, r]` has n_s (n_r - [s = r]) in place of n_s; `loops[s]` counts only where nobody hands over, u = 1.
    """
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
def stage_block(  # noqa: C901 - loops over plain arrays
    game: Layout,
    stage: int,
    point: Floats,
    v: Floats,
    mu: float,
    pace: float,
    values: int,
    left: Floats,
    right: Floats,
    rows: Floats,
) -> float:
    """Solve one stage's own equations for every way in which the rest can pull; how far from solved it is, over mu.

    `values` is how many values are unknowns too: all or none. `right` becomes what the stage's unknowns change by, for
    each value v, for the parameter (`pace` is how fast mu changes with it), and for Newton's step. `rows` gets how much
    the stage brings to each value: by unknown, then the chance that nobody hands over, then what it brings.
    """
    slots = len(game.value_of)
    unknowns, groups = game.unknowns[stage], game.groups[stage]
    size, columns = unknowns + groups, values + 2
    x, sums, loops = np.empty(slots), np.empty(slots), np.empty(slots)
    pairs = np.empty((slots, slots))
    if not spread_chances(game, stage, point, x):
        return np.inf
    looping = sweep(game, stage, x, v, sums, pairs, loops)
    for row in range(size):
        for column in range(size):
            left[row, column] = 0.0
        for column in range(columns):
            right[row, column] = 0.0
    for group in range(groups):
        right[unknowns + group, values + 1] = 1.0
    error = 0.0
    for orbit in range(unknowns):
        slot, group = game.first_slots[stage, orbit], game.owners[stage, orbit]
        each = 1.0 / (game.holders[slot] * x[slot] * game.scale[stage])
        slack = point[unknowns + group] - (sums[slot] * each - game.low[stage] / game.scale[stage])
        for other in range(slots):
            if game.orbits[stage, other] >= 0:
                left[orbit, game.orbits[stage, other]] -= x[slot] * pairs[slot, other] * each / x[other]
        left[orbit, orbit] += slack
        left[orbit, unknowns + group] = x[slot]
        left[unknowns + group, orbit] = game.times[stage, orbit]
        wrong = x[slot] * slack - mu
        error = max(error, (abs(wrong) - ROUNDING) / mu)
        if values:
            right[orbit, game.value_of[slot]] = -x[slot] * loops[slot] * each
        right[orbit, values] = -pace
        right[orbit, values + 1] = -wrong
        right[unknowns + group, values + 1] -= game.times[stage, orbit] * x[slot]
    for group in range(groups):
        error = max(error, 1e6 * abs(right[unknowns + group, values + 1]))
    if values:
        for value in range(values):
            for column in range(unknowns + 2):
                rows[value, column] = 0.0
        for slot in range(slots):
            value = game.value_of[slot]
            each = 1.0 / game.sharers[value]
            rows[value, unknowns] = looping
            rows[value, unknowns + 1] += sums[slot] * each
            for other in range(slots):
                orbit = game.orbits[stage, other]
                if orbit >= 0:
                    rows[value, orbit] += (
                        (pairs[slot, other] + (sums[slot] if slot == other else 0.0)) * each / x[other]
                    )
    if not solve_linear(left, right, size, columns):
        return np.inf
    return error
