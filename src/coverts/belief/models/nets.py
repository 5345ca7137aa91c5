"""Small feed-forward networks, each in one array of parameters, and their forward pass.

A model of a player is such a list: a net for plays, one for bids on others, one for bids on one's own peacock, and
weights for confidence cards. The first layer is stored input by input: machines then do all hidden units at once.
"""

from math import exp
from typing import Final

from coverts.belief.arrays import Floats
from coverts.belief.models.layouts import CardInput, OtherBidInput, OwnBidInput, PlayInput

HIDDEN: Final = 16
PLAY_INPUTS: Final = len(PlayInput)
BID_INPUTS: Final = len(OtherBidInput)
CARD_INPUTS: Final = len(CardInput)
BID_CHOICES: Final = 10
MOST_PLAYS: Final = 16
"""Eight feathers, four of them in three colours: so many faces may be playable."""

PLAY_NET: Final = 0
OTHERS_NET: Final = PLAY_NET + PLAY_INPUTS * HIDDEN + HIDDEN + HIDDEN + 1
OWN_NET: Final = OTHERS_NET + BID_INPUTS * HIDDEN + HIDDEN + HIDDEN * BID_CHOICES + BID_CHOICES
CARD_NET: Final = OWN_NET + (OWN_NET - OTHERS_NET)
PARAMETERS: Final = CARD_NET + CARD_INPUTS

assert len(OwnBidInput) == BID_INPUTS

NEGATIVE_SLOPE: Final = 0.1
"""How much of a negative sum a hidden unit lets through."""


def hidden_layer(inputs: Floats, number: int, net: Floats, first: int, hidden: Floats) -> int:
    """The hidden units for so many inputs, with weights from a place on; the place after them."""
    biases = first + number * HIDDEN
    for unit in range(HIDDEN):
        hidden[unit] = net[biases + unit]
    for place in range(number):
        value = inputs[place]
        weights = first + place * HIDDEN
        for unit in range(HIDDEN):
            hidden[unit] += value * net[weights + unit]
    for unit in range(HIDDEN):
        hidden[unit] = max(hidden[unit], NEGATIVE_SLOPE * hidden[unit])
    return biases + HIDDEN


def play_score(inputs: Floats, net: Floats, hidden: Floats) -> float:
    """What the play net says of one face."""
    place = hidden_layer(inputs, PLAY_INPUTS, net, PLAY_NET, hidden)
    score = 0.0
    for unit in range(HIDDEN):
        score += hidden[unit] * net[place + unit]
    return score


def bid_scores(inputs: Floats, net: Floats, first: int, hidden: Floats, scores: Floats) -> None:
    """What a bid net says of every bid."""
    place = hidden_layer(inputs, BID_INPUTS, net, first, hidden)
    biases = place + HIDDEN * BID_CHOICES
    for bid in range(BID_CHOICES):
        scores[bid] = net[biases + bid]
    for unit in range(HIDDEN):
        for bid in range(BID_CHOICES):
            scores[bid] += hidden[unit] * net[place + unit * BID_CHOICES + bid]


def picked(scores: Floats, number: int, uniform: float) -> int:
    """One of the first choices, by the soft maximum of their scores and a number between 0 and 1."""
    most = scores[0]
    for choice in range(1, number):
        most = max(most, scores[choice])
    together = 0.0
    for choice in range(number):
        scores[choice] = exp(scores[choice] - most)
        together += scores[choice]
    rest = uniform * together
    for choice in range(number):
        rest -= scores[choice]
        if rest < 0.0:
            return choice
    return number - 1
