"""Utility of a rollout: points, or in the last round the probability of winning the game."""

from collections.abc import Callable, Sequence
from typing import Final, cast

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.bots.pikoko.minds.points import BID_POINTS, CARD_POINTS
from coverts.games.pikoko.rows.layout import BEST_ROUNDS, BIDS, MOST, PLAYERS, ROUND, SEAT, TOTALS, UNKNOWN
from coverts.games.pikoko.scoring import NO_CONFIDENCE_POINTS, ROUNDS, standing

USUAL_CARD: Final = 2
"""What others' confidence cards, which nobody sees, bring them as a rule."""

PER_POINT: Final = 0.02
"""What a point is worth beside a victory: it decides where the game is decided already."""


def bids_worth(seen: Sequence[int], taken: Ints, seat: int) -> Ints:
    """The points [..., world] of a seat's bids for tricks [..., world, seat]."""
    players = seen[PLAYERS]
    bids = np.array(seen[BIDS + seat * MOST : BIDS + seat * MOST + players])
    result: Ints = BID_POINTS[bids, taken].sum(axis=-1)
    return result


def card_worth(seen: Sequence[int], taken: Ints, card: int) -> Ints:
    """The points [..., world] of one's own confidence card."""
    if card in (UNKNOWN, seen[PLAYERS]):
        return np.full(taken.shape[:-1], NO_CONFIDENCE_POINTS)
    result: Ints = CARD_POINTS[seen[BIDS + seen[SEAT] * MOST + card], taken[..., card]]
    return result


def worth(seen: Sequence[int], taken: Ints, card: int, *, for_the_match: bool) -> Floats:
    """What rounds [..., world] with these tricks are worth to the seat that looks."""
    points = bids_worth(seen, taken, seen[SEAT]) + card_worth(seen, taken, card)
    if not (for_the_match and seen[ROUND] == ROUNDS):
        return points.astype(np.float64)
    return victories(seen, taken, points) + PER_POINT * points


def victories(seen: Sequence[int], taken: Ints, points: Ints) -> Floats:
    """One's share [..., world] of the victory, with these points in this round."""
    theirs = [bids_worth(seen, taken, seat) for seat in range(seen[PLAYERS])]
    return shares(seen, points, np.stack(theirs, axis=-1) + USUAL_CARD)


def shares(seen: Sequence[int], points: Ints, theirs: Ints) -> Floats:
    """One's share [..., world] of the victory, with these points and everybody's [..., world, seat]."""
    me, players = seen[SEAT], seen[PLAYERS]
    own = _standing(seen, me, points)
    level, won = np.ones(points.shape), np.ones(points.shape, bool)
    for other in range(players):
        if other != me:
            rival = _standing(seen, other, theirs[..., other])
            won &= own >= rival
            level += own == rival
    return np.where(won, 1.0 / level, 0.0)


def _standing(seen: Sequence[int], seat: int, points: Ints) -> Ints:
    """A seat's standing [..., world] at the end of the game, with these points in this round."""
    # The rule is written for one game's points; its arithmetic is the same for arrays of them.
    for_arrays = cast("Callable[[Ints, Ints], Ints]", standing)
    return for_arrays(seen[TOTALS + seat] + points, np.maximum(seen[BEST_ROUNDS + seat], points))


def best_card(seen: Sequence[int], taken: Ints, *, for_the_match: bool) -> int:
    """The confidence card worth the most over worlds of these tricks [world, seat]: a seat, or the number of seats."""
    cards = [seen[PLAYERS], *range(seen[PLAYERS])]
    worths = [float(worth(seen, taken, card, for_the_match=for_the_match).mean()) for card in cards]
    best: int = cards[int(np.argmax(worths))]
    return best
