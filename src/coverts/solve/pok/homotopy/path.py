"""Steps along a homotopy path: predictor, Newton corrector and step control, round the path's bends. Compiled.

A *point* is what has been found for every stage, the values v, and one parameter: mu, or theta, which turns a wrong
guess of v into a right one. Steps go along the path's own direction, not along the parameter, because paths turn
back. A step is taken back and halved if it lands where the path runs in a much different direction: there it has
most likely jumped to another path.
"""

from typing import NamedTuple

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats, Ints
from coverts.solve.pok.homotopy.equations import solve_linear, solve_stage
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.scratch import Work

VALUE_ROUNDING = 1e-13
"""Differences of values below this are noise."""

BY_MU = 0
BY_THETA = 1

TURNS = 6
"""How often Newton's method may improve a guess."""


class Care(NamedTuple):
    """How carefully a path is followed."""

    tolerance: float
    cosine: float
    """The least cosine of the angle between the directions before and after a step."""
    stride: float
    """The most that the chances of a stage may change in a step."""
    steps: int


class Trail(NamedTuple):
    """Points passed on the way, by stage."""

    points: Floats
    mu: Floats
    length: Ints


class System(NamedTuple):
    """The equations of some stages of a position, solved together."""

    game: Layout
    first: int
    """The number of the first stage."""
    stages: int
    """How many stages there are, one after the other."""
    residual: Floats
    """By how much the values are wrong where theta is 0. Empty, if the values are not unknowns but given."""


class Path(NamedTuple):
    """A path that is followed: where it is now, and scratch space for the next step."""

    system: System
    by: int
    """Which homotopy parameter moves: `BY_MU` or `BY_THETA`."""
    mu: float
    """Where the path begins; where theta moves, mu stays there."""
    care: Care
    point: Floats
    tangent: Floats
    """The path's direction at the point, but for the parameter's share: the *slope*."""
    trial: Floats
    """Where the predictor has led and the corrector leads, and the path's direction there."""
    trial_tangent: Floats
    work: Work


@compiled
def linearize(system: System, point: Floats, mu: float, mu_rate: float, theta: float, work: Work) -> float:
    """Prepare Newton's method at a point: eliminate each stage's unknowns; the residual over mu.

    What is left are the Schur complement and the stages' answers, from which `solve_bordered` goes on.
    """
    game, first, stages, residual = system
    v = point[stages]
    values = len(residual)
    for value in range(values):
        for column in range(values + 1):
            work.schur[value, column] = 0.0
        work.schur[value, value] = 1.0
        # Theta moves only where mu stands still.
        work.schur[value, values] = residual[value] if mu_rate == 0.0 else 0.0
        work.gaps[value] = (1.0 - theta) * residual[value] - v[value]
        work.schur[value, values + 1] = 0.0
    error = 0.0
    for stage in range(stages):
        number = first + stage
        size = game.unknowns[number] + game.groups[number]
        unknowns = game.unknowns[number]
        far = solve_stage(game, number, point[stage], v, mu, mu_rate, values, work)
        if not far < np.inf:
            return np.inf
        error = max(error, far)
        for unknown in range(size):
            for column in range(values + 2):
                work.pulls[stage, unknown, column] = work.right[unknown, column]
        for value in range(values):
            chance = game.chance[number]
            work.schur[value, value] -= chance * work.rows[value, unknowns]
            work.gaps[value] += chance * work.rows[value, unknowns + 1]
            for orbit in range(unknowns):
                weight = chance * work.rows[value, orbit]
                for column in range(values + 2):
                    work.schur[value, column] += weight * work.right[orbit, column]
    for value in range(values):
        work.schur[value, values + 1] += work.gaps[value]
        error = max(error, (abs(work.gaps[value]) - VALUE_ROUNDING) / mu)
    return error


@compiled
def solve_bordered(system: System, newton: float, border: float, work: Work) -> float:
    """The change that solves the equations and one more, `row`: Newton's step across it, or the path's direction.

    The change of the parameter is returned, the rest is in `change`.
    """
    game, first, stages, residual = system
    values = len(residual)
    small, right, last = work.small, work.small_right, values + 1
    for value in range(values):
        for column in range(last):
            small[value, column] = work.schur[value, column]
        right[value, 0] = newton * work.schur[value, last]
        small[values, value] = work.row[stages, value]
    small[values, values] = border
    right[values, 0] = 1.0 - newton
    for stage in range(stages):
        for unknown in range(game.unknowns[first + stage] + game.groups[first + stage]):
            weight = work.row[stage, unknown]
            if weight != 0.0:
                for column in range(last):
                    small[values, column] -= weight * work.pulls[stage, unknown, column]
                right[values, 0] -= newton * weight * work.pulls[stage, unknown, last]
    if not solve_linear(small, right, values + 1, 1):
        return np.nan
    for stage in range(stages):
        for unknown in range(game.unknowns[first + stage] + game.groups[first + stage]):
            total = newton * work.pulls[stage, unknown, last]
            for column in range(last):
                total -= work.pulls[stage, unknown, column] * right[column, 0]
            work.change[stage, unknown] = total
    for value in range(values):
        work.change[stages, value] = right[value, 0]
    return float(right[values, 0])


@compiled
def correct(path: Path, parameter: float, mu: float, border: float) -> tuple[int, float]:
    """The corrector: bring the trial point onto the path by Newton's method, across `row`.

    With `BY_MU` the parameter is counted in parts of `mu`; else mu stays. Given back are how many Newton steps it took,
    -1 if too many, and the parameter.
    """
    system, trial, work = path.system, path.trial, path.work
    for turn in range(TURNS + 1):
        now, mu_rate, theta = (mu * parameter, mu, 1.0) if path.by == BY_MU else (mu, 0.0, parameter)
        if not now > 0.0:
            break
        error = linearize(system, trial, now, mu_rate, theta, work)
        if error <= path.care.tolerance:
            return turn, parameter
        if not error < np.inf or turn == TURNS:
            break
        change = solve_bordered(system, 1.0, border, work)
        if not abs(change) < np.inf:
            break
        parameter += change
        for row in range(system.stages + 1 if len(system.residual) else system.stages):
            for column in range(trial.shape[1]):
                trial[row, column] += work.change[row, column]
    return -1, parameter


@compiled
def find_tangent(path: Path, border: float, onto: Floats) -> tuple[float, float]:
    """The path's direction at the point linearized last, of length 1, led on from `row`.

    It is put into `onto`, but for the parameter's share; given back are that, and the cosine of the turn.
    """
    work, stages = path.work, path.system.stages
    along = solve_bordered(path.system, 0.0, border, work)
    if not abs(along) < np.inf:
        return 0.0, -1.0
    total, old, dot = along * along, border * border, along * border
    for row in range(stages + 1):
        for column in range(onto.shape[1]):
            total += work.change[row, column] ** 2
            old += work.row[row, column] ** 2
            dot += work.change[row, column] * work.row[row, column]
    length = np.sqrt(total)
    for row in range(stages + 1):
        for column in range(onto.shape[1]):
            onto[row, column] = work.change[row, column] / length
    return along / length, dot / (length * np.sqrt(old))
