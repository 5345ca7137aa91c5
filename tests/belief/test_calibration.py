"""Beliefs that are true are found to be so, and others are found out."""

import math

import numpy as np
import pytest

from coverts.belief.calibration import mean_of, reliability, surprise

NUMBER = 40_000


def said_and_true(seed: int = 3) -> tuple[np.ndarray, np.ndarray]:
    """Chances, and what came of them when they were right."""
    chance = np.random.Generator(np.random.PCG64(seed))
    chances = chance.random(NUMBER)
    return chances, chance.random(NUMBER) < chances


def test_true_chances_have_a_small_error() -> None:
    found = reliability(*said_and_true())
    assert found.error < 0.01
    assert [one.chance for one in found.bins] == pytest.approx([0.05 + 0.1 * place for place in range(10)], abs=0.01)
    assert all(abs(one.share - one.chance) < 1.6 * one.half for one in found.bins)
    assert found.number == sum(one.number for one in found.bins) == NUMBER


def test_who_is_too_sure_is_found_out() -> None:
    chances, came_true = said_and_true()
    sure = chances**3 / (chances**3 + (1 - chances) ** 3)
    found = reliability(sure, came_true)
    assert found.error > 0.08
    assert found.bins[0].share > found.bins[0].chance
    assert found.bins[-1].share < found.bins[-1].chance


def test_the_error_is_the_distance_weighted_by_number() -> None:
    found = reliability(np.array([0.25, 0.25, 0.25, 0.95]), np.array([True, True, False, True]))
    assert [(one.chance, one.share, one.number) for one in found.bins] == [
        (0.25, pytest.approx(2 / 3), 3),
        (0.95, 1.0, 1),
    ]
    assert found.error == pytest.approx(0.75 * (2 / 3 - 0.25) + 0.25 * 0.05)


def test_certainty_has_a_bin_too() -> None:
    found = reliability(np.array([0.0, 1.0]), np.array([False, True]))
    assert found.error == 0.0
    assert len(found.bins) == 2


def test_nothing_said_is_no_error() -> None:
    assert reliability(np.zeros(0), np.zeros(0, bool)).bins == ()


def test_what_belongs_together_tells_less() -> None:
    came_true = np.arange(400) % 2 == 0
    _, alone = mean_of(came_true)
    assert alone == pytest.approx(1.96 * 0.5 / math.sqrt(400))
    _, in_fours = mean_of(came_true, np.repeat(np.arange(100), 4)[np.argsort(~came_true, kind="stable").argsort()])
    assert in_fours == pytest.approx(2 * alone)


def test_the_uniform_belief_learns_nothing() -> None:
    found = surprise(np.array([1 / 8, 1 / 32]), np.array([8, 32]))
    assert (found.believed, found.uniform, found.learnt) == (4.0, 4.0, 0.0)


def test_a_better_belief_is_less_surprised() -> None:
    assert surprise(np.array([0.5, 0.25]), np.array([8, 8])).learnt == pytest.approx(1.5)
    assert surprise(np.array([1 / 64]), np.array([8])).learnt == pytest.approx(-3)


def test_what_was_learnt_has_an_interval() -> None:
    found = surprise(np.array([0.5, 0.25] * 50), np.array([8] * 100), np.arange(100) // 2)
    assert found.learnt == pytest.approx(1.5)
    assert found.half == pytest.approx(0.0)
    assert surprise(np.array([0.5, 0.25] * 50), np.array([8] * 100)).half == pytest.approx(1.96 * 0.5 / 10)


def test_what_was_called_impossible_surprises_without_end() -> None:
    assert surprise(np.array([0.0, 1.0]), np.array([8, 8])).believed == math.inf
