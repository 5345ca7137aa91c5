"""Inputs of the bidding networks: what a player looks at before a bid or a confidence card."""

from typing import Any

from coverts.belief.models.play_inputs import STRONG
from coverts.belief.models.sights import colours_missing, fill_shares, fill_strengths, pool_of
from coverts.belief.models.tables import ABOVE, HIGH, MIDDLE, TOP
from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import FACES_OF, HAND_SIZE, NO_COLOUR, colour_of, number_of
from coverts.games.pikoko.rows.layout import (
    BIDS,
    HANDS,
    MOST,
    PLAYERS,
    SEAT,
    SUBJECT,
    TOKENS_LEFT,
    TRUMP,
    TURN,
    UNKNOWN,
)
from coverts.games.row import Row
from coverts.games.seats import left_of, right_of


def heard_of(row: Row, seat: int) -> float:
    """The mean of the revealed bids on a seat's peacock by others, or −1 when there are none."""
    together = 0.0
    number = 0
    for other in range(row[PLAYERS]):
        bid = row[BIDS + other * MOST + seat]
        if other != seat and bid != UNKNOWN:
            together += bid
            number += 1
    return together / number if number else -1.0


def fill_heard(row: Row, scratch: Any) -> float:
    """The tricks that a seat expects every peacock to take, after hearing what others have bid on its own; those of it.

    Its own estimate of its own peacock counts as much as one bid.
    """
    seat = row[SEAT]
    players = row[PLAYERS]
    fill_strengths(row, seat, scratch)
    fill_shares(scratch, players, HAND_SIZE)
    heard = heard_of(row, seat)
    before = scratch[STRONG + seat]
    if heard >= 0.0:
        own = min(HAND_SIZE, (before + (players - 1) * heard) / players)
        rest = (HAND_SIZE - own) / max(0.1, HAND_SIZE - before)
        for other in range(players):
            scratch[STRONG + other] *= rest
        scratch[STRONG + seat] = own
    return scratch[STRONG + seat]  # type: ignore[no-any-return]


def fill_bid_on_other(row: Row, inputs: Any, scratch: Any) -> None:
    """The inputs for a bid on another's peacock, the one that is asked about."""
    players = row[PLAYERS]
    seat = row[SEAT]
    subject = row[SUBJECT]
    hand = row[HANDS + subject]
    trump = row[TRUMP]
    own = fill_heard(row, scratch)
    expected = scratch[STRONG + subject]
    demand = 0.0
    most = 0.0
    for other in range(players):
        if other != subject and other != seat:
            most = max(most, scratch[STRONG + other])
            if row[BIDS + seat * MOST + other] == UNKNOWN:
                demand += scratch[STRONG + other]
    is_heard = heard_of(row, seat) >= 0.0
    trumps = hand & FACES_OF[trump]
    side = hand & ~FACES_OF[trump]
    sum_of_trumps = 0.0
    rest = trumps
    while rest:
        sum_of_trumps += number_of(lowest(rest)) / TOP[players]
        rest &= rest - 1
    outside = pool_of(row, seat)
    for other in range(players):
        if other != subject and other != seat:
            outside |= row[HANDS + other]
    inputs[0] = expected / 3.0
    inputs[1] = size(trumps) / 3.0
    inputs[2] = sum_of_trumps / 2.0
    inputs[3] = size(trumps & HIGH[players]) / 2.0
    inputs[4] = size(side & HIGH[players]) / 3.0
    inputs[5] = size(side & MIDDLE[players]) / 4.0
    inputs[6] = size(side & ~HIGH[players] & ~MIDDLE[players]) / 4.0
    inputs[7] = colours_missing(hand, trump) / 2.0
    inputs[8] = 1.0 if subject == left_of(seat, players) else 0.0
    inputs[9] = 1.0 if subject == right_of(seat, players) else 0.0
    inputs[10] = 1.0 if trump == NO_COLOUR else 0.0
    inputs[11] = row[TOKENS_LEFT + seat] / 9.0
    inputs[12] = demand / 4.0
    inputs[13] = own / 3.0
    inputs[14] = 1.0 if is_heard else 0.0
    inputs[15] = most / 3.0
    inputs[16] = (row[TOKENS_LEFT + seat] - expected - demand - own) / 4.0
    inputs[17] = row[TURN] / players
    inputs[18] = higher_trumps(trumps, trump, outside) / 3.0
    inputs[19] = sure_winners(hand, trump, outside, players) / 2.0


def higher_trumps(trumps: int, trump: int, outside: int) -> int:
    """How many trumps elsewhere are higher than the best of these."""
    if not trumps:
        return size(outside & FACES_OF[trump])
    best = trumps
    while best & (best - 1):
        best &= best - 1
    return size(outside & ABOVE[lowest(best)])


def sure_winners(hand: int, trump: int, outside: int, players: int) -> float:
    """How many faces of a hand nothing elsewhere in their colour beats; outside trump they count less."""
    found = 0.0
    rest = hand & (HIGH[players] | MIDDLE[players])
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        if not ABOVE[face] & outside:
            found += 1.0 if colour_of(face) == trump else 0.6
    return found


def fill_bid_on_own(row: Row, inputs: Any, scratch: Any) -> None:
    """The inputs for a bid on one's own peacock, when all others have been bid on."""
    players = row[PLAYERS]
    seat = row[SEAT]
    fill_heard(row, scratch)
    least = 9.0
    most = 0.0
    mean = 0.0
    agreed = 0.0
    asked = 0.0
    strongest = 0.0
    for other in range(players):
        if other != seat:
            bid = row[BIDS + other * MOST + seat]
            least = min(least, bid)
            most = max(most, bid)
            mean += bid / (players - 1)
            agreed += heard_of(row, other)
            asked += row[BIDS + seat * MOST + other]
            strongest = max(strongest, scratch[STRONG + other])
    left = row[TOKENS_LEFT + seat]
    by_player = row[BIDS + right_of(seat, players) * MOST + seat]
    by_target = row[BIDS + left_of(seat, players) * MOST + seat]
    inputs[0] = scratch[STRONG + seat] / 3.0
    inputs[1] = mean / 3.0
    inputs[2] = least / 3.0
    inputs[3] = most / 3.0
    inputs[4] = left / 9.0
    inputs[5] = (HAND_SIZE - asked) / 4.0
    inputs[6] = strongest / 3.0
    inputs[7] = 1.0 if row[TRUMP] == NO_COLOUR else 0.0
    inputs[8] = (HAND_SIZE - agreed) / 4.0
    inputs[9] = max(0.0, mean - left) / 2.0
    inputs[10] = (most - least) / 2.0
    inputs[11] = by_player / 3.0
    inputs[12] = by_target / 3.0
    inputs[13] = 1.0 if left == 0 else 0.0
    inputs[14] = 1.0 if least == most else 0.0
    inputs[15] = min(left, mean) / 3.0
    inputs[16] = 1.0 if most == 0 else 0.0
    inputs[17] = min(left, HAND_SIZE - asked) / 3.0
    inputs[18] = players - 4.0
    inputs[19] = scratch[STRONG + seat] - left


def fill_cards(row: Row, inputs: Any, scratch: Any) -> int:
    """The inputs for each confidence card, the last of them for No Confidence; their number."""
    players = row[PLAYERS]
    seat = row[SEAT]
    fill_heard(row, scratch)
    for card in range(players + 1):
        for place in range(10):
            inputs[card, place] = 0.0
        if card == players:
            inputs[card, 9] = 1.0
        else:
            bid = row[BIDS + seat * MOST + card]
            expected = scratch[STRONG + card]
            others = 0.0
            for other in range(players):
                if other != seat:
                    others += abs(row[BIDS + other * MOST + card] - bid) / (players - 1)
            inputs[card, min(bid, 3)] = 1.0
            inputs[card, 4] = others
            inputs[card, 5] = expected / 3.0
            inputs[card, 6] = abs(bid - expected)
            inputs[card, 7] = 1.0 if card == seat else 0.0
            inputs[card, 8] = 1.0 if card == left_of(seat, players) else 0.0
    return players + 1
