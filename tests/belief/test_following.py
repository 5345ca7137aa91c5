"""Who followed colour with just this feather may have had no other: beside a slow count of what a blind hand does."""

from fractions import Fraction

import numpy as np
import pytest

from coverts.belief.following import follow_likelihoods
from coverts.belief.seen_rows import plays_of, seen_from
from coverts.belief.worlds import worlds_in
from coverts.games.bits import members
from coverts.games.pikoko.course import PLAY
from coverts.games.pikoko.feathers import FACES_ON, FEATHER_OF, NO_COLOUR, colour_of
from coverts.games.pikoko.rows.layout import PHASE
from coverts.games.pikoko.tricks import playable
from tests.belief.positions import decisions


def blind_chance(hand: int, plays: list[tuple[int, int]]) -> Fraction:
    """That a hand from which feathers are drawn blindly, among those that may be played, plays just these."""
    found = Fraction(1)
    for face, first in plays:
        legal = playable(hand, NO_COLOUR if face == first else colour_of(first))
        found *= Fraction(1, len({FEATHER_OF[one] for one in members(legal)}))
        hand &= ~FACES_ON[FEATHER_OF[face]]
    return found


@pytest.mark.parametrize("players", [3, 5])
def test_worlds_weigh_as_much_as_a_blind_hand_makes_them(players: int) -> None:
    told = 0
    for number, (_, row, seat) in enumerate(decisions(players, seed=5)):
        if row[PHASE] != PLAY or number % 7:
            continue
        seen = seen_from(row, seat)
        worlds, plays = worlds_in(seen), plays_of(seen, seat)
        weighed = worlds.updated(follow_likelihoods(seen, worlds)).weights
        chances = np.array([float(blind_chance(hand, plays)) for hand in worlds.dealt.tolist()])
        assert weighed == pytest.approx(chances / chances.sum(), rel=1e-12)
        told += weighed.max() > 1.01 * weighed.min()
    assert told >= 3


def test_nothing_played_tells_nothing() -> None:
    row = next(row for _, row, _ in decisions(4, seed=6) if row[PHASE] == PLAY)
    seen = seen_from(row, 1)
    assert set(follow_likelihoods(seen, worlds_in(seen)).tolist()) == {1.0}
