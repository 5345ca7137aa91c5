"""Small games of one closed fist, made by hand, in the shape that the solver works on."""

from collections.abc import Callable, Sequence
from itertools import product
from math import factorial, prod

import numpy as np

from coverts.solve.pok.kernel import Layout

Pays = Callable[[tuple[tuple[int, ...], ...]], Sequence[Sequence[float]] | None]
"""For each kind how many of its players show each choice, to what each choice pays; None if it is played again."""


def splits(players: int, choices: int) -> list[tuple[int, ...]]:
    return [way for way in product(range(players + 1), repeat=choices) if sum(way) == players]


def small_game(numbers: Sequence[int], choices: Sequence[int], pays: Pays) -> Layout:
    """Kinds of players, how many there are of each, and how many choices they have."""
    slots = [(kind, choice) for kind, number in enumerate(choices) for choice in range(number)]
    rounds = list(product(*[splits(*kind) for kind in zip(numbers, choices, strict=True)]))
    players = sum(numbers)
    chosen, chosen_by = np.zeros((len(rounds), players), np.int64), np.zeros((len(rounds), players))
    chosen_number, released = np.zeros(len(rounds), np.int64), np.zeros((1, len(rounds)), np.uint8)
    pay = np.zeros((len(rounds), 8, players))
    ways = [prod(map(factorial, numbers)) / prod(factorial(n) for way in shown for n in way) for shown in rounds]
    for number, shown in enumerate(rounds):
        used = [slot for slot, (kind, choice) in enumerate(slots) if shown[kind][choice]]
        chosen_number[number] = len(used)
        chosen[number, : len(used)] = used
        chosen_by[number, : len(used)] = [shown[slots[slot][0]][slots[slot][1]] for slot in used]
        paid = pays(shown)
        if paid is not None:
            released[0, number] = 1
            pay[number, 1, : len(used)] = [paid[slots[slot][0]][slots[slot][1]] for slot in used]
    kinds = np.array([kind for kind, _ in slots])
    return Layout(
        chosen=chosen,
        chosen_by=chosen_by,
        chosen_number=chosen_number,
        ways=np.array(ways),
        pay=pay,
        holders=np.array(numbers, float)[kinds],
        value_of=kinds.copy(),
        kind_of=kinds,
        sharers=np.array(numbers, float),
        chance=np.ones(1),
        released=released,
        orbits=np.arange(len(slots))[None, :],
        settled=np.zeros((1, len(slots))),
        first_slots=np.arange(len(slots))[None, :],
        owners=kinds[None, :].copy(),
        times=np.ones((1, len(slots))),
        unknowns=np.array([len(slots)]),
        groups=np.array([len(numbers)]),
        low=np.zeros(1),
        scale=np.ones(1),
    )
