"""Adam, a method of stochastic gradient descent (Kingma and Ba 2015), with NumPy alone."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

MEAN_RATE: Final = 0.1
"""One minus the decay of the mean gradient, β₁ = 0.9."""

SQUARE_RATE: Final = 0.001
"""One minus the decay of the mean squared gradient, β₂ = 0.999."""


class Adam:
    """Changes groups of parameters in place, step by step."""

    def __init__(self, groups: Sequence[NDArray[np.float64]], *, epsilon: float) -> None:
        self._groups, self._epsilon = groups, epsilon
        self._means = [np.zeros_like(group) for group in groups]
        self._squares = [np.zeros_like(group) for group in groups]
        self._steps = 0

    def step(self, gradients: Sequence[NDArray[np.float64]], learning_rate: float) -> None:
        """One step against the gradients, one for each group."""
        self._steps += 1
        mean_bias, square_bias = (1.0 - (1.0 - rate) ** self._steps for rate in (MEAN_RATE, SQUARE_RATE))
        for group, gradient, mean, square in zip(self._groups, gradients, self._means, self._squares, strict=True):
            mean += MEAN_RATE * (gradient - mean)
            square += SQUARE_RATE * (gradient * gradient - square)
            group -= learning_rate * (mean / mean_bias) / (np.sqrt(square / square_bias) + self._epsilon)
