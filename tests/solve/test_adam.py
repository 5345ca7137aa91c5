"""Adam against its definition, and on a slope of which the lowest point is known."""

import numpy as np
import pytest

from coverts.solve.adam import Adam


def test_a_step_is_that_of_the_definition() -> None:
    """Algorithm 1 of Kingma and Ba, with β₁ = 0.9 and β₂ = 0.999."""
    chance = np.random.default_rng(3)
    weights = chance.normal(size=4)
    expected, mean, square = weights.copy(), np.zeros(4), np.zeros(4)
    adam = Adam([weights], epsilon=1e-8)
    for step in range(1, 30):
        gradient, rate = chance.normal(size=4), 0.1 / step
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        expected -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        adam.step([gradient], rate)
        assert weights == pytest.approx(expected, rel=1e-12)


def test_all_groups_find_their_lowest_points() -> None:
    groups = [np.zeros(3), np.full((2, 2), 9.0)]
    lowest = [np.array([1.0, -2.0, 5.0]), np.ones((2, 2))]
    adam = Adam(groups, epsilon=1e-8)
    for step in range(2000):
        adam.step([group - there for group, there in zip(groups, lowest, strict=True)], 0.1 * (1 - step / 2000) + 1e-4)
    for group, there in zip(groups, lowest, strict=True):
        assert group == pytest.approx(there, abs=1e-3)
