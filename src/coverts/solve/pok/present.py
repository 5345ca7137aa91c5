"""Solve the stage game of one throw while it is played, for tables without a solution: against guessed values.

Nobody could gain in this round by straying alone, if what follows were worth what is guessed. That is an equilibrium
of the round, not of the game.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from coverts.games.pok.dice import SYMBOLS, THROWS
from coverts.solve.pok.guessing import guessed
from coverts.solve.pok.hands import Floats, Ints, keys_of
from coverts.solve.pok.kernel import layout
from coverts.solve.pok.payoffs import Round
from coverts.solve.pok.position import Position

END: Final = 1e-7
"""Where the path ends: what is guessed is not known any better."""


class Reached:
    """The positions that a round can lead to, in place of all there are."""

    def place(self, rows: Ints) -> Ints:
        """Where rows of holdings stand among them; whoever asks first makes the list."""
        keys, first = np.unique(keys_of(rows), return_index=True)
        self.rows = rows.reshape(-1, rows.shape[-1])[first]
        return np.searchsorted(keys, keys_of(rows))


@lru_cache(maxsize=512)
def offers_now(row: tuple[int, ...], dice: tuple[int, ...]) -> dict[tuple[int, int], float]:
    """With which chance whoever holds this offers that symbol; `row` is what everybody holds, in ascending order."""
    # Only here is the compiler needed, and it takes its time.
    from coverts.solve.pok.homotopy.path import Trail
    from coverts.solve.pok.phases import follow_from_start, prepare
    from coverts.solve.pok.solution import LADDER, TRAIL

    position, reached = Position(row), Reached()
    number, played_by = position.stage_of_throw[THROWS.index(dice)]
    game = layout(position, Round(position, reached).payoffs(guessed(reached.rows)))
    stages = len(position.stages)
    wide = max(int((game.unknowns + game.groups).max()), len(game.sharers))
    equal, point = np.zeros((stages, wide)), np.zeros((2, wide))
    prepare(game, equal, np.zeros(len(game.sharers)))
    _set_values(position, point[1])
    trail = Trail(np.zeros((stages, TRAIL, wide)), np.zeros((stages, TRAIL)), np.zeros(stages, np.int64))
    point[0] = equal[number]
    if game.unknowns[number]:
        follow_from_start(game, number, equal[number], point, END, LADDER, trail)
    unknowns = position.stages[number].unknowns
    chances = unknowns.chances(np.clip(point[0, : len(unknowns.first_slots)], 0.0, 1.0))
    return _by_holding(position, chances[played_by])


def _set_values(position: Position, v: Floats) -> None:
    """What it is worth to everybody that nobody hands over: what the position is worth."""
    now = guessed(np.array([position.row]))[0]
    for place, holding in enumerate(position.row):
        v[position.alike[position.holdings.index(holding)]] = now[place]


def _by_holding(position: Position, chances: Floats) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], float] = {}
    for kind, holding in enumerate(position.holdings):
        own = {symbol: position.slot_of.get((kind, symbol)) for symbol in range(SYMBOLS)}
        whole = sum(float(chances[slot]) for slot in own.values() if slot is not None)
        for symbol, slot in own.items():
            found[holding, symbol] = 0.0 if slot is None else float(chances[slot]) / whole
    return found
