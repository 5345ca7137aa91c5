"""Acceptance test for a new opponent model: it must pay where everybody knows it, and cost nothing elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Final

from coverts.arena.estimates import Estimate, estimate
from coverts.train.measuring import Tell, points_among
from coverts.train.seats import Who
from coverts.train.workers import Workers

COMPANY: Final = "company"
"""The field of those who know the new member: all searching players will, once it has joined."""

WORSE: Final = 0.1
"""How many points a round may be lost elsewhere."""


def gains(
    with_it: Who,
    without: Who,
    fields: Mapping[str, Who],
    players: int,
    seed: int,
    matches: Sequence[int],
    workers: Workers,
    tell: Tell,
) -> dict[str, Estimate]:
    """What the new member adds, in points a round, at tables of those who know it and in other fields."""
    found = {}
    for name, others in {COMPANY: with_it, **fields}.items():
        new = points_among(with_it, others, players, seed, matches, workers, tell)
        old = points_among(without, others, players, seed, matches, workers, tell)
        found[name] = estimate((new - old).tolist())
    return found


def passes(found: Mapping[str, Estimate]) -> bool:
    """Better in its company beyond doubt, and nowhere else worse by more than a little."""
    others = [one for name, one in found.items() if name != COMPANY]
    return found[COMPANY].least > 0.0 and all(one.mean > -WORSE for one in others)
