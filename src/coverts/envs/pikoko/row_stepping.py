"""Many games of Pikoko in step, each a row of numbers; a game that ends makes room for the next one at once.

Plain functions that run interpreted and compiled.
"""

from typing import Any, Final

from coverts.envs.pikoko.row_observing import first_number, mask_row, observe_row, seat_after
from coverts.games.bits import size
from coverts.simulate.pikoko.batch import deal_next
from coverts.simulate.pikoko.course import advance, begin, legal
from coverts.simulate.pikoko.layout import BID, CONFIDENCE, PHASE, PLAYERS, POINTS, ROUND, SEAT, TOTALS
from coverts.simulate.pikoko.points import winners
from coverts.simulate.row import Row
from coverts.simulate.stream import stream_key

DIFFERENCE: Final = 0
POINTS_EACH_ROUND: Final = 1
WIN: Final = 2
"""What a reward is, in the order of `numbered.Reward`."""


def start_each(rows: Any, numbers: Any, seed: int, players: int, tie: int, starter: int) -> None:
    """Games of these numbers, each at its first decision."""
    for place in range(len(rows)):
        begin(rows[place], players, tie, starter, stream_key(seed, numbers[place]))
        deal_next(rows[place])


def first_illegal(rows: Any, actions: Any) -> int:
    """The first game whose action is not allowed, or -1."""
    for place in range(len(rows)):
        offset = actions[place] - first_number(rows[place])
        if offset < 0 or offset > 61 or not legal(rows[place]) >> offset & 1:
            return place
    return -1


def step_each(
    rows: Any,
    actions: Any,
    numbers: Any,
    stride: int,
    seed: int,
    table: tuple[int, int, int],
    rounds: int,
    reward: int,
    rewards: Any,
    ended: Any,
) -> None:
    """A legal action in every game. What ends is begun anew with the number `stride` further on."""
    players, tie, starter = table
    for place in range(len(rows)):
        row = rows[place]
        advance(row, meant(row, actions[place]))
        ended[place] = False
        for seat in range(players):
            rewards[place, seat] = 0.0
        if row[PHASE] < BID or row[PHASE] > BID + 3:
            ended[place] = row[ROUND] == rounds
            give(row, reward, ended[place], rewards[place])
            if ended[place]:
                numbers[place] += stride
                begin(row, players, tie, starter, stream_key(seed, numbers[place]))
            deal_next(row)


def meant(row: Row, number: int) -> int:
    """The action of a number: confidence cards are counted from the seat that is asked."""
    action = number - first_number(row)
    if row[PHASE] == CONFIDENCE and action < row[PLAYERS]:
        return seat_after(row[SEAT], action, row[PLAYERS])
    return action


def give(row: Row, reward: int, is_over: Any, rewards: Any) -> None:
    """What a round that has just been scored brings to everybody."""
    players = row[PLAYERS]
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


def look_each(rows: Any, at: Any, observations: Any, masks: Any, seats: Any) -> None:
    """What the asked seat of every game observes and may do, and which seat that is."""
    for place in range(len(rows)):
        row = rows[place]
        seats[place] = row[SEAT]
        observe_row(row, at, observations[place])
        mask_row(row, masks[place])
