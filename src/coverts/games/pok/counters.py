"""The counters a player holds. Whole numbers only, so that the same functions can be compiled.

A holding is one number, with two bits for each symbol: how many of its counters are left.
"""

from typing import Final

from coverts.games.contract import Observer
from coverts.games.pok.dice import SYMBOLS

EACH: Final = 2
FULL: Final = EACH << 4 | EACH << 2 | EACH
"""K1: what everybody holds at first, two of every symbol."""


def held(holding: int, symbol: int) -> int:
    """How many counters of a symbol are left."""
    return holding >> (2 * symbol) & 3


def symbols_held(holding: int) -> int:
    """The set of symbols that are left, and so can be offered."""
    symbols = 0
    for symbol in range(SYMBOLS):
        symbols |= (1 if held(holding, symbol) else 0) << symbol
    return symbols


def counters_left(holding: int) -> int:
    """How many counters are left in all."""
    return held(holding, 0) + held(holding, 1) + held(holding, 2)


def handed(holding: int, symbol: int) -> int:
    """The holding after one counter of a symbol has left it."""
    return holding - (1 << (2 * symbol))


def hands_over(symbol: int, released: int) -> bool:
    """Whether whoever shows this symbol hands it over, when these are released."""
    return released >> symbol & 1 == 1


def after_round(holding: int, symbol: int, released: int) -> int:
    """K6: the holding of a player who showed a symbol: without it if it is handed over, else as it was before."""
    return handed(holding, symbol) if hands_over(symbol, released) else holding


def sees_counters(aid: int, observer: Observer, owner: int) -> bool:
    """K9: whether an observer sees which counters an owner has left, and not only how many: its own, or everybody's if
    the table helps the memory. They all follow from what was shown, so that tells no secret.
    """
    return aid != 0 or observer == owner
