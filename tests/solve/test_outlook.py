"""Games between experts go as the table foretells."""

from math import sqrt
from statistics import mean, stdev

import pytest

from coverts.bots.pok.minds import PokExpert
from coverts.games.contract import Act, Over
from coverts.games.pok import POK, Options
from coverts.solve.pok.shipped import SIZES, shipped
from tests.bots.tables import asked
from tests.laws.examples import examples

GAMES = 250


@pytest.mark.parametrize("players", SIZES)
def test_shares_lengths_and_dead_positions(players: int) -> None:
    rounds, dead, shared, first = [], [], [], []
    for game in range(examples(GAMES)):
        *_, (state, seat, action) = asked(POK, Options(players, memory_aid=True), [PokExpert()] * players, game)
        over = POK.prompt(POK.step(state, Act(seat, action)).state)
        assert isinstance(over, Over)
        rounds.append(state.round)
        dead.append(over.by == "dead-position")
        shared.append(len(over.winners) > 1)
        first.append((0 in over.winners) / len(over.winners))
    foretold = shipped(players).header.outlook
    assert near(rounds, foretold.rounds)
    assert near(dead, foretold.dead_positions)
    assert near(shared, foretold.shared_victories)
    assert near(first, 1 / players)


def near(found: list[int] | list[bool] | list[float], foretold: float) -> bool:
    """Within four standard errors."""
    return abs(mean(found) - foretold) <= 4 * max(stdev(found), 1e-9) / sqrt(len(found))
