"""Solve one position: try solver settings in turn until the certificate is good enough."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from typing import Final

import numpy as np

from coverts.solve.pok.certify import judge
from coverts.solve.pok.coding import all_chances, numbers_of
from coverts.solve.pok.hands import Floats, Ints
from coverts.solve.pok.homotopy.path import Care, Trail
from coverts.solve.pok.kernel import Layout, layout
from coverts.solve.pok.payoffs import Round
from coverts.solve.pok.phases import Guessing, iterate_values, prepare, solve_jointly
from coverts.solve.pok.position import Position

LADDER: Final = (
    Care(1e-5, 0.8, 0.1, 2000),
    Care(1e-6, 0.95, 0.04, 8000),
    Care(1e-7, 0.98, 0.01, 40000),
    Care(1e-7, 0.999, 0.003, 120000),
)
"""How carefully the path of one stage is followed: more so each time it was lost."""

QUICK: Final = Care(1e-3, 0.5, 0.3, 60)
PATIENT: Final = Care(1e-6, 0.9, 0.1, 3000)
"""How carefully all stages are followed together."""

BEGINNINGS: Final = (1e-3, 1e-2, 1e-4, 1e-1, 1e-5)
"""At which mu the stages are taken together: the first that leads to the end."""

MU_END: Final = 1e-9
MU_NEAR_END: Final = 1e-7
"""Where a path ends, and where it may end if it winds without end in differences that hardly matter any more."""

TRAIL: Final = 256
"""How many points of a path are kept."""

CONTENT: Final = 1e-6
"""With a regret above this other solver settings are tried."""


GUESSINGS: Final = (
    Guessing(8, 2, 0.3),
    Guessing(20, 2, 0.03),
    Guessing(20, 2, 3.0),
    Guessing(8, 1, 0.3),
    Guessing(3, 3, 0.3),
    Guessing(20, 8, 0.3),
)
"""The first does for nearly all positions. The others pick other solutions of some stages."""

METHOD: Final = sha256(
    repr((LADDER, QUICK, PATIENT, BEGINNINGS, MU_END, MU_NEAR_END, CONTENT, GUESSINGS)).encode()
).hexdigest()
"""A fingerprint of these choices. Each of them leads to a table as good as any, but to another one."""


@dataclass(frozen=True)
class Solution:
    """What was found for a position."""

    numbers: Ints
    """The chances, as they are kept."""
    chances: Floats
    """By stage and slot: what the numbers kept stand for. All that follows is about these."""
    values: Floats
    """By holding, in ascending order: what the position is worth."""
    best: Floats
    """By holding: what it is worth to one player who knows how the others play and makes the most of it."""
    regret: float
    """The most that anybody can gain in one round alone."""
    looping: float
    """The chance that nobody hands over."""
    way: int
    """Which of the ways led here."""


def solve(position: Position, after: Round, values: Floats, best: Floats) -> Solution:
    """Solve a position, with the values of all that can follow it."""
    game = layout(position, after.payoffs(values))
    answers = []
    for way, found in enumerate(ways_to_solve(game)):
        sizes = [len(stage.unknowns.first_slots) for stage in position.stages]
        own = zip(position.stages, found, sizes, strict=True)
        numbers = np.concatenate([numbers_of(stage.unknowns, chances[:size]) for stage, chances, size in own])
        answers.append(judged(position, after, values, best, numbers, way))
        if answers[-1].regret <= CONTENT:
            break
    return min(answers, key=lambda answer: answer.regret)


def ways_to_solve(game: Layout) -> Iterator[Floats]:
    """The unknowns of every stage, found in one way after the other, the cheap ones first. Some may be no solutions."""
    stages = len(game.chance)
    wide = max(int((game.unknowns + game.groups).max()), len(game.sharers))
    equal, start = np.zeros((stages, wide)), np.zeros(len(game.sharers))
    prepare(game, equal, start)
    trail = Trail(np.zeros((stages, TRAIL, wide)), np.zeros((stages, TRAIL)), np.zeros(stages, np.int64))
    for end, care in product((MU_END, MU_NEAR_END), (QUICK, PATIENT)):
        for guessing in GUESSINGS:
            found, v = equal.copy(), start.copy()
            if iterate_values(game, equal, found, v, guessing, end, LADDER, trail):
                yield found
                continue
            for beginning in BEGINNINGS:
                joint, values = found.copy(), v.copy()
                if solve_jointly(game, joint, values, beginning, end, LADDER[0], care, trail):
                    yield joint
            yield found


def judged(position: Position, after: Round, values: Floats, best: Floats, numbers: Ints, way: int = 0) -> Solution:
    """How good the numbers kept of a position are, by exact best response."""
    game = layout(position, after.payoffs(values))
    chances = all_chances(position, numbers)
    own, own_best, regret, looping = judge(game, np.ascontiguousarray(after.payoffs(best).pay), chances)
    places = position.alike[[position.holdings.index(holding) for holding in position.row]]
    return Solution(numbers, chances, own[places], own_best[places], regret, looping, way)
