"""Likelihood of observed decisions under the opponent models: many decisions and several models at once, with NumPy."""

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.nets import (
    BID_CHOICES,
    BID_INPUTS,
    CARD_INPUTS,
    CARD_NET,
    HIDDEN,
    NEGATIVE_SLOPE,
    OTHERS_NET,
    OWN_NET,
    PARAMETERS,
    PLAY_INPUTS,
    PLAY_NET,
)


def _layers(net: Floats, first: int, inputs: int, outputs: int) -> tuple[Floats, Floats, Floats, Floats]:
    weights = net[first : first + inputs * HIDDEN].reshape(inputs, HIDDEN)
    first += inputs * HIDDEN
    biases = net[first : first + HIDDEN]
    first += HIDDEN
    out = net[first : first + HIDDEN * outputs].reshape(HIDDEN, outputs)
    first += HIDDEN * outputs
    return weights, biases, out, net[first : first + outputs]


def play_layers(net: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """Weights and biases of the play net: parts of the parameters, not copies."""
    return _layers(net, PLAY_NET, PLAY_INPUTS, 1)


def bid_layers(net: Floats, *, own: bool) -> tuple[Floats, Floats, Floats, Floats]:
    """Weights and biases of a bid net: parts of the parameters, not copies."""
    return _layers(net, OWN_NET if own else OTHERS_NET, BID_INPUTS, BID_CHOICES)


def card_weights(net: Floats) -> Floats:
    """The weights for confidence cards: part of the parameters, not a copy."""
    return net[CARD_NET:PARAMETERS].reshape(CARD_INPUTS, 1)


def scores(inputs: Floats, layers: tuple[Floats, Floats, Floats, Floats]) -> Floats:
    """What a net says: [decision, output]."""
    weights, biases, out, out_biases = layers
    hidden = inputs @ weights + biases
    result: Floats = np.maximum(hidden, NEGATIVE_SLOPE * hidden) @ out + out_biases
    return result


def soft_maximum(values: Floats, numbers: Ints) -> Floats:
    """Chances along the last axis, of which only the first so many choices are there."""
    there = np.arange(values.shape[-1]) < numbers[..., None]
    values = np.where(there, values, -np.inf)
    values = np.exp(values - values.max(axis=-1, keepdims=True))
    result: Floats = values / values.sum(axis=-1, keepdims=True)
    return result


def play_chances(inputs: Floats, numbers: Ints, net: Floats) -> Floats:
    """[decision, choice], from inputs [decision, choice, input] of which so many choices are there."""
    there = np.arange(inputs.shape[1]) < numbers[:, None]
    values = np.full(there.shape, -np.inf)
    values[there] = scores(inputs[there], play_layers(net))[:, 0]
    return soft_maximum(values, numbers)


def bid_chances(inputs: Floats, numbers: Ints, net: Floats, *, own: bool) -> Floats:
    """[decision, bid], of which so many are there."""
    return soft_maximum(scores(inputs, bid_layers(net, own=own)), numbers)
