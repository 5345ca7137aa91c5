"""Many games of Pikoko in step, each a row of numbers; a game that ends makes room for the next one at once.

Plain functions that run interpreted and compiled.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from coverts.envs.lanes import Lanes, Rewards, Whole
from coverts.envs.pikoko.row_memory import note_bids, note_deal, note_play, note_taken
from coverts.envs.pikoko.row_observing import first_number, observe_row, write_mask
from coverts.games.bits import size
from coverts.games.pikoko.bidding import card_at
from coverts.games.pikoko.course import BID, CONFIDENCE, OVER, PLAY
from coverts.games.pikoko.rows.course import advance, legal
from coverts.games.pikoko.rows.layout import PHASE, PLAYED, POINTS, ROUND, SEALED, SEAT, TOTALS, UNKNOWN
from coverts.games.pikoko.rows.points import winners
from coverts.games.row import Row
from coverts.simulate.pikoko.batch import deal_next
from coverts.simulate.pikoko.chance import begin
from coverts.simulate.stream import stream_key

DIFFERENCE: Final = 0
POINTS_EACH_ROUND: Final = 1
WIN: Final = 2
"""What a reward is, in the order of `numbered.Reward`."""


@cache
def starting(players: int) -> Callable[..., None]:
    """Beginnings at a table of this size. That it is known makes machine code without loops over the seats."""

    def start_each(lanes: Lanes, seed: int) -> None:
        """Games of the lanes' numbers, each at its first decision."""
        tie, starter, _, _ = lanes.settings
        for place in range(len(lanes.rows)):
            begin(lanes.rows[place], players, tie, starter, stream_key(seed, lanes.numbers[place]))
            deal(lanes.rows[place])
            look(lanes.rows[place], players, place, lanes)

    return start_each


@cache
def stepping(players: int) -> Callable[..., None]:
    """Steps at a table of this size."""

    def step_each(lanes: Lanes, seed: int, actions: Whole) -> None:
        """A legal action in every game."""
        tie, starter, rounds, reward = lanes.settings
        for place in range(len(lanes.rows)):
            row = lanes.rows[place]
            decide(row, players, actions[place])
            lanes.terminated[place] = False
            for seat in range(players):
                lanes.rewards[place, seat] = 0.0
            if row[PHASE] < BID or row[PHASE] == OVER:
                over = row[ROUND] == rounds
                lanes.terminated[place] = over
                give(row, players, reward, over, lanes.rewards[place])
                if over:
                    lanes.numbers[place] += lanes.stride
                    begin(row, players, tie, starter, stream_key(seed, lanes.numbers[place]))
                deal(row)
            look(row, players, place, lanes)

    return step_each


def deal(row: Row) -> None:
    """The next round, up to its first decision."""
    deal_next(row)
    note_deal(row)


def decide(row: Row, players: int, number: int) -> None:
    """The action of a number."""
    action, seat = meant(row, players, number), row[SEAT]
    if row[PHASE] == PLAY:
        note_play(row, action)
        advance(row, action)
        if row[PLAYED] == 0:
            note_taken(row, players)
    else:
        advance(row, action)
        if row[SEALED + seat] == UNKNOWN:
            note_bids(row, players)


def meant(row: Row, players: int, number: int) -> int:
    """The action of a number: confidence cards are counted from the seat that is asked."""
    action = number - first_number(row, players)
    return card_at(action, row[SEAT], players) if row[PHASE] == CONFIDENCE else action


def give(row: Row, players: int, reward: int, is_over: np.bool_, rewards: Rewards) -> None:
    """What a round that has just been scored brings to everybody."""
    if reward == POINTS_EACH_ROUND:
        for seat in range(players):
            rewards[seat] = row[POINTS + seat]
    elif is_over and reward == DIFFERENCE:
        whole = 0
        for seat in range(players):
            whole += row[TOTALS + seat]
        for seat in range(players):
            rewards[seat] = row[TOTALS + seat] - (whole - row[TOTALS + seat]) / (players - 1)
    elif is_over:
        won = winners(row)
        for seat in range(players):
            rewards[seat] = (won >> seat & 1) / size(won) - 1 / players


def look(row: Row, players: int, place: int, lanes: Lanes) -> None:
    """What the asked seat of a game observes and may do, and which seat that is."""
    options = legal(row)
    lanes.seats[place] = row[SEAT]
    lanes.options[place] = options
    lanes.firsts[place] = first_number(row, players)
    observe_row(row, players, lanes.observations, place * lanes.size)
    write_mask(row, players, options, lanes.masks, place * lanes.actions)
