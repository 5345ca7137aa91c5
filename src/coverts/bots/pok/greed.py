"""The mixed strategy of the rule-of-thumb player."""

from functools import lru_cache

from coverts.bots.pok.chances import ANY, FINICKY, leanings, offer_chances, offer_worth
from coverts.bots.pok.memory import Holdings
from coverts.games.pok.counters import held, symbols_held
from coverts.games.pok.dice import SYMBOLS


def greedy_mix(holdings: Holdings, dice: tuple[int, ...], seat: int, *, sees_counters: bool) -> list[float]:
    """With which chance it offers each symbol, knowing what the others hold or not."""
    symbols = [symbols_held(holding) if sees_counters else ANY for who, holding in enumerate(holdings) if who != seat]
    return list(_mix(dice, tuple(symbols), holdings[seat]))


@lru_cache(maxsize=1 << 14)
def _mix(dice: tuple[int, ...], others: tuple[int, ...], own: int) -> tuple[float, ...]:
    """Remembered, since whoever watches the others asks about all rounds so far again and again."""
    chances = offer_chances(dice, list(others))
    symbols = [symbol for symbol in range(SYMBOLS) if held(own, symbol)]
    lean = leanings([offer_worth(chances[symbol], held(own, symbol)) for symbol in symbols], FINICKY)
    return tuple([lean[symbols.index(symbol)] if symbol in symbols else 0.0 for symbol in range(SYMBOLS)])
