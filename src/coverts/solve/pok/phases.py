"""Two ways to a fixed point of a position's values and the equilibria of its stages: compiled.

*One after the other*: solve every stage with a guess of the values, see what that brings, and guess again. There is
often no guess that returns itself: where somebody is indifferent, the solution found for a stage jumps as the guess
changes. Then *all together*: the values are unknowns beside all the others, from a mu at which nothing jumps yet.
"""

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.equations import spread_chances, sweep
from coverts.solve.pok.following import follow
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.path import BY_MU, BY_THETA, Care, Trail

MU_BEGIN = 2.0
"""So great that all choices are nearly alike."""

GOOD_ENOUGH = 1e-7
"""A path that stalls below this mu has arrived: ties leave it no way to go on."""

SETTLED = 1e-9
"""Guesses that differ by less are the same."""


@compiled
def brought(game: Layout, found: Floats) -> tuple[Floats, float]:
    """What the stages bring to each value if v is 0 where nobody hands over, and the chance of that."""
    slots = len(game.value_of)
    x, sums, loops, pairs = np.empty(slots), np.empty(slots), np.empty(slots), np.empty((slots, slots))
    total, nothing, looping = np.zeros(len(game.sharers)), np.zeros(len(game.sharers)), 0.0
    for stage in range(len(game.chance)):
        spread_chances(game, stage, found[stage], x)
        looping += game.chance[stage] * sweep(game, stage, x, nothing, sums, pairs, loops)
        for slot in range(slots):
            value = game.value_of[slot]
            total[value] += game.chance[stage] * sums[slot] / game.sharers[value]
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
    total, looping = brought(game, found)
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
def from_the_start(
    game: Layout, stage: int, equal: Floats, point: Floats, end: float, ladder: tuple[Care, ...], trail: Trail
) -> bool:
    """Follow the path of one stage from equal chances, more and more carefully until it leads to its end."""
    unknowns = game.unknowns[stage]
    slots = len(game.value_of)
    x, sums, loops, pairs = np.empty(slots), np.empty(slots), np.empty(slots), np.empty((slots, slots))
    nobody = np.empty(0)
    for care in ladder:
        for column in range(len(equal)):
            point[0, column] = equal[column]
        spread_chances(game, stage, equal, x)
        sweep(game, stage, x, point[1], sums, pairs, loops)
        for orbit in range(unknowns):
            slot, level = game.first_slots[stage, orbit], unknowns + game.owners[stage, orbit]
            payoff = (sums[slot] / (game.holders[slot] * x[slot]) - game.low[stage]) / game.scale[stage]
            # All chances of a group are alike here, so this is the mean of its payoffs and mu over that chance.
            point[0, level] += game.times[stage, orbit] * (payoff * x[slot] + MU_BEGIN)
        trail.length[stage] = 0
        if follow(game, stage, 1, point, BY_MU, MU_BEGIN, end, nobody, care, trail) <= max(end, GOOD_ENOUGH):
            return True
    return False


@compiled
def from_the_trail(
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
            return follow(game, stage, 1, point, BY_MU, mu, end, np.empty(0), care, onto) <= max(end, GOOD_ENOUGH)
    return False


@compiled
def one_after_the_other(  # noqa: C901 - loops over plain arrays
    game: Layout,
    equal: Floats,
    found: Floats,
    v: Floats,
    rounds: int,
    cold: int,
    factor: float,
    end: float,
    ladder: tuple[Care, ...],
    trail: Trail,
) -> bool:
    """Guess again and again, from the path's start in the first `cold` rounds; whether a guess returned itself."""
    values = len(v)
    point = np.zeros((2, found.shape[1]))
    last, last_gain = np.zeros(values), np.zeros(values)
    mixed = np.zeros(values)
    moved = 1.0
    for turn in range(rounds):
        for value in range(values):
            point[1, value] = v[value]
        for stage in range(len(game.chance)):
            if game.unknowns[stage] == 0:
                continue
            done = False
            if turn >= cold:
                for power in range(3):
                    least = factor * 10.0**power * moved / game.scale[stage]
                    done = done or from_the_trail(game, stage, point, least, end, ladder[0], trail, trail)
            if not done:
                from_the_start(game, stage, equal[stage], point, end, ladder, trail)
            for column in range(point.shape[1]):
                found[stage, column] = point[0, column]
        total, looping = brought(game, found)
        moved, along, square = 0.0, 0.0, 1e-300
        for value in range(values):
            total[value] /= 1.0 - looping
            gain = total[value] - v[value]
            moved = max(moved, abs(gain))
            along += gain * (gain - last_gain[value])
            square += (gain - last_gain[value]) ** 2
        # Anderson's mixing with one step of memory: where two guesses and what became of them point to.
        weight = along / square if turn > 0 else 0.0
        is_sound = abs(weight) < 5.0
        for value in range(values):
            mixed[value] = total[value] - weight * (total[value] - last[value])
            is_sound = is_sound and 0.0 <= mixed[value] <= 1.0
            last[value], last_gain[value] = total[value], total[value] - v[value]
        if moved < SETTLED:
            return True
        if turn + 1 < rounds:
            for value in range(values):
                v[value] = mixed[value] if is_sound else total[value]
    return False


@compiled
def all_together(
    game: Layout, found: Floats, v: Floats, begin: float, end: float, single: Care, care: Care, trail: Trail
) -> bool:
    """Take every stage at the same mu, let the values come right there, and follow all stages together."""
    stages, values = len(game.chance), len(v)
    point, alone = np.zeros((stages + 1, found.shape[1])), np.zeros((2, found.shape[1]))
    nowhere = Trail(np.empty((0, 0, 0)), np.empty((0, 0)), np.empty(0, np.int64))
    for value in range(values):
        alone[1, value] = point[stages, value] = v[value]
    for stage in range(stages):
        if game.unknowns[stage]:
            if not from_the_trail(game, stage, alone, begin, begin, single, trail, nowhere):
                return False
            for column in range(found.shape[1]):
                point[stage, column] = alone[0, column]
    residual, looping = brought(game, point)
    for value in range(values):
        residual[value] = v[value] - (residual[value] + looping * v[value])
    if follow(game, 0, stages, point, BY_THETA, begin, 1.0, residual, care, nowhere) != 1.0:
        return False
    if not follow(game, 0, stages, point, BY_MU, begin, end, residual, care, nowhere) <= max(end, GOOD_ENOUGH):
        return False
    for stage in range(stages):
        for column in range(found.shape[1]):
            found[stage, column] = point[stage, column]
    for value in range(values):
        v[value] = point[stages, value]
    return True
