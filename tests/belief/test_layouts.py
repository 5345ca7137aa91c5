"""The named inputs of the networks."""

from enum import IntEnum

import numpy as np
import pytest

from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own, fill_cards
from coverts.belief.models.layouts import CardInput, OtherBidInput, OwnBidInput, PlayInput
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.models.scratch import new_scratch
from coverts.belief.seen_rows import STOCK, seen_from
from coverts.games.pikoko.course import BID, CONFIDENCE, PLAY
from coverts.games.pikoko.rows.layout import HANDS, MOST, PHASE, PLAYERS
from tests.belief.positions import decisions


@pytest.mark.parametrize("layout", [PlayInput, OtherBidInput, OwnBidInput, CardInput])
def test_every_place_has_one_name(layout: type[IntEnum]) -> None:
    assert [int(place) for place in layout] == list(range(len(layout)))
    assert len(layout.__members__) == len(layout), "no alias"


@pytest.mark.parametrize("players", [3, 5])
def test_every_named_input_is_filled(players: int) -> None:
    for _, whole, seat in decisions(players, 24):
        row, scratch = seen_from(whole, seat), new_scratch()
        row[HANDS + seat] = whole[HANDS + seat]
        row[STOCK] &= ~whole[HANDS + seat]
        if row[PHASE] == PLAY:
            plays = np.full(scratch.inputs.shape, np.nan)
            number = fill_plays(row, plays, scratch)
            assert not np.isnan(plays[:number]).any()
        elif row[PHASE] == CONFIDENCE:
            cards = np.full((MOST + 1, len(CardInput)), np.nan)
            assert fill_cards(row, cards, scratch) == row[PLAYERS] + 1
            assert not np.isnan(cards[: row[PLAYERS] + 1]).any()
            assert (cards[: row[PLAYERS], : CardInput.OTHERS_APART].sum(axis=1) == 1.0).all(), "one bid each"
        else:
            bids = np.full(len(OtherBidInput), np.nan)
            (fill_bid_on_other if row[PHASE] == BID else fill_bid_on_own)(row, bids, scratch)
            assert not np.isnan(bids).any()
