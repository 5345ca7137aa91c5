"""Hints for POK: for each counter that one may show, when exactly it is handed over.

They are worked out from all that the others could show, by what a perfect memory knows of their counters (K9); and from
everything there is where that cannot be known.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from coverts.bots.pok.memory import Holdings, remembered
from coverts.games.pok import Symbol, View
from coverts.games.pok.challenge import absent_symbols, met_symbols, released_symbols
from coverts.games.pok.counters import FULL, hands_over, symbols_held
from coverts.games.pok.dice import SYMBOLS
from coverts.learn.hints.hint import Hint

Shown: TypeAlias = tuple[int, ...]
"""How many players show each symbol."""

FIRST_ROUND: Final = 1


def hints(view: View, past: Sequence[View]) -> tuple[Hint, ...]:
    """What to tell somebody who is asked for a counter."""
    if not view.legal:
        return ()
    assert isinstance(view.observer, int)
    known = remembered(view, tuple(past)).holdings
    others = [FULL if known is None else known[seat] for seat in range(view.options.players) if seat != view.observer]
    first = [Hint("hint-offer-first", {"players": view.options.players})] if view.round == FIRST_ROUND else []
    lines = [_line(view, offer.symbol, tuple(others), is_known=known is not None) for offer in view.legal]
    return (*first, *lines)


def _line(view: View, symbol: Symbol, others: Holdings, *, is_known: bool) -> Hint:
    dice = tuple([face.index for face in view.dice])
    ways = [_with(shown, symbol.index) for shown in could_show(others)]
    going = [shown for shown in ways if hands_over(symbol.index, released_symbols(dice, shown))]
    if not going:
        return Hint("hint-offer-never", {"symbol": symbol.notation})
    if len(going) == len(ways):
        return Hint("hint-offer-always", {"symbol": symbol.notation})
    if absent_symbols(dice) >> symbol.index & 1:
        # Nobody hands over although no die is met: K5 makes an exception when that would be everybody.
        trap = any(shown not in going and not met_symbols(dice, shown) for shown in ways)
        return Hint("hint-offer-absent", {"symbol": symbol.notation, "trap": "yes" if trap else "no"})
    fellows = sorted({shown[symbol.index] - 1 for shown in going})
    able = sum([symbols_held(holding) >> symbol.index & 1 for holding in others])
    return Hint(
        "hint-offer-die",
        {
            "symbol": symbol.notation,
            "fellows": "-".join(["n", *map(str, fellows)]),
            "able": able,
            "known": "yes" if is_known else "no",
        },
    )


def could_show(others: Holdings) -> set[Shown]:
    """All that players with these counters could show together."""
    found: set[Shown] = {(0,) * SYMBOLS}
    for holding in others:
        found = {_with(shown, symbol) for shown in found for symbol in _symbols(holding)}
    return found


def _symbols(holding: int) -> Iterator[int]:
    return (symbol for symbol in range(SYMBOLS) if symbols_held(holding) >> symbol & 1)


def _with(shown: Shown, symbol: int) -> Shown:
    return (*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])
