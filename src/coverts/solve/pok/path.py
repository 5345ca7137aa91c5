"""Steps along a homotopy path: predictor, Newton corrector and step control, round the path's bends. Compiled.

A *point* is what has been found for every stage, the values v, and one parameter: mu, or theta, which turns a wrong
guess of v into a right one. Steps go along the path's own direction, not along the parameter, because paths turn
back. A step is taken back and halved if it lands where the path runs in a much different direction: there it has
most likely jumped to another path.
"""

from typing import NamedTuple

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.equations import solve_linear, stage_block
from coverts.solve.pok.hands import Floats, Ints
from coverts.solve.pok.kernel import Layout

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


class Work(NamedTuple):
    """Scratch space. Directions have a row for each stage, then one for v."""

    pulls: Floats
    schur: Floats
    row: Floats
    change: Floats
    left: Floats
    right: Floats
    rows: Floats
    small: Floats
    small_right: Floats
    gaps: Floats


@compiled
def new_work(stages: int, most: int, values: int) -> Work:
    """Scratch space for so many stages with at most so many unknowns, and values."""
    wide = max(most, values)
    return Work(
        np.zeros((stages, most, values + 2)),
        np.zeros((values, values + 2)),
        np.zeros((stages + 1, wide)),
        np.zeros((stages + 1, wide)),
        np.empty((most, most)),
        np.empty((most, values + 2)),
        np.zeros((values, most + 2)),
        np.empty((values + 1, values + 1)),
        np.empty((values + 1, 1)),
        np.empty(values),
    )


@compiled
def examine(
    game: Layout,
    first: int,
    stages: int,
    point: Floats,
    mu: float,
    pace: float,
    theta: float,
    residual: Floats,
    work: Work,
) -> float:
    """How far a point is from the path; prepares `bordered`."""
    v = point[stages]
    values = len(residual)
    for value in range(values):
        for column in range(values + 1):
            work.schur[value, column] = 0.0
        work.schur[value, value] = 1.0
        # Theta moves only where mu stands still.
        work.schur[value, values] = residual[value] if pace == 0.0 else 0.0
        work.gaps[value] = (1.0 - theta) * residual[value] - v[value]
        work.schur[value, values + 1] = 0.0
    error = 0.0
    for stage in range(stages):
        number = first + stage
        size = game.unknowns[number] + game.groups[number]
        unknowns = game.unknowns[number]
        far = stage_block(game, number, point[stage], v, mu, pace, values, work.left, work.right, work.rows)
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
def bordered(game: Layout, first: int, stages: int, values: int, newton: float, border: float, work: Work) -> float:
    """The change that solves the equations and one more, `row`: Newton's step across it, or the path's direction.

    The change of the parameter is returned, the rest is in `change`.
    """
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
def corrected(
    game: Layout,
    first: int,
    stages: int,
    point: Floats,
    by: int,
    parameter: float,
    pace: float,
    mu: float,
    residual: Floats,
    tolerance: float,
    border: float,
    work: Work,
) -> tuple[int, float]:
    """Bring a point onto the path by Newton's method, across `row`: how many steps it took, -1 if too many."""
    values = len(residual)
    for turn in range(TURNS + 1):
        now = pace * parameter if by == BY_MU else mu
        if not now > 0.0:
            break
        error = examine(
            game,
            first,
            stages,
            point,
            now,
            pace if by == BY_MU else 0.0,
            1.0 if by == BY_MU else parameter,
            residual,
            work,
        )
        if error <= tolerance:
            return turn, parameter
        if not error < np.inf or turn == TURNS:
            break
        change = bordered(game, first, stages, values, 1.0, border, work)
        if not abs(change) < np.inf:
            break
        parameter += change
        for row in range(stages + 1 if values else stages):
            for column in range(point.shape[1]):
                point[row, column] += work.change[row, column]
    return -1, parameter


@compiled
def direction(
    game: Layout, first: int, stages: int, values: int, border: float, work: Work, found: Floats
) -> tuple[float, float]:
    """The path's direction at the point examined last, of length 1, led on from `row`.

    It is put into `found`, but for the parameter's share; given back are that, and the cosine of the turn.
    """
    along = bordered(game, first, stages, values, 0.0, border, work)
    if not abs(along) < np.inf:
        return 0.0, -1.0
    total, old, dot = along * along, border * border, along * border
    for row in range(stages + 1):
        for column in range(found.shape[1]):
            total += work.change[row, column] ** 2
            old += work.row[row, column] ** 2
            dot += work.change[row, column] * work.row[row, column]
    length = np.sqrt(total)
    for row in range(stages + 1):
        for column in range(found.shape[1]):
            found[row, column] = work.change[row, column] / length
    return along / length, dot / (length * np.sqrt(old))
