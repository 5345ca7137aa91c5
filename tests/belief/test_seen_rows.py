"""Seen rows hold what a view holds."""

import pytest

from coverts.belief.seen_rows import seen_from, seen_row
from coverts.games.pikoko import PIKOKO
from tests.belief.positions import decisions


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_row_is_seen_as_its_view_is(players: int) -> None:
    for state, row, _ in decisions(players, 7):
        for seat in range(players):
            assert seen_row(PIKOKO.view(state, seat)) == seen_from(row, seat)
