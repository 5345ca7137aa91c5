"""Two sides in turn, one process: ours, the other, ours, the other.

Compared are the medians of the quiet rounds, and of threads the best rounds.
"""

import time
from collections.abc import Callable
from statistics import median

from msgspec import Struct

from bench.simulate.machine import Watch

Work = Callable[[int], int]
"""Does so many rounds of its work, and says how many decisions, or games, that were."""


class Size(Struct, frozen=True):
    """How much is measured."""

    rounds: int
    seconds: float
    """How long a side works in each round."""


FULL = Size(rounds=9, seconds=0.6)
QUICK = Size(rounds=5, seconds=0.15)


class Found(Struct, frozen=True):
    """What one side did in one round."""

    rate: float
    """For each second of its own CPU time, or of the clock."""
    others: float
    is_void: bool


class Side(Struct, frozen=True):
    """Somebody who is measured."""

    name: str
    work: Work
    by_the_clock: bool = False
    """Threads share a clock, but each uses CPU time of its own."""


def measured(sides: list[Side], size: Size) -> list[list[Found]]:
    """What each side did, round by round."""
    amounts = [_amount(side, size.seconds) for side in sides]
    found: list[list[Found]] = [[] for _ in sides]
    for _ in range(size.rounds):
        for side, amount, rounds in zip(sides, amounts, found, strict=True):
            with Watch() as watch:
                done = side.work(amount)
            rate = done / (watch.seconds if side.by_the_clock else watch.cpu)
            rounds.append(Found(rate, round(watch.others, 3), watch.is_void))
    return found


def _amount(side: Side, seconds: float) -> int:
    """How many rounds of its work fill that time."""
    # The first time may compile.
    side.work(1)
    amount = 1
    while True:
        begun = time.process_time()
        side.work(amount)
        used = time.process_time() - begun
        if used > seconds / 8:
            return max(1, round(amount * seconds / used))
        amount *= 2


def typical(found: list[Found]) -> float:
    """The median of the quiet rounds, or of all of them if there was none."""
    return median(one.rate for one in [one for one in found if not one.is_void] or found)


def fastest(found: list[Found]) -> float:
    """The best round. Threads wait for each other, so that what disturbs one of them disturbs all."""
    return max(one.rate for one in found)


def is_void(found: list[list[Found]]) -> bool:
    """Whether the machine was busy in every round of a side."""
    return any(all(one.is_void for one in side) for side in found)
