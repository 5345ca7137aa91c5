"""The predictor–corrector loop: follow a homotopy path step by step until its end. Compiled."""

from typing import NamedTuple

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats
from coverts.solve.pok.homotopy.path import BY_MU, Care, Path, Trail, correct, find_tangent

LOST = 1e3
"""The path from equal chances never returns to a mu so many times greater: the step has jumped to another path."""

MOST_BENDS = 40
"""A path that turns back more often for each of its stages is a closed loop: too long a step has jumped onto it."""


class Step(NamedTuple):
    """A step along a path. The new point and the tangent there are the path's `trial` and `trial_tangent`."""

    length: float
    turns: int
    """How many Newton steps the corrector took; -1 if no step, however short, stays on the path."""
    parameter: float
    slope: float
    fastest: float
    """How fast chances change along the tangent."""
    is_at_end: bool
    is_shortened: bool


@compiled
def add_scaled(point: Floats, tangent: Floats, step: float, onto: Floats) -> None:
    """Put the point a step along the tangent into `onto`. Loops compile faster than arithmetic of arrays."""
    for row in range(point.shape[0]):
        for column in range(point.shape[1]):
            onto[row, column] = point[row, column] + step * tangent[row, column]


@compiled
def remember(trail: Trail, stage: int, point: Floats, mu: float) -> None:
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
def step_limit(path: Path, slope: float, stride: float) -> tuple[float, float]:
    """How far one may go: until chances have changed by a stride, and nine tenths of the way to any limit.

    Also how fast chances change along the tangent.
    """
    game, first, stages, _ = path.system
    point, tangent = path.point, path.tangent
    # How much mu changes along the way, over mu.
    fall = slope if path.by == BY_MU else 0.0
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
    length = min(limit, stride / max(fastest, 1e-300))
    if path.by == BY_MU:
        return min(length, 0.95 / max(-slope, 1e-300), 2.0 / max(slope, 1e-300)), fastest
    return min(length, 1.0 / max(abs(slope), 1e-300)), fastest


@compiled
def predict(path: Path, now: float, goal: float, slope: float, length: float) -> tuple[float, float, bool]:
    """The predictor: put the point so far along the tangent into `trial`, but not beyond the goal.

    Given back are the length and the parameter there, and whether that is the goal.
    """
    then = now + length * slope
    is_at_goal = then <= goal if path.by == BY_MU else then >= goal
    if is_at_goal:
        length = (goal - now) / slope
        then = goal
    add_scaled(path.point, path.tangent, length, path.trial)
    return length, then, is_at_goal


@compiled
def take_step(path: Path, parameter: float, end: float, slope: float, stride: float) -> Step:
    """One step of predictor and corrector, halved until it stays on the path.

    In mu the path is measured in parts of the present mu.
    """
    tangent, row = path.tangent, path.work.row
    now, goal, mu = (1.0, end / parameter, parameter) if path.by == BY_MU else (parameter, end, path.mu)
    length, fastest = step_limit(path, slope, stride)
    is_shortened = False
    while length * max(fastest, abs(slope)) > 1e-12:
        length, then, is_at_goal = predict(path, now, goal, slope, length)
        # The corrector goes across the tangent, or at the goal along a line on which the parameter stays.
        add_scaled(tangent, tangent, -1.0 if is_at_goal else 0.0, row)
        turns, then = correct(path, then, mu, 1.0 if is_at_goal else slope)
        if turns >= 0:
            add_scaled(tangent, tangent, 0.0, row)
            new_slope, cosine = find_tangent(path, slope, path.trial_tangent)
            if cosine >= path.care.cosine:
                return Step(length, turns, then, new_slope, fastest, is_at_goal, is_shortened)
        length *= 0.5
        is_shortened = True
    return Step(length, -1, now, slope, fastest, is_at_end=False, is_shortened=is_shortened)


@compiled
def next_stride(care: Care, stride: float, step: Step) -> float:
    """Step size control: as short as it had to be, or longer again where the corrector had little to do."""
    if step.is_shortened:
        return step.length * step.fastest
    return min(1.5 * stride, care.stride) if step.turns <= 2 else stride


@compiled
def rescale(tangent: Floats, step: Step) -> float:
    """Measure the tangent in parts of the new mu, each of which is less than a part of the last one was; the slope."""
    stretched = step.slope / step.parameter
    length = np.sqrt(1.0 - step.slope * step.slope + stretched * stretched)
    add_scaled(tangent, tangent, 1.0 / length - 1.0, tangent)
    return float(stretched / length)


@compiled
def begin(path: Path) -> tuple[bool, float]:
    """Bring the first point onto the path and find the tangent there: whether that worked, and the slope."""
    add_scaled(path.point, path.tangent, 0.0, path.trial)
    turns, _ = correct(path, 1.0 if path.by == BY_MU else 0.0, path.mu, 1.0)
    if turns < 0:
        return False, 0.0
    add_scaled(path.trial, path.tangent, 0.0, path.point)
    slope, _ = find_tangent(path, -1.0 if path.by == BY_MU else 1.0, path.tangent)
    return True, slope


@compiled
def follow(path: Path, end: float, trail: Trail) -> float:
    """Follow a path from a point near it until mu has fallen to `end`, or theta has risen from 0 to 1.

    The point moves along. Given back is the mu or theta that was reached. The points passed are added to the
    trail, unless it has no capacity at all.
    """
    by, tangent, stages = path.by, path.tangent, path.system.stages
    is_on_path, slope = begin(path)
    if not is_on_path:
        return np.inf if by == BY_MU else -1.0
    parameter, stride, bends = (path.mu if by == BY_MU else 0.0), path.care.stride, 0
    for _ in range(path.care.steps):
        if parameter == end or bends > MOST_BENDS * stages:
            break
        step = take_step(path, parameter, end, slope, stride)
        if step.turns < 0:
            break
        add_scaled(path.trial, tangent, 0.0, path.point)
        add_scaled(path.trial_tangent, tangent, 0.0, tangent)
        if slope * step.slope < 0.0:
            bends += 1
        stride = next_stride(path.care, stride, step)
        if by == BY_MU:
            parameter = end if step.is_at_end else parameter * step.parameter
            slope = rescale(tangent, step)
            if parameter > LOST * path.mu:
                return np.inf
            if len(trail.length):
                remember(trail, path.system.first, path.point[0], parameter)
        else:
            parameter = end if step.is_at_end else step.parameter
            slope = step.slope
            if parameter < -10.0:
                break
    return parameter
