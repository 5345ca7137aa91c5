"""The rule book's points as lookup tables, for many bids at once."""

from typing import Final

import numpy as np

from coverts.belief.arrays import Ints
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.scoring import bid_points, confidence_points

_BIDS, _TRICKS = range(TOKENS + 1), range(HAND_SIZE + 1)

BID_POINTS: Final[Ints] = np.array([[bid_points(bid, tricks) for tricks in _TRICKS] for bid in _BIDS])
"""What a bid brings [bid, tricks]."""

CARD_POINTS: Final[Ints] = np.array([[confidence_points(bid, tricks) for tricks in _TRICKS] for bid in _BIDS])
"""What a confidence card brings [bid, tricks]."""
