"""K3: nobody can tell what is in another's fist."""

from itertools import product
from math import prod
from random import Random

import pytest
from hypothesis import given, settings

from coverts.games.contract import PUBLIC, Observer
from coverts.games.pok import POK, Options
from tests.laws.courses import POK_TABLES, SEEDS
from tests.laws.examples import examples
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import MOST_COMBINATIONS, Scene, choice_worlds, same_to, with_choices


@pytest.mark.parametrize("options", POK_TABLES, ids=str)
@settings(max_examples=examples(3))
@given(seed=SEEDS)
def test_nobody_can_tell_what_is_in_the_fists(options: Options, seed: int) -> None:
    random = Random(seed)
    scenes = pok_scenes(POK, options, seed)
    observers: list[Observer] = [*range(options.players), PUBLIC]
    for scene in random.sample(scenes, min(12, len(scenes))):
        for observer in observers:
            same_to(observer, scene, choice_worlds(scene, observer, random))


@pytest.mark.parametrize("players", POK.players)
def test_every_combination_of_the_first_round_looks_the_same(players: int) -> None:
    scene = next(scene for scene in pok_scenes(POK, Options(players), 0) if len(scene.secrets) == players - 1)
    assert all(len(secret.others) == 2 for secret in scene.secrets.values())
    worlds = [with_choices(scene.moves, choices) for choices in combinations(scene)]
    assert same_to(PUBLIC, scene, worlds) == 3 ** (players - 1)
    open_seat = next(seat for seat in range(players) if seat not in scene.secrets)
    assert same_to(open_seat, scene, worlds) == 3 ** (players - 1)


def combinations(scene: Scene) -> list[dict[int, object]]:
    places = [secret.place for secret in scene.secrets.values()]
    actions = [(scene.moves[secret.place].action, *secret.others) for secret in scene.secrets.values()]
    return [dict(zip(places, chosen, strict=True)) for chosen in product(*actions)]


def test_as_many_worlds_are_tried_as_there_are() -> None:
    for scene in pok_scenes(POK, Options(5), 1):
        worlds = set(choice_worlds(scene, 0, Random(0)))
        hidden = [secret for seat, secret in scene.secrets.items() if seat]
        assert len(worlds) == prod(1 + len(secret.others) for secret in hidden) <= MOST_COMBINATIONS
