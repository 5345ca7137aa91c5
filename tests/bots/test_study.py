"""Players made to find something out: they see as little as others, and are what they say."""

from itertools import pairwise

import pytest

from coverts.arena.naming import bot_named
from coverts.arena.playing import Setting, play
from coverts.bots.pikoko import study
from coverts.bots.pikoko.members import population
from coverts.bots.pikoko.variants import VARIANTS

HOME = "coverts.bots.pikoko.study"
SETTING = Setting(game="pikoko", players=3)


@pytest.mark.parametrize("kind", VARIANTS)
def test_every_kind_plays_whole_games_from_views_alone(kind: str) -> None:
    name = f"{HOME}:KIND.{kind}"
    bots = {name: bot_named(name, SETTING)}
    results = [play(SETTING, (name,) * 3, bots, 7) for _ in range(2)]
    assert len(results[0].points) == 3
    assert all(one == other for one, other in pairwise(results))


@pytest.mark.parametrize("kind", VARIANTS)
def test_who_does_not_know_a_kind_knows_all_others(kind: str) -> None:
    known = {one.name for one in getattr(study.WITHOUT, kind)()._members(population(4))}
    assert known == {one.name for one in population(4)} - {kind}
    assert [one.name for one in getattr(study.KNOWING, kind)()._members(population(4))] == [kind]
