"""Balanced seatings, so that neither a seat nor a neighbour favours anybody."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from coverts.games.contract import Draw

Lineup: TypeAlias = tuple[str, ...]
"""The names of the bots, seat by seat."""


def among(name: str, kinds: Sequence[str], players: int, *, number: int, seat: int) -> Lineup:
    """One bot on a seat, and the others clockwise from it in their order.

    Which of them comes first turns with the seat, and with the deals only once every seat has started one: so the
    order is not tied to who starts.
    """
    first = number // players + seat
    others = [kinds[(first + step) % len(kinds)] for step in range(players - 1)]
    clockwise = [name, *others]
    return tuple([clockwise[(place - seat) % players] for place in range(players)])


def mixed(kinds: Sequence[str], players: int, *, number: int, draw: Draw) -> Lineup:
    """Everybody equally often at one table, and those for whom no seat is left at another deal's."""
    times, left = divmod(players, len(kinds))
    extras = list(combinations(kinds, left))
    return shuffled([*kinds] * times + [*extras[number % len(extras)]], draw)


def two_sides(one: str, other: str, players: int, *, draw: Draw) -> tuple[Lineup, ...]:
    """Half of the seats for each of two, turned round the table, and all of it again with the sides exchanged."""
    half = players // 2
    lineup = shuffled([one] * (players - half) + [other] * half, draw)
    exchanged = tuple([other if name == one else one for name in lineup])
    return tuple(dict.fromkeys([*rotations(lineup), *rotations(exchanged)]))


def rotations(lineup: Lineup) -> tuple[Lineup, ...]:
    """The same table turned to every seat; those that look alike once."""
    return tuple(dict.fromkeys([lineup[step:] + lineup[:step] for step in range(len(lineup))]))


def shuffled(names: Sequence[str], draw: Draw) -> Lineup:
    """The names in any order."""
    left = list(names)
    return tuple([left.pop(draw(len(left))) for _ in names])
