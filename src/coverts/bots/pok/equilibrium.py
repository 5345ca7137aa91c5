"""Equilibrium strategies: of the whole game where there is a solved table for so many players, else of this round,
with guessed values of what follows.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from coverts.bots.background import Background
from coverts.bots.pok.greed import greedy_mix
from coverts.bots.pok.memory import Holdings
from coverts.games.pok.counters import FULL
from coverts.games.pok.dice import SYMBOLS
from coverts.solve.pok.shelf import sizes, table_for

Solve: TypeAlias = Callable[[Holdings, tuple[int, ...]], dict[tuple[int, int], float]]
"""From what everybody holds, in ascending order, and a throw to the chances of holdings and symbols."""


def _solver() -> Solve:
    from coverts.games.pok.dice import THROWS
    from coverts.solve.pok.present import offers_now

    # The first call compiles.
    offers_now((FULL,) * 6, THROWS[0])
    return offers_now


SOLVER: Final = Background(_solver)
"""Solves single rounds, once it is compiled."""


def table_mix(holdings: Holdings, dice: tuple[int, ...], seat: int) -> list[float]:
    """With which chance a seat offers each symbol. Until rounds can be solved, the rule of thumb stands in."""
    if len(holdings) in sizes():
        return list(_from_table(holdings, dice, seat))
    solve = SOLVER.now()
    if solve is None:
        return greedy_mix(holdings, dice, seat, sees_counters=True)
    found = solve(tuple(sorted(holdings)), dice)
    return [found[holdings[seat], symbol] for symbol in range(SYMBOLS)]


@lru_cache(maxsize=1 << 14)
def _from_table(holdings: Holdings, dice: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """Remembered, since whoever watches the others asks about all rounds so far again and again."""
    return tuple(table_for(len(holdings)).offers(holdings, dice, seat))
