"""Opponent models by rule of thumb: bolder or more careful, forgetful, deaf to bids, or inattentive.

They stand for people, who are not all alike. With the usual traits this is the rule-of-thumb player itself.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from coverts.belief.arrays import Floats
from coverts.belief.models.heuristics import TOP
from coverts.bots.chance import best_places
from coverts.bots.pikoko.bidding import fitted, trusts, with_hearsay
from coverts.bots.pikoko.deciding import SAME, card_worths, estimates_at
from coverts.bots.pikoko.playing import worths
from coverts.bots.pikoko.row_play import bids_in, dealt_in, needs_in, now_in
from coverts.bots.pikoko.seen_hands import SeenHands
from coverts.bots.pikoko.strength import shares
from coverts.games.bits import lowest, size
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import BID, CONFIDENCE, OVER, PLAY, SELF_BID
from coverts.games.pikoko.feathers import FACES_OF, FIRST_FACES, HAND_SIZE, number_of
from coverts.games.pikoko.rows.course import advance, legal, listed
from coverts.games.pikoko.rows.deal import lay_out
from coverts.games.pikoko.rows.layout import (
    CARD,
    FACES,
    LEADER,
    MOST,
    PHASE,
    PLAYED,
    PLAYERS,
    ROUND,
    SEAT,
    START,
    SUBJECT,
    TOKENS_LEFT,
    TRICK,
    UNKNOWN,
)
from coverts.games.pikoko.rows.plays import owner_of
from coverts.games.row import Row
from coverts.simulate.pikoko.chance import shuffle
from coverts.simulate.row import KEY, PLACE, drawn
from coverts.simulate.stream import stream_key

FINE: Final = 1 << 14


class Traits(NamedTuple):
    """How somebody differs from the rule-of-thumb player."""

    whim: float = 0.0
    """How often it plays any feather, and is one off with a bid."""
    boldness: float = 1.0
    """By how much it overrates all peacocks when it bids."""
    deaf: float = 0.0
    """Whether it pays no heed to the others' bids."""
    forgetful: float = 0.0
    """Whether it has forgotten what has been played."""
    plain: float = 0.0
    """Whether it counts high numbers and trumps, without asking what is higher elsewhere."""
    narrow: float = 0.0
    """Whether it plays for the peacock it plays from and for its own, and for no other."""


# Where each trait stands when they are numbers of an array.
WHIM, BOLDNESS, DEAF, FORGETFUL, PLAIN, NARROW = range(len(Traits._fields))

VARIANTS: Final[Mapping[str, Traits]] = {
    "rule-of-thumb": Traits(),
    "bold": Traits(whim=0.03, boldness=1.35),
    "careful": Traits(whim=0.03, boldness=0.7),
    "whimsical": Traits(whim=0.3),
    "deaf": Traits(whim=0.03, deaf=1.0),
    "plain": Traits(whim=0.08, deaf=1.0, forgetful=1.0, plain=1.0),
    "narrow": Traits(whim=0.05, forgetful=1.0, narrow=1.0),
}


def happens(row: Row, chance: float) -> bool:
    """Whether something happens that happens so often."""
    return drawn(row, FINE) < chance * FINE


def plain_strength(hand: int, trump: int, players: int) -> float:
    """High numbers and trumps, counted."""
    together = 0.0
    rest = hand & FIRST_FACES
    while rest:
        share = number_of(lowest(rest)) / TOP[players]
        together += share * share
        rest &= rest - 1
    return together + 0.5 * size(hand & FACES_OF[trump])


def plain_estimates(seen: SeenHands) -> list[float]:
    """How many tricks every peacock takes, by high numbers and trumps."""
    players = len(seen.hands)
    found = [plain_strength(hand, seen.trump, players) for hand in seen.hands]
    unseen = max(1, size(seen.unseen & FIRST_FACES))
    found[seen.seat] = plain_strength(seen.unseen, seen.trump, players) * seen.hidden / unseen
    return shares(found, float(HAND_SIZE))


def estimates_by(row: Row, traits: Floats) -> list[float]:
    """How many tricks of the round somebody of these traits expects every peacock to take."""
    if traits[PLAIN] > 0.0:
        return plain_estimates(dealt_in(row))
    return estimates_at(dealt_in(row))


def bid_by(row: Row, traits: Floats) -> int:
    """A bid."""
    seat = row[SEAT]
    subject = seat if row[PHASE] == SELF_BID else row[SUBJECT]
    estimates = estimates_by(row, traits)
    bids = bids_in(row)
    heard = estimates
    if traits[DEAF] == 0.0:
        heard = with_hearsay(seat, bids, estimates, trusts(seat, bids, estimates))
    to_come = [other for other in range(len(heard)) if bids[seat][other] == UNKNOWN]
    left = row[TOKENS_LEFT + seat]
    plan = fitted([traits[BOLDNESS] * heard[other] for other in to_come], max(0, left - (TOKENS - HAND_SIZE)))
    bid = plan[to_come.index(subject)]
    if happens(row, traits[WHIM]):
        bid += 2 * drawn(row, 2) - 1
    return max(0, min(left, bid))


def card_by(row: Row, traits: Floats) -> int:
    """A confidence card."""
    if happens(row, traits[WHIM]):
        return drawn(row, row[PLAYERS] + 1)
    best = best_places(card_worths(row[SEAT], bids_in(row), estimates_by(row, traits)), SAME)
    return best[drawn(row, len(best))]


def play_by(row: Row, traits: Floats) -> int:
    """A feather."""
    seat = row[SEAT]
    players = row[PLAYERS]
    target = owner_of(row)
    if happens(row, traits[WHIM]):
        options = legal(row)
        return listed(row, options, drawn(row, size(options)))
    believed = trusts(seat, bids_in(row), estimates_by(row, traits))
    if traits[DEAF] > 0.0:
        believed = [0.5 for _ in believed]
    seen = now_in(row)
    if traits[FORGETFUL] > 0.0:
        seen = SeenHands(seat, seen.trump, seen.hands, dealt_in(row).unseen, seen.hidden)
    needs = needs_in(row)
    if traits[NARROW] > 0.0:
        for other in range(players):
            if other != seat and other != target:
                needs[seat][other] = 0
    trusted = row[CARD + seat] if row[CARD + seat] < players else UNKNOWN
    start = FACES + row[TRICK] * MOST
    found = worths(seen, row[LEADER], row[start : start + row[PLAYED]], needs, believed, trusted)
    best = best_places([one[1] for one in found], SAME)
    return found[best[drawn(row, len(best))]][0]


def choose_by(row: Row, traits: Floats) -> int:
    """The decision of somebody of these traits."""
    if row[PHASE] == PLAY:
        return play_by(row, traits)
    if row[PHASE] == CONFIDENCE:
        return card_by(row, traits)
    return bid_by(row, traits)


def deal_round(row: Row, players: int, starter: int, seed: int, number: int) -> None:
    """The round of a seed and a number, just dealt: the first of a game."""
    row[KEY] = stream_key(seed, number)
    row[PLACE] = 0
    row[PLAYERS] = players
    row[ROUND] = 0
    row[START] = starter
    shuffle(row)
    lay_out(row)


def play_on(row: Row, traits: Floats, to_the_end: int) -> int:
    """One decision, or with `to_the_end` all of the round; seat s is of the traits `traits[s]`. The last decision.

    Both in one function, because compiling it takes half a minute.
    """
    while True:
        action = choose_by(row, traits[row[SEAT]])
        if not to_the_end:
            return action
        advance(row, action)
        if not BID <= row[PHASE] < OVER:
            return action
