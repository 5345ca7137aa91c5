"""The kernels of this package, interpreted or compiled, with their scratch space."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.last_tricks import Stack, plays_left, settle_each
from coverts.belief.models.nets import BID_INPUTS, CARD_INPUTS, MOST_PLAYS, PARAMETERS, PLAY_INPUTS
from coverts.belief.models.play_inputs import distinct_plays
from coverts.belief.models.replaying import Counted, Note, Notes, bids_in_worlds, replay_round
from coverts.belief.models.rolling import Rollouts, Rounds, roll_each
from coverts.belief.models.scratch import new_scratch
from coverts.belief.seen_rows import SEEN_SIZE, STOCK, plays_of
from coverts.games.bits import size
from coverts.games.pikoko.feathers import HAND_SIZE, SAME_FEATHER
from coverts.games.pikoko.rows.layout import BIDS, HANDS, MOST, PLAYERS, SEAT, UNKNOWN
from coverts.simulate.compiling import compiled

MOST_BIDS = MOST * MOST
ALL_PLAYS = HAND_SIZE * MOST


def dealt_hands(seen: Sequence[int], own: int) -> Ints:
    """All hands as they were dealt, when these faces are left of one's own."""
    hands = np.zeros(MOST, np.int64)
    for seat in range(seen[PLAYERS]):
        hand = own if seat == seen[SEAT] else seen[HANDS + seat]
        for face, _ in plays_of(seen, seat):
            hand |= SAME_FEATHER[face]
        hands[seat] = hand
    return hands


class Machine:
    """Kernels at one speed. Calls share no scratch space, so that threads can use one machine."""

    def __init__(self, at_speed: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
        self._roll = at_speed(roll_each)
        self._replay = at_speed(replay_round)
        self._bids = at_speed(bids_in_worlds)
        self._settle = at_speed(settle_each)

    def roll(self, seen: Sequence[int], given: Rollouts) -> Rounds:
        """Rounds played on by models, after each move and in each world."""
        position, players = np.array(seen, np.int64), seen[PLAYERS]
        sizes = (len(given.moves), len(given.hands), MOST)
        found = Rounds(np.zeros(sizes, np.int64), np.zeros((*sizes, MOST), np.int64))
        self._roll(position, position.copy(), given, found, new_scratch())
        return Rounds(found.taken[:, :, :players], found.bids[:, :, :players, :players])

    def replay(self, seen: Sequence[int], hands: Ints) -> Notes:
        """Every decision of a round that has been seen, with these hands as they were dealt."""
        notes = Notes(
            np.zeros((MOST_BIDS, BID_INPUTS)),
            np.zeros((MOST_BIDS, len(Note)), np.int64),
            np.zeros((ALL_PLAYS + 1, MOST_PLAYS, PLAY_INPUTS)),
            np.zeros((ALL_PLAYS + 1, len(Note)), np.int64),
            np.zeros((MOST, MOST + 1, CARD_INPUTS)),
            np.zeros((MOST, len(Note)), np.int64),
            np.zeros(len(Counted), np.int64),
        )
        self._replay(np.array(seen, np.int64), hands, np.zeros(SEEN_SIZE, np.int64), notes, new_scratch())
        bids, plays, cards = notes.counts.tolist()
        return Notes(
            notes.bids[:bids],
            notes.bid_notes[:bids],
            notes.plays[:plays],
            notes.play_notes[:plays],
            notes.cards[:cards],
            notes.card_notes[:cards],
            notes.counts,
        )

    def bids_in_worlds(self, seen: Sequence[int], me: int, unseen: int, dealt: Ints) -> Floats:
        """What everybody looked at [world, seat, input] when one's own peacock was bid on, if it was dealt so."""
        row = np.zeros(SEEN_SIZE, np.int64)
        row[HANDS : HANDS + MOST] = dealt_hands(seen, 0)
        row[STOCK] = unseen
        found = np.zeros((len(dealt), MOST, BID_INPUTS))
        self._bids(np.array(seen, np.int64), row, me, dealt, found, new_scratch())
        return found[:, : seen[PLAYERS]]

    def settle(self, seen: Sequence[int], hands: Ints, worths: Floats, eager: Floats) -> Floats:
        """What each play [play, world] is worth to the seat that looks, when the last tricks are worked out.

        `worths` [ending, seat] says what it is worth who takes how many of them, `eager` [seat] how much that counts.
        """
        depth = plays_left(list(seen)) + 1
        found = np.zeros((MOST_PLAYS, len(hands)))
        stack = Stack(
            np.zeros((depth, SEEN_SIZE), np.int64),
            np.zeros((depth, MOST_PLAYS, MOST)),
            np.zeros(depth, np.int64),
            np.zeros(depth, np.int64),
        )
        self._settle(np.array(seen, np.int64), hands, worths, eager, found, stack)
        return found[: size(distinct_plays(list(seen)))]

    def start(self) -> None:
        """Compile every kernel, or load it from the cache, by calling each with empty input."""
        seen, nothing = [0] * SEEN_SIZE, np.zeros(0, np.int64)
        seen[PLAYERS] = 3
        # Nobody has bid: there is nothing to replay.
        seen[BIDS : BIDS + MOST * MOST] = [UNKNOWN] * (MOST * MOST)
        nets, plan = np.zeros((1, PARAMETERS)), np.zeros((MOST, MOST), np.int64)
        self.roll(seen, Rollouts(0, nothing, np.zeros((0, MOST), np.int64), nets, plan, nothing, 0))
        self.replay(seen, np.zeros(MOST, np.int64))
        self.bids_in_worlds(seen, 0, 0, nothing)
        self.settle(seen, nothing, np.zeros((0, MOST)), np.zeros(MOST))


@cache
def compiled_machine() -> Machine:
    """The kernels as machine code; the first call of each takes some seconds."""
    return Machine(compiled)
