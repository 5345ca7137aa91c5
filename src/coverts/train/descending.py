"""Training in mini-batches, with a learning rate that falls to almost nothing."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.solve.adam import Adam

Gradient = Callable[[Ints], tuple[float, Sequence[Floats]]]
"""For some of the examples: the mean loss, and its gradient in each group of parameters."""

BATCH: Final = 128
"""Examples in a mini-batch."""

FIRST_RATE: Final = 0.01
LAST_RATE: Final = 0.0001


def descend(
    groups: Sequence[Floats], gradient: Gradient, number: int, chance: np.random.Generator, *, epochs: int
) -> None:
    """Change the parameters in place, so that the loss on so many examples becomes small."""
    adam = Adam(groups, epsilon=1e-8)
    steps = max(1, epochs * -(-number // BATCH))
    step = 0
    for _ in range(epochs):
        order = chance.permutation(number)
        for first in range(0, number, BATCH):
            _, gradients = gradient(order[first : first + BATCH])
            adam.step(gradients, FIRST_RATE * (1.0 - step / steps) + LAST_RATE)
            step += 1
