"""Players by rule of thumb are clearly better than chance: fixed seeds, margins far below what bench/bots.py finds."""

import pytest

from coverts.bots import bot_for
from coverts.bots.duels import points, victories

PIKOKO_CASUAL, PIKOKO_RANDOM = bot_for("pikoko", "casual"), bot_for("pikoko", "random")
POK_CASUAL, POK_RANDOM = bot_for("pok", "casual"), bot_for("pok", "random")


@pytest.mark.parametrize(("players", "among_random", "among_equals"), [(3, 3.6, 3.8), (4, 5.2, 6.0), (5, 7.0, 8.8)])
def test_pikoko(players: int, among_random: float, among_equals: float) -> None:
    deals = range(16)
    alone = sum(points(PIKOKO_CASUAL, PIKOKO_RANDOM, players, deal) for deal in deals) / len(deals)
    chance = sum(points(PIKOKO_RANDOM, PIKOKO_RANDOM, players, deal) for deal in deals) / len(deals)
    equals = sum(points(PIKOKO_CASUAL, PIKOKO_CASUAL, players, deal) for deal in deals) / len(deals)
    assert alone > max(among_random, chance + 2)
    assert equals > among_equals


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("memory_aid", [True, False])
def test_pok(players: int, memory_aid: bool) -> None:
    """In as many games as there are seats, an equal would win one."""
    games = 126 // players
    won = sum(victories(POK_CASUAL, POK_RANDOM, players, game, memory_aid=memory_aid) for game in range(games))
    assert won / games > 1.25
