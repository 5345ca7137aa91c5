"""What watched matches of Pikoko come to: figures alone, no hands and no moves."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from coverts.belief.arrays import Ints
from coverts.belief.calibration import Bools, Reliability, Surprise, mean_of, reliability, surprise
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.feathers import FACES_OF, FACES_ON, FEATHER, HAND_SIZE, NO_COLOUR
from coverts.games.pikoko.rows.layout import BIDS, CARD, DECK, MOST, PLAYERS, TAKEN, TRUMP
from docs.plots.pikoko_watching import BEFORE_PLAY, Watched

HIGH: Final = {3: 6, 4: 8, 5: 10}
"""By players, the lowest of the two highest numbers in the deck."""


LAST: Final = HAND_SIZE - 1
"""The number of the last trick."""


class Truth(Struct, frozen=True):
    """How true beliefs of one kind were, with and without hearing the bids on one's own peacock."""

    about: str
    when: str
    heard: Reliability
    unheard: Reliability


class Strength(Struct, frozen=True):
    """Peacocks that look alike to somebody who counts."""

    trumps: int
    """Feathers that show trump."""
    high: int
    """Other feathers of the two highest numbers."""
    tricks: list[int]
    """How many of them took so many tricks."""
    bids: list[int]
    """How many bids of so many tokens others made on them."""


class Trust(Struct, frozen=True):
    """Bids of so many tokens, and the confidence cards laid on them."""

    bid: int
    number: int
    right: float
    right_half: float
    """The share of bids that were exactly right, and half of its 95 % interval."""
    cards: int
    cards_right: float
    cards_right_half: float
    """The same for bids with a card on them."""


class Figures(Struct, frozen=True, kw_only=True):
    """All there is to draw."""

    command: str
    seed: int
    matches: int
    players: int
    members: list[str]
    """Whom the players know from the population."""
    truths: list[Truth]
    surprises: list[Surprise]
    """Before the tricks, and in each of them but the last, where nobody has a choice."""
    rounds_without_trump: int
    strengths: list[Strength]
    no_confidence: int
    """How many laid the card that always brings a point."""
    own_cards: int
    trusts: list[Trust]


def truths(watched: Sequence[Watched]) -> list[Truth]:
    """How true beliefs were: about feathers and colours, before and during play."""
    rows = np.array([one for match in watched for one in match.statements], float)
    match = np.repeat(np.arange(len(watched)), [len(one.statements) for one in watched])
    trick, of_colour, heard, unheard, is_so = rows.T
    found = []
    for about, which in (("feathers", of_colour == 0), ("colours", of_colour == 1)):
        for when, then in (("before play", trick == BEFORE_PLAY), ("during play", (trick >= 0) & (trick < LAST))):
            chosen = which & then
            so, groups = is_so[chosen] == 1, match[chosen]
            by_both = [reliability(chances[chosen], so, groups) for chances in (heard, unheard)]
            found.append(Truth(about, when, *by_both))
    return found


def surprises(watched: Sequence[Watched]) -> list[Surprise]:
    """How surprised beliefs were by the true hand, before the tricks and in each of them."""
    rows = [(number, *one) for number, match in enumerate(watched) for one in match.beliefs]
    match, trick, chances, worlds = (np.array(column) for column in zip(*rows, strict=True))
    then = [trick == one for one in range(BEFORE_PLAY, LAST)]
    return [surprise(chances[which], worlds[which], match[which]) for which in then]


def counted(feathers: Sequence[int], trump: int, players: int) -> tuple[int, int]:
    """How many feathers show trump, and how many others are of the two highest numbers."""
    trumps = [feather for feather in feathers if FACES_ON[feather] & FACES_OF[trump]]
    high = [feather for feather in feathers if feather not in trumps and FEATHER[feather].number >= HIGH[players]]
    return len(trumps), len(high)


def strengths(rounds: Sequence[Sequence[int]]) -> list[Strength]:
    """Tricks and bids by what can be counted on a peacock, in rounds with a trump."""
    found: dict[tuple[int, int], Strength] = {}
    for row in rounds:
        if row[TRUMP] == NO_COLOUR:
            continue
        for seat in range(row[PLAYERS]):
            feathers = row[DECK + seat * HAND_SIZE : DECK + (seat + 1) * HAND_SIZE]
            looks = counted(feathers, row[TRUMP], row[PLAYERS])
            alike = found.setdefault(looks, Strength(*looks, [0] * (HAND_SIZE + 1), [0] * (TOKENS + 1)))
            alike.tricks[row[TAKEN + seat]] += 1
            for bidder in range(row[PLAYERS]):
                if bidder != seat:
                    alike.bids[row[BIDS + bidder * MOST + seat]] += 1
    return [found[looks] for looks in sorted(found)]


def trusts(rounds: Sequence[Sequence[int]], per_match: int) -> tuple[int, int, list[Trust]]:
    """How many trusted nobody, how many themselves; and how often bids, and those with a card on them, were right."""
    rows = [
        (number // per_match, row[BIDS + seat * MOST + subject], row[TAKEN + subject], row[CARD + seat] == subject)
        for number, row in enumerate(rounds)
        for seat in range(row[PLAYERS])
        for subject in range(row[PLAYERS])
    ]
    match, bid, taken, has_card = (np.array(column) for column in zip(*rows, strict=True))
    cards = [(seat, row[CARD + seat]) for row in rounds for seat in range(row[PLAYERS])]
    nobody = sum(card == row[PLAYERS] for row in rounds for card in row[CARD : CARD + row[PLAYERS]])
    by_bid = [_trust(tokens, bid == tokens, has_card, bid == taken, match) for tokens in range(TOKENS + 1)]
    return nobody, sum(card == seat for seat, card in cards), [one for one in by_bid if one.number]


def _trust(bid: int, chosen: Bools, has_card: Bools, is_right: Bools, match: Ints) -> Trust:
    shares = [
        mean_of(is_right[which], match[which]) if which.any() else (0.0, 0.0) for which in (chosen, chosen & has_card)
    ]
    return Trust(bid, int(chosen.sum()), *shares[0], int((chosen & has_card).sum()), *shares[1])
