"""Heuristic decisions: what to bid, which bid to trust, and what each feather is worth. Numbers only."""

from typing import Final

from coverts.bots.pikoko.bidding import fitted, sureness, trusts, with_hearsay
from coverts.bots.pikoko.seen_hands import Rows, SeenHands
from coverts.bots.pikoko.strength import shares, strengths
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.layout import UNKNOWN

SAME: Final = 0.02
"""A difference in points that is too small to tell."""


def estimates_at(seen: SeenHands) -> list[float]:
    """How many tricks of the round the seat expects every peacock to take, from the table as it was dealt."""
    return shares(strengths(seen), HAND_SIZE)


def bid_on(subject: int, seat: int, bids: Rows, estimates: list[float], left: int) -> int:
    """The tokens to bid on a peacock with so many left for this one and those to come."""
    heard = with_hearsay(seat, bids, estimates, trusts(seat, bids, estimates))
    to_come = [other for other in range(len(heard)) if bids[seat][other] == UNKNOWN]
    # Nine tokens, but eight tricks: whoever bids nine in all is wrong somewhere.
    most = max(0, left - (TOKENS - HAND_SIZE))
    plan = fitted([heard[other] for other in to_come], most)
    return plan[to_come.index(subject)]


def card_worths(seat: int, bids: Rows, estimates: list[float]) -> list[float]:
    """How sure one can be of one's bid on everybody; the last entry is for No Confidence."""
    believed = trusts(seat, bids, estimates)
    heard = with_hearsay(seat, bids, estimates, believed)
    sure = [sureness(seat, subject, bids, heard, believed) for subject in range(len(heard))]
    # No Confidence is worth as much as a card that is right in one case of two.
    sure.append(0.0)
    return sure
