"""Information-set search: options are evaluated by rollouts in worlds of the posterior, with opponent models."""

from collections.abc import Sequence

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.following import follow_likelihoods
from coverts.belief.models.machines import Machine
from coverts.belief.models.play_inputs import distinct_plays
from coverts.belief.models.rolling import Rollouts, Rounds
from coverts.belief.seen_rows import was_bid_on
from coverts.belief.worlds import Worlds, worlds_in
from coverts.bots.pikoko.minds.aims import best_card, worth
from coverts.bots.pikoko.minds.casting import Cast, drawn_cast
from coverts.bots.pikoko.minds.endings import exact_worths, is_ending
from coverts.bots.pikoko.minds.hearing import HEED, Hearing
from coverts.bots.pikoko.minds.plans import best_bids, bid_worths
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.minds.suspicion import Suspicions, posterior
from coverts.bots.pikoko.minds.victory_plans import challengers, clear_winner, match_worths
from coverts.games.bits import members
from coverts.games.pikoko.course import CONFIDENCE, PLAY, subject_of
from coverts.games.pikoko.rows.fists import ask_first_fist
from coverts.games.pikoko.rows.layout import (
    BIDS,
    CARD,
    MOST,
    PHASE,
    PLAYERS,
    ROUND,
    SEAT,
    START,
    TOKENS_LEFT,
    UNKNOWN,
)
from coverts.games.pikoko.scoring import ROUNDS

Believed = tuple[Worlds, Floats]
"""What may be on one's own peacock, and who the others may be [seat, model]."""

LEAVE: Ints = np.array([UNKNOWN], np.int64)
"""Instead of a move: leave it to the model."""


class Searcher:
    """A player that searches, with the nets of its population. Its memory is a cache: all can be recomputed."""

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
        if seen[PHASE] < CONFIDENCE and seen[TOKENS_LEFT + seen[SEAT]] == 0:
            return 0
        believed = self.believed(machine, seen, past)
        chance = np.random.Generator(np.random.PCG64(key))
        if seen[PHASE] == PLAY:
            return self._play(machine, seen, believed, moves, chance)
        if seen[PHASE] == CONFIDENCE:
            return self._card(machine, seen, believed, chance)
        return self._bid(machine, seen, believed, chance)

    def believed(self, machine: Machine, seen: Sequence[int], past: Sequence[Sequence[int]]) -> Believed:
        """What may be on one's own peacock, and who the others may be [seat, model]."""
        worlds, players = worlds_in(seen), seen[PLAYERS]
        if self.settings.hears_plays:
            worlds = worlds.updated(follow_likelihoods(seen, worlds))
        if not self.settings.suspects:
            suspected = np.zeros((players, len(self.nets)))
            suspected[:, 0] = 1.0
            return self._heard(machine, seen, worlds, suspected), suspected
        earlier = self._suspicions.from_past(machine, players, past)
        first = self._heard(machine, seen, worlds, posterior(earlier))
        suspected = posterior(earlier + self._suspicions.from_round(machine, seen, first))
        return self._heard(machine, seen, worlds, suspected), suspected

    def suspected_after(self, machine: Machine, players: int, past: Sequence[Sequence[int]]) -> Floats:
        """Who the others may be [seat, model], after rounds that are over."""
        return posterior(self._suspicions.from_past(machine, players, past))

    def _heard(self, machine: Machine, seen: Sequence[int], worlds: Worlds, suspected: Floats) -> Worlds:
        if not self.settings.hears_bids or not was_bid_on(seen, seen[SEAT]):
            return worlds
        return worlds.updated(self._hearing.likelihoods(machine, seen, worlds, suspected))

    def heard_by_seat(self, machine: Machine, seen: Sequence[int], believed: Believed) -> dict[int, Floats]:
        """[world], for each of the others who has bid on one's own peacock: how far their bid speaks for it."""
        if not was_bid_on(seen, seen[SEAT]):
            return {}
        by_seat = self._hearing.by_seat(machine, seen, *believed)
        return {seat: heard**HEED for seat, heard in by_seat.items()}

    def cast(self, seen: Sequence[int], believed: Believed, number: int, chance: np.random.Generator) -> Cast:
        """So many rounds' worth of worlds and opponents, drawn from what is believed."""
        return drawn_cast(seen, *believed, self.own, number, chance)

    def rolled(self, machine: Machine, seen: Sequence[int], cast: Cast, plan: Ints, moves: Ints) -> Rounds:
        """Rounds played on after each move."""
        row = from_the_first(seen)
        return machine.roll(row, Rollouts(seen[SEAT], cast.hands, cast.models, self.nets, plan, moves, cast.key))

    def _play(
        self, machine: Machine, seen: Sequence[int], believed: Believed, moves: Ints, chance: np.random.Generator
    ) -> int:
        for_the_match = self.settings.for_the_match
        if is_ending(seen, self.settings.exact_tricks):
            worths = exact_worths(machine, seen, believed[0], for_the_match=for_the_match)
            return int(moves[int(worths.argmax())])
        cast = self.cast(seen, believed, self.settings.play_rounds, chance)
        taken = self.rolled(machine, seen, cast, own_plan(seen), moves).taken
        worths = worth(seen, taken, seen[CARD + seen[SEAT]], for_the_match=for_the_match).mean(axis=1)
        return int(moves[int(worths.argmax())])

    def _card(self, machine: Machine, seen: Sequence[int], believed: Believed, chance: np.random.Generator) -> int:
        cast = self.cast(seen, believed, self.settings.card_rounds, chance)
        taken = self.rolled(machine, seen, cast, own_plan(seen), LEAVE).taken[0]
        return best_card(seen, taken, for_the_match=self.settings.for_the_match)

    def _bid(self, machine: Machine, seen: Sequence[int], believed: Believed, chance: np.random.Generator) -> int:
        """Plan all bids twice, the second time with tricks as they fall when one bids by the first plan."""
        to_come, half = to_bid_on(seen), self.settings.bid_rounds // 2
        first, _ = self.planned(machine, seen, self.cast(seen, believed, half, chance), to_come, None)
        cast = self.cast(seen, believed, self.settings.bid_rounds, chance)
        bids, rounds = self.planned(machine, seen, cast, to_come, first)
        if not (self.settings.match_rounds and seen[ROUND] == ROUNDS):
            return bids[0]
        others = challengers(seen, rounds.taken[0], rounds.bids[0], to_come, bids)
        cast = self.cast(seen, believed, self.settings.match_rounds, chance)
        return self._bid_to_win(machine, seen, cast, to_come, [bids, *others.tolist()])

    def planned(
        self, machine: Machine, seen: Sequence[int], cast: Cast, to_come: Sequence[int], bids: Sequence[int] | None
    ) -> tuple[list[int], Rounds]:
        """Bids for the most points in rounds that are played with other bids, or with none planned; and the rounds."""
        rounds = self.rolled(machine, seen, cast, own_plan(seen, to_come, bids), LEAVE)
        worths = [bid_worths(rounds.taken[0, :, subject]) for subject in to_come]
        return best_bids(worths, seen[TOKENS_LEFT + seen[SEAT]]), rounds

    def _bid_to_win(
        self, machine: Machine, seen: Sequence[int], cast: Cast, to_come: Sequence[int], plans: Sequence[Sequence[int]]
    ) -> int:
        """The next bid of the first plan, or of one that wins clearly more of the same rounds."""
        if len(plans) == 1:
            return plans[0][0]
        worths = []
        for bids in plans:
            rounds = self.rolled(machine, seen, cast, own_plan(seen, to_come, bids), LEAVE)
            worths.append(match_worths(seen, rounds.taken[0], rounds.bids[0]))
        return plans[clear_winner(worths)][0]


def own_plan(seen: Sequence[int], to_come: Sequence[int] = (), bids: Sequence[int] | None = None) -> Ints:
    """What to bid [seat, peacock]: only one's own bids are planned, if any."""
    plan = np.full((MOST, MOST), UNKNOWN, np.int64)
    if bids is not None:
        plan[seen[SEAT], to_come] = bids
    return plan


def to_bid_on(seen: Sequence[int]) -> list[int]:
    """Whose peacocks the seat has yet to bid on, in order; its own comes last."""
    me, players = seen[SEAT], seen[PLAYERS]
    order = [subject_of(turn, seen[START], players) for turn in range(players)]
    return [one for one in order if one != me and seen[BIDS + me * MOST + one] == UNKNOWN] + [me]


def from_the_first(seen: Sequence[int]) -> list[int]:
    """The row from which rollouts begin: where fists are being closed, none is yet."""
    row = list(seen)
    if seen[PHASE] != PLAY:
        ask_first_fist(row)
    return row
