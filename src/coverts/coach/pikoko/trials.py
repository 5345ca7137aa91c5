"""Rounds played on after each option of a decision, counted: one class for each kind of decision."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.rolling import Rounds
from coverts.bots.pikoko.minds.aims import USUAL_CARD, bids_worth, card_worth, shares, victories
from coverts.bots.pikoko.minds.casting import Cast
from coverts.bots.pikoko.minds.plans import best_bids, bid_worths
from coverts.bots.pikoko.minds.points import BID_POINTS, CARD_POINTS
from coverts.bots.pikoko.minds.searching import LEAVE, own_plan, to_bid_on
from coverts.coach.pikoko.mind import Mind, Situation
from coverts.coach.sampling import Rolled
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.layout import BIDS, CARD, MOST, PLAYERS, ROUND, SEAT, TOKENS_LEFT, UNKNOWN
from coverts.games.pikoko.scoring import NO_CONFIDENCE_POINTS, ROUNDS

PAYS: Final = 0.5
"""A confidence card pays more than No Confidence if the bid is right more often than this (rule P17)."""


class Trial:
    """What the options of a decision come to in rounds played on: points, and who took how many tricks."""

    def __init__(self, mind: Mind, at: Situation, options: Sequence[int], chance: np.random.Generator) -> None:
        self.mind, self.at, self.options, self.chance = mind, at, options, chance
        self.me, self.players = at.seen[SEAT], at.seen[PLAYERS]
        self.tricks: Ints = np.zeros((len(options), self.players, HAND_SIZE + 1), np.int64)
        """[option, peacock, tricks]: how often it took so many."""
        self.right: Ints = np.zeros((len(options), self.players), np.int64)
        """[option, peacock]: how often one's own bid on it was right."""

    @property
    def decides(self) -> bool:
        """Whether the game is decided in this round."""
        return self.at.seen[ROUND] == ROUNDS

    def __call__(self, options: list[int], number: int) -> Rolled:
        """So many more rounds after each of some options."""
        return self.played_on(options, self.mind.cast(self.at, number, self.chance))

    def played_on(self, options: list[int], cast: Cast) -> Rolled:
        """Rounds with these worlds and players after each of some options."""
        raise NotImplementedError

    def count(self, option: int, taken: Ints, bids: Ints) -> None:
        """Keep who took how many tricks [round, seat], and whether one's bids [round or 1, seat] were right."""
        for seat in range(self.players):
            self.tricks[option, seat] += np.bincount(taken[:, seat], minlength=HAND_SIZE + 1)
        self.right[option] += (bids == taken).sum(axis=0)

    def own_bids(self) -> Ints:
        """[1, seat]: one's own bids, when all have been made."""
        first = BIDS + self.me * MOST
        return np.array([self.at.seen[first : first + self.players]])


class BidTrial(Trial):
    """A bid, on another's peacock or one's own; options are numbers of tokens.

    The bids that are still to come follow a plan that suits the option (the searching player's dynamic programme);
    the one on one's own peacock is left to the model, which hears what the others bid on it.
    """

    def __init__(
        self, mind: Mind, at: Situation, options: Sequence[int], chance: np.random.Generator, pilot: int
    ) -> None:
        super().__init__(mind, at, options, chance)
        self._to_come = to_bid_on(at.seen)
        self._plans, self._cards = self._planned(pilot)

    def _planned(self, pilot: int) -> tuple[list[Ints], list[int]]:
        """For each option the bids that go with it and the confidence card, from some rounds to begin with.

        The rounds are the same for all options: what they have by luck cancels out of the differences.
        """
        seen, searcher, to_come = self.at.seen, self.mind.searcher, self._to_come
        cast = self.mind.cast(self.at, pilot // 2, self.chance)
        first, _ = searcher.planned(self.mind.machine, seen, cast, to_come, None)
        cast = self.mind.cast(self.at, pilot, self.chance)
        _, rounds = searcher.planned(self.mind.machine, seen, cast, to_come, first)
        taken: Ints = rounds.taken[0]
        worths = [bid_worths(taken[:, subject]) for subject in to_come]
        plans, cards = [], []
        for option in self.options:
            bids = [option, *best_bids(worths[1:], seen[TOKENS_LEFT + self.me] - option)]
            whole = self.own_bids()[0]
            whole[to_come] = bids
            plan = own_plan(seen, to_come, bids)
            if len(to_come) > 1:
                plan[self.me, self.me] = UNKNOWN
            plans.append(plan)
            cards.append(self._best_card((taken == whole).mean(axis=0)))
        return plans, cards

    def _best_card(self, right: Floats) -> int:
        """The card that pays most with bids that are right so often [peacock]."""
        return int(right.argmax()) if right.max() > PAYS else self.players

    def _card(self, option: int) -> int:
        """The confidence card that goes with an option."""
        return self._cards[option]

    def played_on(self, options: list[int], cast: Cast) -> Rolled:
        """Rounds with these worlds and players after each of some options."""
        found = [self._rounds(option, cast) for option in options]
        won = [rolled.victories for rolled in found if rolled.victories is not None]
        return Rolled(np.concatenate([rolled.points for rolled in found]), np.concatenate(won) if won else None)

    def _rounds(self, option: int, cast: Cast) -> Rolled:
        card = self._card(option)
        rounds: Rounds = self.mind.searcher.rolled(self.mind.machine, self.at.seen, cast, self._plans[option], LEAVE)
        taken, bids = rounds.taken[0], rounds.bids[0]
        own = bids[:, self.me]
        self.count(option, taken, own)
        everybody: Ints = BID_POINTS[bids, taken[:, None, :]].sum(axis=-1)
        points: Ints = everybody[:, self.me] + self._card_points(card, own, taken)
        won = shares(self.at.seen, points, everybody + USUAL_CARD)[None] if self.decides else None
        return Rolled(points[None].astype(np.float64), won)

    def _card_points(self, card: int, own: Ints, taken: Ints) -> Ints:
        if card == self.players:
            return np.full(len(taken), NO_CONFIDENCE_POINTS)
        result: Ints = CARD_POINTS[own[:, card], taken[:, card]]
        return result


class OwnBidTrial(BidTrial):
    """The bid on one's own peacock: all that is left to plan is the card.

    Each option has its card from the rounds that were played after it until then. By the common rounds, in which
    something else was bid and so played for, a card looked better or worse than it is, by up to 0.3 points.
    """

    def __init__(
        self, mind: Mind, at: Situation, options: Sequence[int], chance: np.random.Generator, pilot: int
    ) -> None:
        super().__init__(mind, at, options, chance, pilot)
        self.played_on(list(range(len(options))), mind.cast(at, pilot // 3, chance))

    def _card(self, option: int) -> int:
        rounds = self.tricks[option, self.me].sum()
        return self._best_card(self.right[option] / rounds) if rounds else super()._card(option)


class CardTrial(Trial):
    """A confidence card; options are seats, and the number of players for No Confidence. Nobody plays by it."""

    def played_on(self, options: list[int], cast: Cast) -> Rolled:
        """Rounds with these worlds and players, in which each card brings what it brings."""
        seen = self.at.seen
        rounds = self.mind.searcher.rolled(self.mind.machine, seen, cast, own_plan(seen), LEAVE)
        taken = rounds.taken[0]
        bids = bids_worth(seen, taken, self.me)
        points = np.stack([bids + card_worth(seen, taken, self.options[option]) for option in options])
        for option in options:
            self.count(option, taken, self.own_bids())
        won = np.stack([victories(seen, taken, own) for own in points]) if self.decides else None
        return Rolled(points.astype(np.float64), won)


class PlayTrial(Trial):
    """A play; options are faces."""

    def played_on(self, options: list[int], cast: Cast) -> Rolled:
        """Rounds with these worlds and players after each of some faces."""
        seen = self.at.seen
        faces = np.array([self.options[option] for option in options], np.int64)
        taken = self.mind.searcher.rolled(self.mind.machine, seen, cast, own_plan(seen), faces).taken
        for option, tricks in zip(options, taken, strict=True):
            self.count(option, tricks, self.own_bids())
        points = bids_worth(seen, taken, self.me) + card_worth(seen, taken, seen[CARD + self.me])
        won: Floats | None = victories(seen, taken, points) if self.decides else None
        return Rolled(points.astype(np.float64), won)
