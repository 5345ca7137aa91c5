"""Distillation: networks learn from examples to decide as was decided."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.likelihoods import bid_layers, card_weights, play_layers, soft_maximum
from coverts.belief.models.nets import NEGATIVE_SLOPE, PARAMETERS
from coverts.train.descending import Gradient, descend
from coverts.train.examples import Bids, Choices, Examples

HELD_OUT: Final = 10
"""One decision in so many is not learnt from, but asked about afterwards. They are the last ones."""

Layers = tuple[Floats, Floats, Floats, Floats]


def fresh_net(chance: np.random.Generator) -> Floats:
    """A net with random parameters."""
    net = np.zeros(PARAMETERS)
    for layers in (play_layers(net), bid_layers(net, own=False), bid_layers(net, own=True)):
        for weights in (layers[0], layers[2]):
            weights += chance.normal(scale=(1.0 / len(weights)) ** 0.5, size=weights.shape)
    return net


def distilled(examples: Examples, start: Floats, seed: int, *, epochs: int) -> tuple[Floats, dict[str, float]]:
    """A net that has learnt from examples, and its losses on those that were held out."""
    net, chance = start.copy(), np.random.Generator(np.random.PCG64(seed))
    losses = {
        "play": _learn_choices(examples.plays, play_layers(net), chance, epochs),
        "bids_on_others": _learn_bids(examples.on_others, bid_layers(net, own=False), chance, epochs),
        "bids_on_own": _learn_bids(examples.on_own, bid_layers(net, own=True), chance, epochs),
        "cards": _learn_cards(examples.cards, card_weights(net), chance, epochs),
    }
    return net, {name: round(loss, 4) for name, loss in losses.items()}


def _learn(
    groups: Sequence[Floats],
    loss: Gradient,
    number: int,
    chance: np.random.Generator,
    epochs: int,
) -> float:
    learnt = number - number // HELD_OUT
    if learnt:
        descend(groups, loss, learnt, chance, epochs=epochs)
    held_out = np.arange(learnt, number)
    return loss(held_out)[0] if len(held_out) else 0.0


def _learn_choices(choices: Choices, layers: Layers, chance: np.random.Generator, epochs: int) -> float:
    def loss(which: Ints) -> tuple[float, Sequence[Floats]]:
        part = choices.part(which)
        found, back = _forward(part.inputs, layers)
        value, slope = _segment_loss(found[:, 0], part)
        return value, back(slope[:, None])

    return _learn(layers, loss, len(choices.made), chance, epochs)


def _learn_bids(bids: Bids, layers: Layers, chance: np.random.Generator, epochs: int) -> float:
    def loss(which: Ints) -> tuple[float, Sequence[Floats]]:
        part = bids.part(which)
        found, back = _forward(part.inputs, layers)
        chances = soft_maximum(found, part.numbers)
        rows = np.arange(len(which))
        value = -float(np.log(chances[rows, part.made] + 1e-12).mean())
        chances[rows, part.made] -= 1.0
        return value, back(chances / len(which))

    return _learn(layers, loss, len(bids.made), chance, epochs)


def _learn_cards(choices: Choices, weights: Floats, chance: np.random.Generator, epochs: int) -> float:
    def loss(which: Ints) -> tuple[float, Sequence[Floats]]:
        part = choices.part(which)
        value, slope = _segment_loss((part.inputs @ weights)[:, 0], part)
        return value, [part.inputs.T @ slope[:, None]]

    return _learn([weights], loss, len(choices.made), chance, epochs)


def _forward(inputs: NDArray[np.float32], layers: Layers) -> tuple[Floats, Callable[[Floats], Sequence[Floats]]]:
    """Forward pass: the outputs, and the backward pass (from gradients of outputs to those of parameters)."""
    weights, biases, out, out_biases = layers
    sums = inputs @ weights + biases
    hidden = np.maximum(sums, NEGATIVE_SLOPE * sums)

    def back(slope: Floats) -> Sequence[Floats]:
        inner = slope @ out.T * np.where(sums > 0.0, 1.0, NEGATIVE_SLOPE)
        return [inputs.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]

    return hidden @ out + out_biases, back


def _segment_loss(found: Floats, part: Choices) -> tuple[float, Floats]:
    """The mean loss of decisions whose choices lie one after the other, and its gradient."""
    starts = part.starts
    found = np.exp(found - np.repeat(np.maximum.reduceat(found, starts), part.numbers))
    chances = found / np.repeat(np.add.reduceat(found, starts), part.numbers)
    made = starts + part.made
    value = -float(np.log(chances[made] + 1e-12).mean())
    chances[made] -= 1.0
    return value, chances / len(starts)
