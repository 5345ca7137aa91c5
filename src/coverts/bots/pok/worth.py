"""What a round may bring: the share of victory to expect from offering each symbol, if the others lean like this."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from coverts.bots.pok.memory import Holdings
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import WON_WITH, handed, held, is_dead, left
from coverts.games.pok.dice import SYMBOLS
from coverts.solve.pok.shipped import SIZES, shipped

Mix: TypeAlias = Sequence[float]
"""With which chance a player offers each symbol."""


def offer_shares(holdings: Holdings, dice: tuple[int, ...], seat: int, mixes: Sequence[Mix]) -> list[float]:
    """The share of victory that each symbol leads to, if the others offer by these mixes. One's own mix is not read."""
    found = [0.0] * SYMBOLS
    others = [
        [(symbol, mix[symbol]) for symbol in range(SYMBOLS) if mix[symbol] > 0.0] if other != seat else []
        for other, mix in enumerate(mixes)
    ]
    for own in range(SYMBOLS):
        if held(holdings[seat], own):
            others[seat] = [(own, 1.0)]
            for offers in product(*others):
                chance = 1.0
                for _, likely in offers:
                    chance *= likely
                found[own] += chance * _share_after(holdings, dice, tuple([symbol for symbol, _ in offers]), seat)
    return found


def _share_after(holdings: Holdings, dice: tuple[int, ...], offers: tuple[int, ...], seat: int) -> float:
    """K4–K8: what a seat's share is after a round."""
    released = released_symbols(dice, (offers.count(0), offers.count(1), offers.count(2)))
    then = [
        handed(holdings[who], symbol) if released >> symbol & 1 else holdings[who] for who, symbol in enumerate(offers)
    ]
    winners = [who for who, holding in enumerate(then) if left(holding) == WON_WITH]
    if winners:
        return 1 / len(winners) if seat in winners else 0.0
    order = sorted(range(len(then)), key=then.__getitem__)
    return shares_in(tuple([then[who] for who in order]))[order.index(seat)]


@lru_cache(maxsize=1 << 15)
def shares_in(row: Holdings) -> tuple[float, ...]:
    """The share of everybody in a position, holdings in ascending order: from the table, or guessed without one."""
    if is_dead(row):
        return (1 / len(row),) * len(row)
    if len(row) in SIZES:
        table = shipped(len(row))
        return tuple([table.value(row, place) for place in range(len(row))])
    import numpy as np

    from coverts.solve.pok.guessing import guessed

    return tuple(guessed(np.array([row]))[0].tolist())
