"""Rounds between rule-of-thumb players in rows, from which the nets learn."""

import pytest

from coverts.bots.pikoko.rule_kernel import all_of
from coverts.bots.pikoko.variants import Traits, deal_round, play_on
from coverts.games.pikoko.rows.layout import BIDS, CARD, MOST, SIZE, TAKEN


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_dealt_round_depends_on_nothing_that_was_in_the_row(players: int) -> None:
    ends = []
    for filling in (0, 7):
        row = [filling] * SIZE
        deal_round(row, players, 1, seed=3, number=4)
        play_on(row, all_of(Traits()), to_the_end=1)
        ends.append([row[BIDS : BIDS + MOST * MOST], row[CARD : CARD + MOST], row[TAKEN : TAKEN + MOST]])
    assert ends[0] == ends[1]
