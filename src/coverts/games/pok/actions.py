"""What a seat can do (actions) and what chance can do (outcomes)."""

from typing import TypeAlias

from msgspec import Struct

from coverts.games.pok.dice import SYMBOL, DieFace, Symbol


class Offer(Struct, frozen=True, tag="offer"):
    """One counter in a closed fist."""

    symbol: Symbol


Action: TypeAlias = Offer


class Throw(Struct, frozen=True, tag="throw"):
    """The faces of the first, second and third die."""

    dice: tuple[DieFace, ...]


Outcome: TypeAlias = Throw

OFFERS: tuple[Offer, ...] = tuple(Offer(symbol) for symbol in SYMBOL)
