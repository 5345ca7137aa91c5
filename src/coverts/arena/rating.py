"""Ratings by OpenSkill (Plackett–Luce): one number for everybody, from games with many at a table.

Games are rated one after the other in the order of their deals, so the same games always give the same ratings.
"""

from collections.abc import Mapping, Sequence
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
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: Rating(model.mu, model.sigma) for name in names}
    for lineup, places in games:
        seats = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in lineup]
        rated = [team[0] for team in model.rate(seats, ranks=[float(place) for place in places])]
        for name in dict.fromkeys(lineup):
            # Who sits there twice has two opinions about itself.
            own = [one for other, one in zip(lineup, rated, strict=True) if other == name]
            known[name] = Rating(mean([one.mu for one in own]), mean([one.sigma for one in own]))
    return known
