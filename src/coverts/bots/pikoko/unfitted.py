"""A baseline that searches with hand-written models only, and with nothing learnt from games.

It knows exactly what may be on its own peacock, plays rounds on by the rule of thumb, and takes the others' bids for
guesses at how strong its peacock is. What fitted models are worth is measured against it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.heuristics import TOP
from coverts.belief.models.machines import Machine, dealt_hands
from coverts.belief.models.nets import PARAMETERS
from coverts.belief.models.rolling import Rounds
from coverts.belief.seen_rows import was_bid_on
from coverts.belief.worlds import Worlds, worlds_in
from coverts.bots.pikoko.minds.casting import Cast
from coverts.bots.pikoko.minds.searching import Believed, Searcher, from_the_first
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.rule_kernel import all_of, rule_kernel, with_deck
from coverts.bots.pikoko.variants import Traits
from coverts.games.bits import members
from coverts.games.pikoko.course import CONFIDENCE, OVER, SELF_BID
from coverts.games.pikoko.feathers import FACES_OF, FACES_ON, FEATHER_OF, FIRST_FACES, HAND_SIZE, number_of
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import (
    BIDS,
    MOST,
    PHASE,
    PLAYERS,
    SEAT,
    SUBJECT,
    TAKEN,
    TOKENS_LEFT,
    TRUMP,
    UNKNOWN,
)
from coverts.simulate.row import KEY, PLACE
from coverts.simulate.stream import stream_key

BLUR: Final = 1.2
"""By how many tricks a bid is off as a rule."""

TRUMP_LEAST: Final = 0.45
STEEPNESS: Final = 3.5
"""The lowest trump is worth so much of the highest; other feathers are worth a power of their number."""


class Unfitted(Searcher):
    """Searches as others do, but the models are a rule of thumb for deciding, and a bell curve for listening."""

    def __init__(self, settings: Settings, rule: Traits) -> None:
        """The rule of thumb is that of somebody of these traits."""
        super().__init__(np.zeros((1, PARAMETERS)), 0, settings)
        self._rule = all_of(rule)

    def believed(self, machine: Machine, seen: Sequence[int], past: Sequence[Sequence[int]]) -> Believed:  # noqa: ARG002 - it learns from nobody
        """What may be on one's own peacock; the others are all alike."""
        worlds = worlds_in(seen)
        if self.settings.hears_bids and was_bid_on(seen, seen[SEAT]):
            worlds = worlds.updated(_likelihoods(seen, worlds))
        return worlds, np.ones((seen[PLAYERS], 1))

    def rolled(self, machine: Machine, seen: Sequence[int], cast: Cast, plan: Ints, moves: Ints) -> Rounds:  # noqa: ARG002 - it has models of its own
        """Rounds played on after each move, by rule of thumb."""
        rows = np.array(
            [
                [
                    _played_on(seen, hand, plan, move, self._rule, stream_key(cast.key, world))
                    for world, hand in enumerate(cast.hands.tolist())
                ]
                for move in moves.tolist()
            ]
        )
        players = seen[PLAYERS]
        bids = rows[:, :, BIDS : BIDS + MOST * MOST].reshape(*rows.shape[:2], MOST, MOST)
        return Rounds(rows[:, :, TAKEN : TAKEN + players], bids[:, :, :players, :players])


def _played_on(seen: Sequence[int], hand: int, plan: Ints, move: int, rule: Floats, key: int) -> Ints:
    """The row at the end of a round that is played on by rule of thumb, after a move or with some bids planned."""
    row = from_the_first(with_deck(seen, hand))
    row[KEY], row[PLACE] = key, 0
    if move != UNKNOWN:
        advance(row, move)
    while row[PHASE] < CONFIDENCE:
        seat = row[SEAT]
        action = int(plan[seat, seat if row[PHASE] == SELF_BID else row[SUBJECT]])
        if action == UNKNOWN:
            numbers = np.array(row, np.int64)
            action = int(rule_kernel()(numbers, rule, 0))
            row[PLACE] = int(numbers[PLACE])
        advance(row, min(action, row[TOKENS_LEFT + seat]))
    numbers = np.array(row, np.int64)
    if numbers[PHASE] < OVER:
        rule_kernel()(numbers, rule, 1)
    return numbers


def _likelihoods(seen: Sequence[int], worlds: Worlds) -> Floats:
    """[world]: how well the bids on one's own peacock fit how strong it is there."""
    me, players = seen[SEAT], seen[PLAYERS]
    hands = dealt_hands(seen, 0).tolist()
    worth = _strengths(seen)
    others = sum(_strength(hands[seat], worth) for seat in range(players) if seat != me)
    own = _strength(worlds.played, worth) + worth[np.array(worlds.pool, np.int64)][worlds.places].sum(axis=1)
    expected = HAND_SIZE * own / (own + others)
    bids = np.array([seen[BIDS + seat * MOST + me] for seat in range(players) if seat != me])
    off = (bids[:, None] - expected) / BLUR
    result: Floats = np.exp(-0.5 * (off**2).sum(axis=0))
    return result


def _strengths(seen: Sequence[int]) -> Floats:
    """[feather]: how good it is in general."""
    top = TOP[seen[PLAYERS]]
    share = np.array([number_of(faces.bit_length() - 1) / top for faces in FACES_ON])
    is_trump = np.array([faces & FACES_OF[seen[TRUMP]] != 0 for faces in FACES_ON])
    return np.where(is_trump, TRUMP_LEAST + (1 - TRUMP_LEAST) * share, share**STEEPNESS)


def _strength(hand: int, worth: Floats) -> float:
    return float(sum(worth[FEATHER_OF[face]] for face in members(hand & FIRST_FACES)))
