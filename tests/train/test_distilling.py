"""Nets learn what they are shown."""

import numpy as np

from coverts.belief.models.likelihoods import bid_chances, play_chances
from coverts.belief.models.nets import BID_INPUTS, CARD_INPUTS, PLAY_INPUTS
from coverts.train.distilling import distilled, fresh_net
from coverts.train.examples import Bids, Choices, Examples

CHANCE = np.random.default_rng(7)


def choices(width: int) -> Choices:
    """Among two to four things the one with the greatest third input is taken."""
    numbers = CHANCE.integers(2, 5, 2000)
    inputs = CHANCE.normal(size=(int(numbers.sum()), width)).astype(np.float32)
    starts = np.cumsum(numbers) - numbers
    made = [int(inputs[first : first + number, 2].argmax()) for first, number in zip(starts, numbers, strict=True)]
    return Choices(inputs, numbers, np.array(made))


def bids() -> Bids:
    """The bid is what the first input says, as far as the tokens go."""
    inputs = CHANCE.uniform(size=(2000, BID_INPUTS)).astype(np.float32)
    numbers = CHANCE.integers(2, 11, 2000)
    return Bids(inputs, numbers, np.minimum((inputs[:, 0] * 4).astype(int), numbers - 1))


def test_nets_learn_what_they_are_shown() -> None:
    shown = Examples(choices(PLAY_INPUTS), bids(), bids(), choices(CARD_INPUTS))
    net, losses = distilled(shown, fresh_net(CHANCE), 1, epochs=20)
    assert losses["play"] < 0.35
    assert losses["cards"] < 0.6
    assert losses["bids_on_others"] < 0.6
    again, same = distilled(shown, fresh_net(np.random.default_rng(1)), 1, epochs=1)
    once_more, _ = distilled(shown, fresh_net(np.random.default_rng(1)), 1, epochs=1)
    assert np.array_equal(again, once_more)
    assert same["play"] > losses["play"]
    inputs = np.zeros((1, 4, PLAY_INPUTS))
    inputs[0, 1, 2] = 2.0
    assert play_chances(inputs, np.array([3]), net)[0].round(3).tolist()[3] == 0.0
    assert play_chances(inputs, np.array([3]), net)[0, 1] > 0.8
    sure = np.full((1, BID_INPUTS), 0.5)
    sure[0, 0] = 0.1
    found = bid_chances(sure, np.array([5]), net, own=False)[0]
    assert found.argmax() == 0
    assert found[5:].sum() == 0.0
