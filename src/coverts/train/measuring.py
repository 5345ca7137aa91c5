"""Paired comparison: points a round on the same deals, in every seat in turn, with 95 % intervals over matches."""

from collections.abc import Callable, Sequence

import numpy as np

from coverts.belief.arrays import Floats
from coverts.train.matches import match_points
from coverts.train.seats import Who, sitter
from coverts.train.workers import Workers

Tell = Callable[[int], None]


def match_mean(who: Who, others: Who, players: int, seed: int, match: int) -> float:
    """The points a round of somebody among others in one match, the mean over all seats.

    At a table of equals one match tells of every seat.
    """
    one, other = sitter(who), sitter(others)
    if who == others:
        return float(np.mean(match_points([one] * players, seed, match)))
    found = []
    for seat in range(players):
        table = [one if place == seat else other for place in range(players)]
        found += [points[seat] for points in match_points(table, seed, match)]
    return float(np.mean(found))


def points_among(
    who: Who, others: Who, players: int, seed: int, matches: Sequence[int], workers: Workers, tell: Tell
) -> Floats:
    """[match]: the points a round of somebody among others."""
    found = []
    for mean in workers.each(match_mean, [(who, others, players, seed, match) for match in matches]):
        found.append(mean)
        tell(1)
    return np.array(found)
