"""Expected utility of a round: the share of victory that each offer leads to, against given mixed strategies."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from coverts.bots.pok.memory import Holdings
from coverts.games.bits import members
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import after_round, held
from coverts.games.pok.course import winners
from coverts.games.pok.dice import SYMBOLS
from coverts.solve.pok.shelf import sizes, table_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Mix: TypeAlias = Sequence[float]
"""With which chance a player offers each symbol."""


def offer_shares(holdings: Holdings, dice: tuple[int, ...], seat: int, mixes: Sequence[Mix]) -> list[float]:
    """The share of victory that each symbol leads to, if the others offer by these mixes. One's own mix is not read."""
    import numpy as np

    found = _outcomes(holdings, dice)[..., seat]
    for other in reversed(range(len(holdings))):
        if other != seat:
            found = np.tensordot(found, np.array(mixes[other]), axes=(other, 0))
    shares: list[float] = found.tolist()
    return shares


@lru_cache(maxsize=64)
def _outcomes(holdings: Holdings, dice: tuple[int, ...]) -> "NDArray[np.float64]":
    """[symbol of the first seat, symbol of the second, …, seat]: everybody's share after all have offered these.

    Remembered, since whoever thinks about what the others think asks many times. What somebody does not hold leads to
    nothing.
    """
    import numpy as np

    found = np.zeros((*[SYMBOLS] * len(holdings), len(holdings)))
    symbols = [[symbol for symbol in range(SYMBOLS) if held(holding, symbol)] for holding in holdings]
    for offers in product(*symbols):
        found[offers] = _shares_after(holdings, dice, offers)
    return found


def _shares_after(holdings: Holdings, dice: tuple[int, ...], offers: tuple[int, ...]) -> Sequence[float]:
    """Everybody's share after a round."""
    released = released_symbols(dice, (offers.count(0), offers.count(1), offers.count(2)))
    then = [after_round(holding, symbol, released) for holding, symbol in zip(holdings, offers, strict=True)]
    if won := members(winners(then)):
        return [(seat in won) / len(won) for seat in range(len(then))]
    order = sorted(range(len(then)), key=then.__getitem__)
    shares = shares_in(tuple([then[who] for who in order]))
    return [shares[order.index(seat)] for seat in range(len(then))]


@lru_cache(maxsize=1 << 15)
def shares_in(row: Holdings) -> tuple[float, ...]:
    """The share of everybody in a game that goes on, holdings in ascending order: from the table, or else guessed."""
    if len(row) in sizes():
        table = table_for(len(row))
        return tuple([table.value(row, place) for place in range(len(row))])
    import numpy as np

    from coverts.solve.pok.guessing import guessed

    return tuple(guessed(np.array([row]))[0].tolist())
