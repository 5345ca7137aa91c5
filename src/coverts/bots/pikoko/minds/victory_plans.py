"""Bid planning in the last round, for the probability of winning the game instead of points.

Who leads wants to bid like the rivals, and who is behind unlike them. Both show only in whole rounds, and the best of
many plans in a few rounds is mostly the luckiest. So the plan for the most points stands, unless another one has won
clearly more in the same rounds, which are not those that brought it up.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.bots.pikoko.minds.aims import PER_POINT, USUAL_CARD, shares
from coverts.bots.pikoko.minds.points import BID_POINTS
from coverts.games.pikoko.rows.layout import SEAT, TOKENS_LEFT

CHALLENGERS: Final = 3
"""So many other plans are tried at the most."""

CLEARLY: Final = 2.0
"""So many standard errors must a gain come to."""


def match_worths(seen: Sequence[int], taken: Ints, bids: Ints) -> Floats:
    """What rounds with these tricks [world, seat] and bids [world, seat, seat] are worth to who plays to win."""
    theirs = _points(taken, bids)
    return _worth(seen, theirs[:, seen[SEAT]], theirs)


def plans_worth(seen: Sequence[int], taken: Ints, bids: Ints, to_come: Sequence[int], plans: Ints) -> Floats:
    """The same [plan, world] for each of some plans [plan, peacock], if nothing changes but one's own bids."""
    me = seen[SEAT]
    theirs = _points(taken, bids)
    others = theirs[:, me] - BID_POINTS[bids[:, me, to_come], taken[:, to_come]].sum(axis=1)
    own = np.zeros((len(plans), len(taken)), np.int64)
    for place, subject in enumerate(to_come):
        own += BID_POINTS[plans[:, place]][:, taken[:, subject]]
    return _worth(seen, own + others, theirs)


def challengers(seen: Sequence[int], taken: Ints, bids: Ints, to_come: Sequence[int], plan: Sequence[int]) -> Ints:
    """Plans [plan, peacock] that would have been worth more in these rounds, each with another next bid; best first."""
    plans = all_plans(len(to_come), seen[TOKENS_LEFT + seen[SEAT]])
    worths = plans_worth(seen, taken, bids, to_come, plans).mean(axis=1)
    level = float(worths[(plans == np.array(plan)).all(axis=1)][0])
    found = []
    for bid in range(int(plans[:, 0].max()) + 1):
        best = int(np.where(plans[:, 0] == bid, worths, -np.inf).argmax())
        if bid != plan[0] and worths[best] > level:
            found.append(best)
    found.sort(key=lambda place: -worths[place])
    result: Ints = plans[found[:CHALLENGERS]]
    return result


def clear_winner(worths: Sequence[Floats]) -> int:
    """The place of the best plan, by its worth in each world, `worths[plan][world]`: 0 unless one is clearly better."""
    winner, most = 0, 0.0
    for place, other in enumerate(worths):
        gains = other - worths[0]
        gain = float(gains.mean())
        if gain > most and gain > CLEARLY * float(gains.std(ddof=1)) / len(gains) ** 0.5:
            winner, most = place, gain
    return winner


@cache
def all_plans(peacocks: int, tokens: int) -> Ints:
    """All bids [plan, peacock] on so many peacocks that so many tokens allow."""
    plans = [plan for plan in product(range(tokens + 1), repeat=peacocks) if sum(plan) <= tokens]
    return np.array(plans, np.int64)


def _points(taken: Ints, bids: Ints) -> Ints:
    """Everybody's points [world, seat], with what a card brings as a rule."""
    result: Ints = BID_POINTS[bids, taken[:, None, :]].sum(axis=-1) + USUAL_CARD
    return result


def _worth(seen: Sequence[int], points: Ints, theirs: Ints) -> Floats:
    return shares(seen, points, theirs) + PER_POINT * points
