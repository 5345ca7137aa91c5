"""Inputs of the bidding networks: what a player looks at before a bid or a confidence card."""

from coverts.belief.arrays import Floats
from coverts.belief.models.heuristics import ABOVE, TOP
from coverts.belief.models.layouts import CardInput, OtherBidInput, OwnBidInput
from coverts.belief.models.nets import CARD_INPUTS
from coverts.belief.models.scratch import Scratch
from coverts.belief.models.sights import colours_missing, fill_shares, fill_strengths, pool_of
from coverts.belief.models.tables import HIGH, MIDDLE
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


def fill_heard(row: Row, scratch: Scratch) -> float:
    """The tricks that a seat expects every peacock to take, after hearing what others have bid on its own; those of it.

    Its own estimate of its own peacock counts as much as one bid.
    """
    seat = row[SEAT]
    players = row[PLAYERS]
    fill_strengths(row, seat, scratch.strengths)
    fill_shares(scratch.strengths, players, HAND_SIZE)
    heard = heard_of(row, seat)
    before = scratch.strengths[seat]
    if heard >= 0.0:
        own = min(HAND_SIZE, (before + (players - 1) * heard) / players)
        rest = (HAND_SIZE - own) / max(0.1, HAND_SIZE - before)
        for other in range(players):
            scratch.strengths[other] *= rest
        scratch.strengths[seat] = own
    return float(scratch.strengths[seat])


def fill_bid_on_other(row: Row, inputs: Floats, scratch: Scratch) -> None:
    """The inputs for a bid on another's peacock, the one that is asked about."""
    players = row[PLAYERS]
    seat = row[SEAT]
    subject = row[SUBJECT]
    hand = row[HANDS + subject]
    trump = row[TRUMP]
    own = fill_heard(row, scratch)
    expected = scratch.strengths[subject]
    demand = 0.0
    most = 0.0
    for other in range(players):
        if other != subject and other != seat:
            most = max(most, scratch.strengths[other])
            if row[BIDS + seat * MOST + other] == UNKNOWN:
                demand += scratch.strengths[other]
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
    inputs[OtherBidInput.EXPECTED] = expected / 3.0
    inputs[OtherBidInput.TRUMPS] = size(trumps) / 3.0
    inputs[OtherBidInput.TRUMP_NUMBERS] = sum_of_trumps / 2.0
    inputs[OtherBidInput.HIGH_TRUMPS] = size(trumps & HIGH[players]) / 2.0
    inputs[OtherBidInput.HIGH_PLAIN] = size(side & HIGH[players]) / 3.0
    inputs[OtherBidInput.MIDDLE_PLAIN] = size(side & MIDDLE[players]) / 4.0
    inputs[OtherBidInput.LOW_PLAIN] = size(side & ~HIGH[players] & ~MIDDLE[players]) / 4.0
    inputs[OtherBidInput.VOID_COLOURS] = colours_missing(hand, trump) / 2.0
    inputs[OtherBidInput.IS_LEFT_NEIGHBOUR] = 1.0 if subject == left_of(seat, players) else 0.0
    inputs[OtherBidInput.IS_RIGHT_NEIGHBOUR] = 1.0 if subject == right_of(seat, players) else 0.0
    inputs[OtherBidInput.NO_TRUMP] = 1.0 if trump == NO_COLOUR else 0.0
    inputs[OtherBidInput.TOKENS_LEFT] = row[TOKENS_LEFT + seat] / 9.0
    inputs[OtherBidInput.EXPECTED_TO_COME] = demand / 4.0
    inputs[OtherBidInput.OWN_EXPECTED] = own / 3.0
    inputs[OtherBidInput.OWN_WAS_BID_ON] = 1.0 if is_heard else 0.0
    inputs[OtherBidInput.STRONGEST_EXPECTED] = most / 3.0
    inputs[OtherBidInput.TOKENS_TO_SPARE] = (row[TOKENS_LEFT + seat] - expected - demand - own) / 4.0
    inputs[OtherBidInput.TURN] = row[TURN] / players
    inputs[OtherBidInput.HIGHER_TRUMPS_ELSEWHERE] = higher_trumps(trumps, trump, outside) / 3.0
    inputs[OtherBidInput.SURE_WINNERS] = sure_winners(hand, trump, outside, players) / 2.0


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


def fill_bid_on_own(row: Row, inputs: Floats, scratch: Scratch) -> None:
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
            strongest = max(strongest, scratch.strengths[other])
    left = row[TOKENS_LEFT + seat]
    by_player = row[BIDS + right_of(seat, players) * MOST + seat]
    by_target = row[BIDS + left_of(seat, players) * MOST + seat]
    inputs[OwnBidInput.EXPECTED] = scratch.strengths[seat] / 3.0
    inputs[OwnBidInput.MEAN_BID] = mean / 3.0
    inputs[OwnBidInput.LEAST_BID] = least / 3.0
    inputs[OwnBidInput.MOST_BID] = most / 3.0
    inputs[OwnBidInput.TOKENS_LEFT] = left / 9.0
    inputs[OwnBidInput.TRICKS_NOT_BID] = (HAND_SIZE - asked) / 4.0
    inputs[OwnBidInput.STRONGEST_EXPECTED] = strongest / 3.0
    inputs[OwnBidInput.NO_TRUMP] = 1.0 if row[TRUMP] == NO_COLOUR else 0.0
    inputs[OwnBidInput.TRICKS_NOT_EXPECTED] = (HAND_SIZE - agreed) / 4.0
    inputs[OwnBidInput.MEAN_BID_BEYOND_TOKENS] = max(0.0, mean - left) / 2.0
    inputs[OwnBidInput.BIDS_APART] = (most - least) / 2.0
    inputs[OwnBidInput.BID_OF_RIGHT_NEIGHBOUR] = by_player / 3.0
    inputs[OwnBidInput.BID_OF_LEFT_NEIGHBOUR] = by_target / 3.0
    inputs[OwnBidInput.NO_TOKENS_LEFT] = 1.0 if left == 0 else 0.0
    inputs[OwnBidInput.ALL_BID_ALIKE] = 1.0 if least == most else 0.0
    inputs[OwnBidInput.MEAN_BID_WITHIN_TOKENS] = min(left, mean) / 3.0
    inputs[OwnBidInput.ALL_BID_NOTHING] = 1.0 if most == 0 else 0.0
    inputs[OwnBidInput.TRICKS_WITHIN_TOKENS] = min(left, HAND_SIZE - asked) / 3.0
    inputs[OwnBidInput.TABLE_SIZE] = players - 4.0
    inputs[OwnBidInput.EXPECTED_BEYOND_TOKENS] = scratch.strengths[seat] - left


def fill_cards(row: Row, inputs: Floats, scratch: Scratch) -> int:
    """The inputs for each confidence card, the last of them for No Confidence; their number."""
    players = row[PLAYERS]
    seat = row[SEAT]
    fill_heard(row, scratch)
    for card in range(players + 1):
        for place in range(CARD_INPUTS):
            inputs[card, place] = 0.0
        if card == players:
            inputs[card, CardInput.IS_NO_CONFIDENCE] = 1.0
        else:
            bid = row[BIDS + seat * MOST + card]
            expected = scratch.strengths[card]
            others = 0.0
            for other in range(players):
                if other != seat:
                    others += abs(row[BIDS + other * MOST + card] - bid) / (players - 1)
            inputs[card, CardInput.BID_NOTHING + min(bid, 3)] = 1.0
            inputs[card, CardInput.OTHERS_APART] = others
            inputs[card, CardInput.EXPECTED] = expected / 3.0
            inputs[card, CardInput.BID_OFF_EXPECTED] = abs(bid - expected)
            inputs[card, CardInput.IS_OWN] = 1.0 if card == seat else 0.0
            inputs[card, CardInput.IS_LEFT_NEIGHBOUR] = 1.0 if card == left_of(seat, players) else 0.0
    return players + 1
