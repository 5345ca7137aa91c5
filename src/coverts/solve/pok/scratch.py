"""Scratch space of the compiled solver, allocated once for a path: what is called for every step allocates nothing."""

from typing import NamedTuple

import numpy as np

from coverts.solve.pok.compiled import compiled
from coverts.solve.pok.hands import Floats


class Sums(NamedTuple):
    """Sums over all showings of a stage. P is the chance of a showing, n_s how many chose slot s, u_s what they get."""

    x: Floats
    """By slot: the chance that it is chosen."""
    sums: Floats
    """By slot s: P n_s u_s."""
    pairs: Floats
    """By slots s and r: P n_s (n_r - [s = r]) u_s."""
    loops: Floats
    """By slot s: P n_s, of showings where nobody hands over."""


@compiled
def new_sums(slots: int) -> Sums:
    """Scratch space for stages with so many slots."""
    return Sums(np.empty(slots), np.empty(slots), np.empty((slots, slots)), np.empty(slots))


class Work(NamedTuple):
    """The linear systems of a Newton step. Directions have a row for each stage, then one for v."""

    pulls: Floats
    """By stage and unknown: the stage's own answer to a change of each value, of the parameter, and to its residual."""
    schur: Floats
    """The Schur complement: the equations of the values, after the unknowns of all stages are eliminated."""
    row: Floats
    """The border: one more equation, a direction that the answer is measured along."""
    change: Floats
    """The answer."""
    left: Floats
    """The Jacobian of one stage, and its right-hand sides."""
    right: Floats
    rows: Floats
    """By value: its derivatives by one stage's unknowns."""
    small: Floats
    """The Schur complement with its border, and the right-hand side."""
    small_right: Floats
    gaps: Floats
    """By value: the residual of its equation."""
    found: Sums


@compiled
def new_work(stages: int, most: int, values: int, slots: int) -> Work:
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
        new_sums(slots),
    )
