"""Ratings from games with many at a table: OpenSkill's Bradley–Terry model with full pairing (Weng and Lin 2011).

A game counts as one comparison of each two seats, and two seats that tie as half a win each. OpenSkill adds up the
comparisons of a seat as if they were games of their own; they are not independent, so the step is divided by their
number, n − 1. Plackett–Luce, OpenSkill's usual choice, puts winners who tie below those they beat.

Games are rated one after the other in the order of their deals, so the same games always give the same ratings.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import mean

from msgspec import Struct

from coverts.arena.seatings import Lineup

LIBRARY, REQUIREMENT = "openskill", "openskill"


class Rating(Struct, frozen=True):
    """How strong, and how sure that is: two thirds of the time the truth is within `sigma`."""

    mu: float
    sigma: float


def ratings(names: Sequence[str], games: Sequence[tuple[Lineup, Sequence[int]]]) -> Mapping[str, Rating]:
    """Everybody's rating after games of which the places are known, 0 being the first."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    known = {name: Rating(model.mu, model.sigma) for name in names}
    for lineup, places in games:
        # Sorted, because sums of floats depend on their order, and the order of seats must not matter.
        seats = sorted(zip(places, lineup, strict=True))
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for _, name in seats]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place, _ in seats])]
        comparisons = len(seats) - 1
        for name in dict.fromkeys(lineup):
            # A bot that sits on several seats moves by the mean of their steps.
            own = [one for (_, other), one in zip(seats, rated, strict=True) if other == name]
            before = known[name]
            # `rate` widens the variance by tau² before its step; that part is not divided.
            variance = before.sigma**2 + model.tau**2
            known[name] = Rating(
                before.mu + (mean([one.mu for one in own]) - before.mu) / comparisons,
                sqrt(variance + (mean([one.sigma**2 for one in own]) - variance) / comparisons),
            )
    return known
