"""The predictor–corrector loop: follow a homotopy path step by step until its end. Compiled."""

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.kernel import Layout
from coverts.solve.pok.path import BY_MU, Care, Trail, corrected, direction, new_work

LOST = 1e3
"""A path that begins with equal chances never comes back to a mu so much greater."""

MOST_BENDS = 40
"""A path that turns back more often for each of its stages goes round in a circle: a step too long has led onto it."""


@compiled
def reach(
    game: Layout, first: int, stages: int, point: Floats, tangent: Floats, fall: float, stride: float
) -> tuple[float, float]:
    """How far one may go: until chances have changed by a stride, and nine tenths of the way to any limit.

    `fall` is how much mu changes along the way, over mu.
    """
    fastest, limit = 0.0, np.inf
    for column in range(tangent.shape[1]):
        fastest = max(fastest, abs(tangent[stages, column]))
    for stage in range(stages):
        unknowns = game.unknowns[first + stage]
        total = 0.0
        for orbit in range(unknowns):
            share = tangent[stage, orbit] / point[stage, orbit]
            total += tangent[stage, orbit] ** 2
            limit = min(limit, 0.9 / max(-share, 1e-300))
            # What a choice is worse by is mu over its chance.
            limit = min(limit, 0.9 / max(share - fall, 1e-300))
        fastest = max(fastest, np.sqrt(total))
    return min(limit, stride / max(fastest, 1e-300)), fastest


@compiled
def moved(point: Floats, tangent: Floats, step: float, onto: Floats) -> None:
    """Put the point a step along the tangent into `onto`. Loops compile faster than arithmetic of arrays."""
    for row in range(point.shape[0]):
        for column in range(point.shape[1]):
            onto[row, column] = point[row, column] + step * tangent[row, column]


@compiled
def note(trail: Trail, stage: int, point: Floats, mu: float) -> None:
    """Add a point to a trail; when it is full, every other point is forgotten."""
    length = trail.length[stage]
    if length == trail.mu.shape[1]:
        length //= 2
        for place in range(length):
            for column in range(len(point)):
                trail.points[stage, place, column] = trail.points[stage, 2 * place + 1, column]
            trail.mu[stage, place] = trail.mu[stage, 2 * place + 1]
    for column in range(len(point)):
        trail.points[stage, length, column] = point[column]
    trail.mu[stage, length] = mu
    trail.length[stage] = length + 1


@compiled
def follow(  # noqa: C901 - loops over plain arrays
    game: Layout,
    first: int,
    stages: int,
    point: Floats,
    by: int,
    mu: float,
    end: float,
    residual: Floats,
    care: Care,
    trail: Trail,
) -> float:
    """Follow a path from a point near it until mu has fallen to `end`, or theta has risen from 0 to 1.

    The point moves along. Given back is the mu or theta that was reached. The points passed are added to the
    trail, unless it has no capacity at all.
    """
    values = len(residual)
    work = new_work(stages, point.shape[1], values)
    tangent, turned, trial = np.zeros(point.shape), np.zeros(point.shape), np.zeros(point.shape)
    moved(point, tangent, 0.0, trial)
    parameter, begun = (mu if by == BY_MU else 0.0), mu
    # In mu the path is measured in parts of the present mu.
    at = 1.0 if by == BY_MU else 0.0
    turns, at = corrected(game, first, stages, trial, by, at, mu, mu, residual, care.tolerance, 1.0, work)
    if turns < 0:
        return np.inf if by == BY_MU else -1.0
    moved(trial, tangent, 0.0, point)
    slope, _ = direction(game, first, stages, values, -1.0 if by == BY_MU else 1.0, work, tangent)
    stride, bends = care.stride, 0
    for _ in range(care.steps):
        if parameter == end or bends > MOST_BENDS * stages:
            break
        step, fastest = reach(game, first, stages, point, tangent, slope if by == BY_MU else 0.0, stride)
        if by == BY_MU:
            step = min(step, 0.95 / max(-slope, 1e-300), 2.0 / max(slope, 1e-300))
            goal = end / parameter
        else:
            step = min(step, 1.0 / max(abs(slope), 1e-300))
            goal = end
        accepted, shortened, at_goal = False, False, False
        turns, leaning, now = 0, 0.0, 0.0
        while step * max(fastest, abs(slope)) > 1e-12:
            now = (1.0 if by == BY_MU else parameter) + step * slope
            at_goal = now <= goal if by == BY_MU else now >= goal
            if at_goal:
                step = (goal - (1.0 if by == BY_MU else parameter)) / slope
                now = goal
            moved(point, tangent, step, trial)
            moved(tangent, tangent, -1.0 if at_goal else 0.0, work.row)
            pace = parameter if by == BY_MU else 1.0
            turns, now = corrected(
                game,
                first,
                stages,
                trial,
                by,
                now,
                pace,
                mu,
                residual,
                care.tolerance,
                1.0 if at_goal else slope,
                work,
            )
            if turns >= 0:
                moved(tangent, tangent, 0.0, work.row)
                leaning, cosine = direction(game, first, stages, values, slope, work, turned)
                if cosine >= care.cosine:
                    accepted = True
                    break
            step *= 0.5
            shortened = True
        if not accepted:
            break
        moved(trial, tangent, 0.0, point)
        moved(turned, tangent, 0.0, tangent)
        if slope * leaning < 0.0:
            bends += 1
        if shortened:
            stride = step * fastest
        elif turns <= 2:
            stride = min(1.5 * stride, care.stride)
        if by == BY_MU:
            parameter = end if at_goal else parameter * now
            # A part of the present mu is less than a part of the last one was.
            stretched = leaning / now
            length = np.sqrt(1.0 - leaning * leaning + stretched * stretched)
            slope = stretched / length
            moved(tangent, tangent, 1.0 / length - 1.0, tangent)
            if parameter > LOST * begun:
                return np.inf
            if len(trail.length):
                note(trail, first, point[0], parameter)
        else:
            parameter = end if at_goal else now
            slope = leaning
            if parameter < -10.0:
                break
    return parameter
