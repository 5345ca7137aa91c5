"""Rollouts: rounds played to their end by opponent models."""

from typing import Any, Final

from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own
from coverts.belief.models.nets import BID_CHOICES, OTHERS_NET, OWN_NET, bid_scores, picked, play_score
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.seen_rows import STOCK
from coverts.games.pikoko.course import BID, CONFIDENCE, OVER, PLAY, SELF_BID
from coverts.games.pikoko.rows.course import advance
from coverts.games.pikoko.rows.layout import (
    BIDS,
    HANDS,
    MOST,
    PHASE,
    PLAYERS,
    SEAT,
    SUBJECT,
    TAKEN,
    TOKENS_LEFT,
    UNKNOWN,
)
from coverts.games.row import Row
from coverts.simulate.row import KEY, PLACE, drawn_of_bits
from coverts.simulate.stream import stream_key

UNIT: Final = 1.0 / (1 << 48)


def modelled(row: Row, net: Any, plan: Any, faces: Any, inputs: Any, scores: Any, hidden: Any, scratch: Any) -> int:
    """What a model of the seat that is asked decides; `plan` says what to bid on each peacock, where it says it."""
    seat = row[SEAT]
    if row[PHASE] == CONFIDENCE:
        # Nobody sees the cards before the round is over, so no model looks at them.
        return row[PLAYERS]
    number = BID_CHOICES
    if row[PHASE] == PLAY:
        number = fill_plays(row, faces, inputs, scratch)
        if number == 1:
            return int(faces[0])
        for choice in range(number):
            scores[choice] = play_score(inputs[choice], net, hidden)
    else:
        subject = seat if row[PHASE] == SELF_BID else row[SUBJECT]
        number = row[TOKENS_LEFT + seat] + 1
        if plan[seat, subject] != UNKNOWN:
            return int(min(plan[seat, subject], number - 1))
        if row[PHASE] == SELF_BID:
            fill_bid_on_own(row, inputs[0], scratch)
        else:
            fill_bid_on_other(row, inputs[0], scratch)
        bid_scores(inputs[0], net, OWN_NET if row[PHASE] == SELF_BID else OTHERS_NET, hidden, scores)
    choice = picked(scores, number, drawn_of_bits(row, 48) * UNIT)
    return int(faces[choice]) if row[PHASE] == PLAY else choice


def roll_each(
    position: Row,
    row: Row,
    me: int,
    hands: Any,
    models: Any,
    nets: Any,
    plan: Any,
    moves: Any,
    key: int,
    taken: Any,
    bids: Any,
    faces: Any,
    inputs: Any,
    scores: Any,
    hidden: Any,
    scratch: Any,
) -> None:
    """Play a seen row on to the end of its round, after each of some moves and in each of some worlds.

    In world w one's own peacock is `hands[w]` and seat s is played by the net `models[w, s]`; chance is the same after
    every move. A move `UNKNOWN` leaves it to the model. `taken[m, w, s]` gets the tricks and `bids[m, w, s, t]` what
    seat s bid on seat t; the rest is scratch space.
    """
    for number in range(len(moves)):
        for world in range(len(hands)):
            for place in range(len(position)):
                row[place] = position[place]
            row[HANDS + me] = hands[world]
            row[STOCK] = position[STOCK] & ~hands[world]
            row[KEY] = stream_key(key, world)
            row[PLACE] = 0
            move = moves[number]
            while BID <= row[PHASE] < OVER:
                if move == UNKNOWN:
                    move = modelled(row, nets[models[world, row[SEAT]]], plan, faces, inputs, scores, hidden, scratch)
                advance(row, move)
                move = UNKNOWN
            for seat in range(row[PLAYERS]):
                taken[number, world, seat] = row[TAKEN + seat]
                for subject in range(row[PLAYERS]):
                    bids[number, world, seat, subject] = row[BIDS + seat * MOST + subject]
