"""Bid planning: the best use of the tokens left, given a distribution of tricks for each peacock."""

from collections.abc import Sequence

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.bots.pikoko.minds.points import BID_POINTS
from coverts.games.pikoko.feathers import HAND_SIZE


def bid_worths(taken: Ints) -> Floats:
    """The points [bid] to expect from each bid on a peacock that took so many tricks [world] in rollouts."""
    often = np.bincount(taken, minlength=HAND_SIZE + 1) / len(taken)
    result: Floats = BID_POINTS @ often
    return result


def best_bids(worths: Sequence[Floats], tokens: int) -> list[int]:
    """A bid on each of some peacocks, together no more than the tokens, worth the most. Of equals the lowest."""
    best = np.zeros(tokens + 1)
    choices: list[Ints] = []
    for worth in reversed(worths):
        # With so many tokens for this one and those after it, each bid leaves the rest to them.
        found = np.full((tokens + 1, tokens + 1), -np.inf)
        for bid in range(tokens + 1):
            found[bid:, bid] = worth[bid] + best[: tokens + 1 - bid]
        choices.append(found.argmax(axis=1))
        best = found.max(axis=1)
    bids = []
    for choice in reversed(choices):
        bids.append(int(choice[tokens]))
        tokens -= bids[-1]
    return bids
