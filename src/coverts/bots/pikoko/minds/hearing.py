"""Likelihood of the others' bids on one's own hand, which all of them saw: evidence about it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.likelihoods import bid_chances
from coverts.belief.models.machines import Machine, dealt_hands
from coverts.belief.seen_rows import STOCK
from coverts.belief.worlds import Worlds, worlds_in
from coverts.games.pikoko.bidding import TOKENS
from coverts.games.pikoko.course import subject_of
from coverts.games.pikoko.rows.layout import (
    BIDS,
    HANDS,
    MOST,
    PLAYED,
    PLAYERS,
    SEAT,
    START,
    TRICK,
    TRUMP,
    TURNED_UP,
)

FAITH: Final = 0.95
FLOOR: Final = 0.005
"""How far a model is believed about a bid, and what any bid is allowed."""

HEED: Final = 0.5
"""How much a bid counts, as a power of its chance. Where a model is wrong about one bidder it is wrong about all, so
their bids are not as many witnesses. Fitted to what really was on peacocks of searching players: bids told 0.93
bits so, and 0.69 when each counted in full."""


class Hearing:
    """Chances of the bids on one's own peacock in all its worlds, remembered for the rest of the round."""

    def __init__(self, nets: Floats) -> None:
        self._nets = nets
        self._chances = lru_cache(maxsize=16)(self._all_chances)

    def likelihoods(self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats) -> Floats:
        """[world]: how far everybody's bids on one's own peacock speak for it; players are suspected [seat, model]."""
        found = np.ones(len(worlds))
        for heard in self.by_seat(machine, seen, worlds, suspected).values():
            found *= heard
        return found**HEED

    def by_seat(self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats) -> dict[int, Floats]:
        """[world], for each of the others: how likely a bid like theirs on one's own peacock is in it."""
        dealt, chances = self._chances(machine, _Bidding(seen, worlds.played))
        which = np.searchsorted(dealt, worlds.dealt)
        others = [seat for seat in range(seen[PLAYERS]) if seat != seen[SEAT]]
        return {seat: FAITH * (suspected[seat] @ chances[:, seat, which]) + FLOOR for seat in others}

    def _all_chances(self, machine: Machine, bidding: "_Bidding") -> tuple[Ints, Floats]:
        """All worlds as they may have been dealt, in order, and chances [model, seat, world] of the bids there were."""
        seen, me = bidding.seen, bidding.seen[SEAT]
        dealt = np.sort(worlds_in(seen).hands)
        inputs = machine.bids_in_worlds(seen, me, seen[STOCK], dealt)
        chances = np.ones((len(self._nets), seen[PLAYERS], len(dealt)))
        for seat in range(seen[PLAYERS]):
            if seat != me:
                bid, left = bidding.bids[seat], bidding.left[seat]
                numbers = np.full(len(dealt), left + 1)
                for place, net in enumerate(self._nets):
                    chances[place, seat] = bid_chances(inputs[:, seat], numbers, net, own=False)[:, bid]
        return dealt, chances


class _Bidding:
    """The round when one's own peacock had been bid on, as far as the bidders had seen it; equal for equal rounds."""

    def __init__(self, seen: Sequence[int], played: int) -> None:
        players, me, start = seen[PLAYERS], seen[SEAT], seen[START]
        row = list(seen)
        row[HANDS : HANDS + MOST] = dealt_hands(seen, 0).tolist()
        row[HANDS + me] = 0
        row[STOCK] = seen[STOCK] | played
        order = [subject_of(turn, start, players) for turn in range(players)]
        before = order[: order.index(me)]
        bids = [[seen[BIDS + seat * MOST + subject] for subject in range(players)] for seat in range(players)]
        self.bids = tuple([row_of[me] for row_of in bids])
        self.left = tuple(
            [TOKENS - sum([bids[seat][subject] for subject in before if subject != seat]) for seat in range(players)]
        )
        for place in (TRICK, PLAYED):
            row[place] = 0
        self.seen = tuple(row)
        hands = row[HANDS : HANDS + MOST]
        public = [seen[place] for place in (PLAYERS, SEAT, START)]
        earlier = [bids[seat][subject] for subject in before for seat in range(players)]
        self._key = (*public, *hands, row[STOCK], *earlier, *self.bids, seen[TRUMP], seen[TURNED_UP])

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Bidding) and self._key == other._key
