"""Rollouts: rounds played to their end by opponent models."""

from typing import Final, NamedTuple

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.bid_inputs import fill_bid_on_other, fill_bid_on_own
from coverts.belief.models.nets import BID_CHOICES, OTHERS_NET, OWN_NET, bid_scores, picked, play_score
from coverts.belief.models.play_inputs import fill_plays
from coverts.belief.models.scratch import Scratch
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


class Rollouts(NamedTuple):
    """What is to be played on: the same worlds after each of some moves."""

    me: int
    """The seat that looks."""
    hands: Ints
    """[world]: what is on its peacock."""
    models: Ints
    """[world, seat]: which net plays a seat."""
    nets: Floats
    """[model, parameter]"""
    plan: Ints
    """[seat, subject]: what to bid, or `UNKNOWN` where the model bids."""
    moves: Ints
    """The first move, or `UNKNOWN` where the model makes it."""
    key: int
    """Of all that is left to chance, which is the same after every move."""


class Rounds(NamedTuple):
    """How rounds ended that were played on by models."""

    taken: Ints
    """Tricks [move, world, seat]."""
    bids: Ints
    """What each seat bid on each [move, world, seat, seat]."""


def modelled(row: Row, net: Floats, plan: Ints, scratch: Scratch) -> int:
    """What a model of the seat that is asked decides; `plan` says what to bid on each peacock, where it says it."""
    seat = row[SEAT]
    inputs, scores, hidden = scratch.inputs, scratch.scores, scratch.hidden
    if row[PHASE] == CONFIDENCE:
        # Nobody sees the cards before the round is over, so no model looks at them.
        return row[PLAYERS]
    number = BID_CHOICES
    if row[PHASE] == PLAY:
        number = fill_plays(row, inputs, scratch)
        if number == 1:
            return int(scratch.faces[0])
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
    return int(scratch.faces[choice]) if row[PHASE] == PLAY else choice


def roll_each(position: Row, row: Row, given: Rollouts, found: Rounds, scratch: Scratch) -> None:
    """Play a seen row on to the end of its round, after each move and in each world; `row` is scratch space too."""
    nets, models, plan = given.nets, given.models, given.plan
    for number in range(len(given.moves)):
        for world in range(len(given.hands)):
            for place in range(len(position)):
                row[place] = position[place]
            row[HANDS + given.me] = given.hands[world]
            row[STOCK] = position[STOCK] & ~given.hands[world]
            row[KEY] = stream_key(given.key, world)
            row[PLACE] = 0
            move = given.moves[number]
            while BID <= row[PHASE] < OVER:
                if move == UNKNOWN:
                    move = modelled(row, nets[models[world, row[SEAT]]], plan, scratch)
                advance(row, move)
                move = UNKNOWN
            for seat in range(row[PLAYERS]):
                found.taken[number, world, seat] = row[TAKEN + seat]
                for subject in range(row[PLAYERS]):
                    found.bids[number, world, seat, subject] = row[BIDS + seat * MOST + subject]
