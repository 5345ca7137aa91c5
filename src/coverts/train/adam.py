"""Learning by small steps downhill (Adam), with NumPy alone."""

from collections.abc import Callable, Sequence

import numpy as np

from coverts.belief.models.likelihoods import Floats
from coverts.belief.models.machines import Ints

Gradient = Callable[[Ints], tuple[float, Sequence[Floats]]]
"""For some of the examples: the mean loss, and its slope in each group of parameters."""


def descend(
    groups: Sequence[Floats],
    gradient: Gradient,
    number: int,
    chance: np.random.Generator,
    *,
    epochs: int,
    size: int = 128,
) -> None:
    """Change the parameters in place, with steps that become smaller towards the end."""
    means, squares = [np.zeros_like(group) for group in groups], [np.zeros_like(group) for group in groups]
    steps = max(1, epochs * -(-number // size))
    step = 0
    for _ in range(epochs):
        order = chance.permutation(number)
        for first in range(0, number, size):
            step += 1
            rate = 0.01 * (1.0 - (step - 1) / steps) + 0.0001
            _, slopes = gradient(order[first : first + size])
            for group, slope, mean, square in zip(groups, slopes, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                ready = mean / (1.0 - 0.9**step)
                group -= rate * ready / (np.sqrt(square / (1.0 - 0.999**step)) + 1e-8)
