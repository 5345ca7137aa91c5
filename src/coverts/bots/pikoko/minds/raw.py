"""A network's own decision without search, for the time until machine code is ready."""

from collections.abc import Sequence

import numpy as np

from coverts.belief.arrays import Floats
from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own, fill_cards
from coverts.belief.models.likelihoods import bid_layers, card_weights, play_layers, scores
from coverts.belief.models.nets import BID_INPUTS, CARD_INPUTS
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.models.scratch import new_scratch
from coverts.belief.seen_rows import STOCK
from coverts.belief.worlds import worlds_in
from coverts.games.pikoko.course import CONFIDENCE, PLAY, SELF_BID
from coverts.games.pikoko.rows.layout import HANDS, MOST, PHASE, SEAT, TOKENS_LEFT


def laid_out(seen: Sequence[int]) -> list[int]:
    """A seen row with any feathers on one's own peacock that may be there: models only look at how many."""
    row, hand = list(seen), int(worlds_in(seen).hands[0])
    row[HANDS + row[SEAT]] = hand
    row[STOCK] &= ~hand
    return row


def raw_choice(seen: Sequence[int], net: Floats) -> int:
    """What the net likes best."""
    row, scratch = laid_out(seen), new_scratch()
    if row[PHASE] == PLAY:
        number = fill_plays(row, scratch.inputs, scratch)
        return int(scratch.faces[int(scores(scratch.inputs[:number], play_layers(net))[:, 0].argmax())])
    if row[PHASE] == CONFIDENCE:
        cards = np.zeros((MOST + 1, CARD_INPUTS))
        number = fill_cards(row, cards, scratch)
        return int((cards[:number] @ card_weights(net))[:, 0].argmax())
    own = row[PHASE] == SELF_BID
    inputs = np.zeros(BID_INPUTS)
    (fill_bid_on_own if own else fill_bid_on_other)(row, inputs, scratch)
    return int(scores(inputs[None], bid_layers(net, own=own))[0, : row[TOKENS_LEFT + row[SEAT]] + 1].argmax())
