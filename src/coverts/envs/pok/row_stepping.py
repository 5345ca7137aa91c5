"""Many games of POK in step, each a row of numbers; a game that ends makes room for the next one at once.

Plain functions that run interpreted and compiled.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from coverts.envs.lanes import Lanes, Rewards, Whole
from coverts.envs.pok.row_observing import observe_row
from coverts.games.bits import size
from coverts.games.pok.counters import hands_over, symbols_held
from coverts.games.pok.course import OVER
from coverts.games.pok.dice import SYMBOLS
from coverts.games.pok.rows.course import advance, row_winners
from coverts.games.pok.rows.layout import HOLDINGS, PHASE, RELEASED, ROUND, SHOWN
from coverts.games.row import Row
from coverts.simulate.planes import spread
from coverts.simulate.pok.chance import begin, happen
from coverts.simulate.stream import stream_key

NEVER: Final = 0
"""After how many rounds a game is broken off that is not."""

WIN: Final = 0
COUNTERS_HANDED: Final = 1
"""What a reward is, in the order of `numbered.Reward`."""


@cache
def starting(players: int) -> Callable[..., None]:
    """Beginnings at a table of this size. That it is known makes machine code without loops over the seats."""

    def start_each(lanes: Lanes, seed: int) -> None:
        """Games of the lanes' numbers, each after its first throw."""
        for place in range(len(lanes.rows)):
            renew(lanes.rows[place], players, lanes.settings[0], stream_key(seed, lanes.numbers[place]))
            look(lanes.rows[place], players, place, lanes)

    return start_each


@cache
def stepping(players: int) -> Callable[..., None]:
    """Steps at a table of this size."""

    def step_each(lanes: Lanes, seed: int, actions: Whole) -> None:
        """A legal action of every seat in every game."""
        aid, max_rounds, reward = lanes.settings
        for place in range(len(lanes.rows)):
            row = lanes.rows[place]
            for seat in range(players):
                advance(row, actions[place * players + seat])
            over = row[PHASE] == OVER
            broken_off = not over and row[ROUND] == max_rounds
            lanes.terminated[place] = over
            lanes.truncated[place] = broken_off
            give(row, players, reward, over, lanes.rewards[place])
            if over or broken_off:
                lanes.numbers[place] += lanes.stride
                renew(row, players, aid, stream_key(seed, lanes.numbers[place]))
            else:
                happen(row)
            look(row, players, place, lanes)

    return step_each


def renew(row: Row, players: int, aid: int, key: int) -> None:
    """A new game, after its first throw."""
    begin(row, players, aid, key)
    happen(row)


def give(row: Row, players: int, reward: int, is_over: np.bool_, rewards: Rewards) -> None:
    """What a round that has just been revealed brings to everybody."""
    won = row_winners(row) if is_over else 0
    for seat in range(players):
        if reward == COUNTERS_HANDED:
            rewards[seat] = hands_over(row[SHOWN + seat], row[RELEASED])
        else:
            rewards[seat] = (won >> seat & 1) / size(won) - 1 / players if is_over else 0.0


def look(row: Row, players: int, place: int, lanes: Lanes) -> None:
    """What every seat of a game observes and may do."""
    observe_row(row, players, lanes.observations, place * players * lanes.size, lanes.size)
    for seat in range(players):
        asked = place * players + seat
        legal = symbols_held(row[HOLDINGS + seat])
        lanes.options[asked] = legal
        spread(legal, SYMBOLS, lanes.masks, asked * lanes.actions)
