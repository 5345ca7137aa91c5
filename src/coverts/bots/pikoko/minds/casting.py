"""Sampling for rollouts: opponent models, hidden hands and random keys. One sample can evaluate several plans."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.worlds import Worlds
from coverts.games.pikoko.rows.layout import MOST, PLAYERS, SEAT


@dataclass(frozen=True)
class Cast:
    """A sample for rollouts: for each round a hidden hand and the opponents' models; one random key for all."""

    hands: Ints
    """[world]: what is on one's own peacock."""
    models: Ints
    """[world, seat]: which net plays a seat."""
    key: int
    """For all that is left to chance."""


def drawn_cast(
    seen: Sequence[int], worlds: Worlds, suspected: Floats, own: int, number: int, chance: np.random.Generator
) -> Cast:
    """So many worlds by their weights, and in each of them others as they are suspected [seat, model] to be."""
    hands = worlds.hands[worlds.drawn(number, float(chance.random()))]
    chance.shuffle(hands)
    models = np.full((number, MOST), own, np.int64)
    for seat in range(seen[PLAYERS]):
        if seat != seen[SEAT]:
            drawn = np.searchsorted(np.cumsum(suspected[seat]), chance.random(number), side="right")
            models[:, seat] = np.minimum(drawn, suspected.shape[1] - 1)
    return Cast(hands, models, int(chance.integers(1 << 62)))
