"""Players by rule of thumb are clearly better than chance: fixed seeds, margins far below what bench/bots.py finds."""

import pytest

from coverts.arena import Comparison, Field, Setting, answered
from coverts.arena.comparing import FieldAnswer


def measured(setting: Setting, level: str, among: str, deals: int) -> FieldAnswer:
    fields = (Field((among,), among),)
    return answered(Comparison(setting=setting, candidate=level, fields=fields, numbers=range(deals))).fields[0]


@pytest.mark.parametrize(("players", "among_random", "among_equals"), [(3, 3.6, 3.8), (4, 5.2, 6.0), (5, 7.0, 8.8)])
def test_pikoko(players: int, among_random: float, among_equals: float) -> None:
    setting = Setting(game="pikoko", players=players)
    alone = measured(setting, "casual", "random", 6)
    equals = measured(setting, "casual", "casual", 6)
    assert alone.candidate_mean.mean > max(among_random, alone.against_mean.mean + 2)
    assert equals.candidate_mean.mean > among_equals


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("memory_aid", [True, False])
def test_pok(players: int, memory_aid: bool) -> None:
    """In as many games as there are seats, an equal would win one."""
    setting = Setting(game="pok", players=players, memory_aid=memory_aid)
    found = measured(setting, "casual", "random", 126 // players)
    assert players * found.candidate_mean.mean > 1.25
