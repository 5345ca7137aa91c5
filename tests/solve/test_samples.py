"""Positions drawn from every table and judged anew, and one that is hard to solve."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from coverts.solve.pok.hands import SWAPPED, Floats, positions
from coverts.solve.pok.payoffs import Payoffs, Round
from coverts.solve.pok.position import Position
from coverts.solve.pok.shipped import SIZES, shipped
from coverts.solve.pok.solution import judged, solve
from tests.laws.examples import examples

DRAWN = 40
ROUNDING = 1e-6
"""Values are kept with seven digits, and a position stands on those of many others."""


@cache
def worths(players: int) -> Floats:
    """What every position is worth, from what a table keeps of some."""
    table, all_of_them = shipped(players), positions(players)
    found = np.full(all_of_them.rows.shape, 1 / players)  # K8
    kept = all_of_them.rows[np.searchsorted(all_of_them.keys, table.keys)]
    for swap in SWAPPED:
        order = np.argsort(swap[kept], axis=1, kind="stable")
        rows = np.take_along_axis(swap[kept], order, axis=1)
        found[all_of_them.place(rows)] = np.take_along_axis(table.values, order, axis=1)
    return found


@pytest.mark.parametrize("players", SIZES)
def test_positions_are_worth_what_the_table_says_and_nobody_gains_in_them(players: int) -> None:
    table, values = shipped(players), worths(players)
    for place in Random(players).sample(range(len(table.keys)), examples(DRAWN)):
        row = positions(players).rows[np.searchsorted(positions(players).keys, table.keys[place])]
        position = Position(row.tolist())
        after = Round(position, positions(players))
        again = judged(position, after, values, values, table.numbers_at(place))
        assert again.values == pytest.approx(table.values[place], abs=ROUNDING)
        assert again.regret <= table.header.certificate.worst_regret + ROUNDING


class Circling(Round):
    """What the rounds of one position for six players pay, as the table that was being made had it."""

    def payoffs(self, values: Floats) -> Payoffs:
        with np.load(Path(__file__).with_name("circling.npz")) as kept:
            return replace(super().payoffs(values), pay=kept["pay"])


def test_a_path_that_has_come_onto_a_circle_is_left() -> None:
    """Here a step too long leads from the path of one throw onto a circle, and only very short ones do not."""
    position, nothing = Position([2, 5, 22, 36, 38, 38]), np.zeros(positions(6).rows.shape)
    assert solve(position, Circling(position, positions(6)), nothing, nothing).regret <= 1e-6
