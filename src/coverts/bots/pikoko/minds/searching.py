"""Deciding by playing rounds on in the mind, in worlds that may be and with others as they seem to be."""

from collections.abc import Sequence

import numpy as np

from coverts.belief.models.likelihoods import Floats
from coverts.belief.models.machines import Ints, Machine
from coverts.belief.models.play_inputs import distinct_plays
from coverts.belief.worlds import Worlds, worlds_in
from coverts.bots.pikoko.minds.aims import best_card, worth
from coverts.bots.pikoko.minds.hearing import Hearing, was_bid_on
from coverts.bots.pikoko.minds.plans import best_bids, bid_worths
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.minds.suspicion import Suspicions, posterior
from coverts.games.bits import members
from coverts.simulate.pikoko.layout import (
    BID,
    BIDS,
    CARD,
    CONFIDENCE,
    LEFT,
    MOST,
    PHASE,
    PLAY,
    PLAYERS,
    SEAT,
    START,
    SUBJECT,
    UNKNOWN,
)

_LEAVE: Ints = np.array([UNKNOWN], np.int64)
"""Instead of a move: leave it to the model."""


class Searcher:
    """A player that searches, with the nets of its population. What it remembers it could always work out again."""

    def __init__(self, nets: Floats, own: int, settings: Settings) -> None:
        self.nets = nets
        self.own = own
        """Which of the nets is most like itself."""
        self.settings = settings
        self._suspicions = Suspicions(nets)
        self._hearing = Hearing(nets)

    def decide(self, machine: Machine, seen: Sequence[int], past: Sequence[Sequence[int]], key: int) -> int:
        """An action for the seat of a seen row, as rows know it, from a key for all that is left to chance."""
        moves = np.array(members(distinct_plays(list(seen))) if seen[PHASE] == PLAY else [], np.int64)
        if len(moves) == 1:
            return int(moves[0])
        if seen[PHASE] < CONFIDENCE and seen[LEFT + seen[SEAT]] == 0:
            return 0
        worlds, suspected = self.believed(machine, seen, past)
        chance = np.random.Generator(np.random.PCG64(key))
        if seen[PHASE] == PLAY:
            return self._play(machine, seen, worlds, suspected, moves, chance)
        if seen[PHASE] == CONFIDENCE:
            return self._card(machine, seen, worlds, suspected, chance)
        return self._bid(machine, seen, worlds, suspected, chance)

    def believed(self, machine: Machine, seen: Sequence[int], past: Sequence[Sequence[int]]) -> tuple[Worlds, Floats]:
        """What may be on one's own peacock, and who the others may be [seat, model]."""
        worlds, players = worlds_in(seen), seen[PLAYERS]
        if not self.settings.suspects:
            suspected = np.zeros((players, len(self.nets)))
            suspected[:, 0] = 1.0
            return self._heard(machine, seen, worlds, suspected), suspected
        earlier = self._suspicions.from_past(machine, players, past)
        first = self._heard(machine, seen, worlds, posterior(earlier))
        suspected = posterior(earlier + self._suspicions.from_round(machine, seen, first))
        return self._heard(machine, seen, worlds, suspected), suspected

    def _heard(self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats) -> Worlds:
        if not self.settings.hears_bids or not was_bid_on(seen):
            return worlds
        return worlds.updated(self._hearing.likelihoods(machine, seen, worlds, suspected))

    def _rolled(
        self,
        machine: Machine,
        seen: Sequence[int],
        worlds: Worlds,
        suspected: Floats,
        plan: Ints,
        moves: Ints,
        number: int,
        chance: np.random.Generator,
    ) -> Ints:
        """Tricks [move, world, seat] of so many rounds played on after each move."""
        hands = worlds.hands[worlds.drawn(number, float(chance.random()))]
        chance.shuffle(hands)
        models = np.full((number, MOST), self.own, np.int64)
        for seat in range(seen[PLAYERS]):
            if seat != seen[SEAT]:
                drawn = np.searchsorted(np.cumsum(suspected[seat]), chance.random(number), side="right")
                models[:, seat] = np.minimum(drawn, len(self.nets) - 1)
        key = int(chance.integers(1 << 62))
        return machine.roll(_from_the_first(seen), seen[SEAT], hands, models, self.nets, plan, moves, key)

    def _play(
        self,
        machine: Machine,
        seen: Sequence[int],
        worlds: Worlds,
        suspected: Floats,
        moves: Ints,
        chance: np.random.Generator,
    ) -> int:
        taken = self._rolled(machine, seen, worlds, suspected, _no_plan(), moves, self.settings.play_rounds, chance)
        card = seen[CARD + seen[SEAT]]
        worths = worth(seen, taken, card, for_the_match=self.settings.for_the_match).mean(axis=1)
        return int(moves[int(worths.argmax())])

    def _card(
        self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats, chance: np.random.Generator
    ) -> int:
        number = self.settings.card_rounds
        taken = self._rolled(machine, seen, worlds, suspected, _no_plan(), _LEAVE, number, chance)[0]
        return best_card(seen, taken, for_the_match=self.settings.for_the_match)

    def _bid(
        self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats, chance: np.random.Generator
    ) -> int:
        """Plan all bids twice, the second time with tricks as they fall when one bids by the first plan."""
        me, plan = seen[SEAT], _no_plan()
        to_come = _to_bid_on(seen)
        for number in (self.settings.bid_rounds // 2, self.settings.bid_rounds):
            taken = self._rolled(machine, seen, worlds, suspected, plan, _LEAVE, number, chance)[0]
            bids = best_bids([bid_worths(taken[:, subject]) for subject in to_come], seen[LEFT + me])
            plan[me, to_come] = bids
        return int(plan[me, to_come[0]])


def _no_plan() -> Ints:
    return np.full((MOST, MOST), UNKNOWN, np.int64)


def _to_bid_on(seen: Sequence[int]) -> list[int]:
    """Whose peacocks the seat has yet to bid on, in order; its own comes last."""
    me, players = seen[SEAT], seen[PLAYERS]
    order = [(seen[START] + turn) % players for turn in range(players)]
    return [one for one in order if one != me and seen[BIDS + me * MOST + one] == UNKNOWN] + [me]


def _from_the_first(seen: Sequence[int]) -> Sequence[int]:
    """The row as rounds are played on from it: where fists close, everybody's is still open."""
    if seen[PHASE] == PLAY:
        return seen
    row = list(seen)
    row[SEAT] = 1 if seen[PHASE] == BID and seen[SUBJECT] == 0 else 0
    return row
