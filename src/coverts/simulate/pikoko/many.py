"""Many games of Pikoko side by side, each a row of one table, a decision at a time."""

from collections.abc import MutableSequence, Sequence

from coverts.games.pikoko.course import OVER
from coverts.games.pikoko.rows.course import advance, legal
from coverts.games.pikoko.rows.layout import PHASE
from coverts.games.row import Row
from coverts.simulate.pikoko.batch import deal_next
from coverts.simulate.pikoko.chance import begin
from coverts.simulate.stream import stream_key


def begin_each(rows: Sequence[Row], players: int, tie: int, starter: int, seed: int, first: int) -> None:
    """Games with numbers from `first` on, each up to its first decision."""
    for place in range(len(rows)):
        begin(rows[place], players, tie, starter, stream_key(seed, first + place))
        deal_next(rows[place])


def advance_each(rows: Sequence[Row], actions: Sequence[int]) -> None:
    """One decision in each game that is not over, and what chance does after it."""
    for place in range(len(rows)):
        row = rows[place]
        if row[PHASE] != OVER:
            advance(row, actions[place])
            deal_next(row)


def legal_each(rows: Sequence[Row], found: MutableSequence[int]) -> None:
    """For each game the set of actions open to the seat that is asked; none when it is over."""
    for place in range(len(rows)):
        found[place] = 0 if rows[place][PHASE] == OVER else legal(rows[place])
