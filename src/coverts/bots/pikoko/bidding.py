"""Heuristics for bids and confidence cards, with the others' bids as evidence. Numbers only."""

from typing import Final

from coverts.bots.chance import total
from coverts.bots.pikoko.seen_hands import Rows
from coverts.games.pikoko.rows.layout import UNKNOWN

USUAL: Final = 0.8
"""How far off, squared, the bid of a sensible player is from one's own estimate."""

HARDLY: Final = 0.4
"""How much a bid on one's own peacock, of which one knows little, tells about the bidder."""

PRIOR: Final = 1.0
"""How many trusted players' word one's own estimate of one's own peacock is worth."""

SURE_BY_BID: Final = (0.95, -0.15, -0.45, -0.75)
"""How sure a bid of 0, 1, 2, or more is: the smaller, the easier to play for."""

DOUBT_BY_ESTIMATE: Final = 0.4
SURE_BY_COMPANY: Final = 0.8
DOUBT_BY_COMPANY: Final = 0.33


def trust(seat: int, bidder: int, bids: Rows, estimates: list[float]) -> float:
    """How far a seat believes a bidder, from 0 to 1: the less, the further their bids are from its own estimates."""
    off = USUAL
    number = 1
    for subject in range(len(estimates)):
        bid = bids[bidder][subject]
        if bid != UNKNOWN and subject != bidder:
            off += (bid - estimates[subject]) ** 2 * (HARDLY if subject == seat else 1.0)
            number += 1
    off /= number * USUAL
    return 1.0 / (1.0 + off * off)


def trusts(seat: int, bids: Rows, estimates: list[float]) -> list[float]:
    """How far a seat believes everybody."""
    return [trust(seat, bidder, bids, estimates) for bidder in range(len(estimates))]


def with_hearsay(seat: int, bids: Rows, estimates: list[float], believed: list[float]) -> list[float]:
    """The estimates after hearing what others, who see it, have bid on one's own peacock."""
    tricks = total(estimates)
    sum_of_bids = PRIOR * estimates[seat]
    weight = PRIOR
    for bidder in range(len(estimates)):
        if bidder != seat and bids[bidder][seat] != UNKNOWN:
            sum_of_bids += believed[bidder] * bids[bidder][seat]
            weight += believed[bidder]
    own = min(tricks, sum_of_bids / weight)
    rest = (tricks - own) / (tricks - estimates[seat])
    return [own if subject == seat else estimates[subject] * rest for subject in range(len(estimates))]


def fitted(estimates: list[float], tokens: int) -> list[int]:
    """Whole bids near the estimates and no more tokens than that: what was rounded up most gives way first."""
    bids = [int(estimate + 0.5) for estimate in estimates]
    for _ in range(sum(bids) - tokens):
        dearest = UNKNOWN
        most = 0.0
        for place in range(len(bids)):
            over = bids[place] - estimates[place]
            if bids[place] > 0 and (dearest == UNKNOWN or over > most):
                dearest = place
                most = over
        bids[dearest] -= 1
    return bids


def sureness(seat: int, subject: int, bids: Rows, estimates: list[float], believed: list[float]) -> float:
    """How sure a seat can be of its bid on a subject; above 0 the bid is rather exact than not.

    Everybody plays for their own bids, so a bid that trusted players have made as well is likely to come true.
    """
    others = len(estimates) - 1
    bid = bids[seat][subject]
    sure = SURE_BY_BID[min(bid, 3)] - DOUBT_BY_ESTIMATE * abs(bid - estimates[subject])
    for bidder in range(len(estimates)):
        if bidder != seat:
            apart = abs(bids[bidder][subject] - bid)
            company = SURE_BY_COMPANY if apart == 0 else -DOUBT_BY_COMPANY * apart
            sure += believed[bidder] * company / others
    return sure
