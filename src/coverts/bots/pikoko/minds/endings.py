"""Endgame search over all worlds: the last tricks solved exactly instead of sampled.

For one's own decision the worlds are averaged: nobody may choose by what is on their own peacock. Later plays are
chosen world by world, others' and one's own, as if everybody knew their own peacock too. That is not so, but the usual
compromise: it overrates what later plays can do a little, and by the last trick there is next to nothing to choose.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.machines import Machine
from coverts.belief.worlds import Worlds
from coverts.bots.pikoko.minds.aims import bids_worth, worth
from coverts.games.pikoko.course import PLAY
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.rows.layout import CARD, MOST, PHASE, PLAYERS, SEAT, TAKEN, TRICK

EAGER: Final = 1.0
"""For each point that a play loses, others make it e to this times less often: so their plays are foretold best."""

OWN_EAGER: Final = 10.0
"""The same for oneself and what one plays for, a point or a victory."""


def is_ending(seen: Sequence[int], tricks: int) -> bool:
    """Whether a seat is to play in one of the last tricks of a round."""
    return seen[PHASE] == PLAY and HAND_SIZE - seen[TRICK] <= tricks


def endings(seen: Sequence[int]) -> Ints:
    """Tricks [ending, seat] at the end of the round, by the number of the ending; most numbers cannot come about."""
    players, left = seen[PLAYERS], HAND_SIZE - seen[TRICK]
    more = np.indices((left + 1,) * players).reshape(players, -1).T
    result: Ints = more + np.array(seen[TAKEN : TAKEN + players])
    return result


def ending_worths(seen: Sequence[int], *, for_the_match: bool) -> Floats:
    """[ending, seat]: what it is worth to each seat. Others play for their bids: their cards are not to be seen."""
    taken, me = endings(seen), seen[SEAT]
    worths = np.zeros((len(taken), MOST))
    for seat in range(seen[PLAYERS]):
        worths[:, seat] = bids_worth(seen, taken, seat)
    worths[:, me] = worth(seen, taken, seen[CARD + me], for_the_match=for_the_match)
    return worths


def exact_worths(machine: Machine, seen: Sequence[int], worlds: Worlds, *, for_the_match: bool) -> Floats:
    """What each play that may be made, in ascending order, is worth over all worlds."""
    worths = ending_worths(seen, for_the_match=for_the_match)
    eager = np.full(MOST, EAGER)
    eager[seen[SEAT]] = OWN_EAGER
    found = machine.settle(seen, worlds.hands, worths, eager)
    # Of equals the first is played: how a machine rounds must not decide.
    result: Floats = (found * worlds.weights).sum(axis=1).round(9)
    return result
