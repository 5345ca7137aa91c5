"""POK as one would tell it, written again from the rules without a look at the program: for checking its tables.

A hand is (discs, squares, triangles). A throw is a list of (number, symbol), blanks left out.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import TypeAlias

Hand: TypeAlias = tuple[int, int, int]
Throw: TypeAlias = tuple[tuple[int, int] | None, ...]

FIRST = [(1, 0), (1, 0), (1, 1), (1, 1), (1, 2), (1, 2)]
SECOND = [(2, 0), (2, 1), (2, 2), None, None, None]
THIRD = [(3, 0), (3, 1), (3, 2), None, None, None]
THROWS: dict[Throw, float] = {throw: number / 216 for throw, number in Counter(product(FIRST, SECOND, THIRD)).items()}


def gone(throw: Throw, shown: tuple[int, ...]) -> tuple[bool, ...]:
    """K4, K5: for each player whether the counter shown leaves the game."""
    met = {die[1] for die in throw if die is not None and shown.count(die[1]) == die[0]}
    if met:
        return tuple(symbol in met for symbol in shown)
    on_dice = {die[1] for die in throw if die is not None}
    leaving = tuple(symbol not in on_dice for symbol in shown)
    return (False,) * len(shown) if all(leaving) else leaving


def after(hands: tuple[Hand, ...], shown: tuple[int, ...], leaves: tuple[bool, ...]) -> tuple[Hand, ...]:
    """K6: what everybody holds then."""
    result = []
    for hand, symbol, leave in zip(hands, shown, leaves, strict=True):
        left = list(hand)
        left[symbol] -= leave
        result.append((left[0], left[1], left[2]))
    return tuple(result)


def same(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """One of all the positions that differ in seats and symbols alone."""
    images = (tuple(sorted((hand[a], hand[b], hand[c]) for hand in hands)) for a, b, c in permutations(range(3)))
    return min(images)


def all_positions(players: int) -> Iterator[tuple[Hand, ...]]:
    """Every position, once, from few counters to many."""
    hands = [(a, b, c) for a, b, c in product(range(3), repeat=3) if a + b + c >= 2]
    found = {same(tuple(position)) for position in product(hands, repeat=players) if list(position) == sorted(position)}
    return iter(sorted(found, key=lambda position: (sum(map(sum, position)), position)))
