"""P6–P10, K3: an observation is the same in all worlds that its seat cannot tell apart."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from coverts.envs.pikoko.numbered import NumberedPikoko
from coverts.envs.pok.numbered import NumberedPok
from coverts.games.conformance import Moment
from coverts.games.pikoko import PIKOKO, Options, Phase
from coverts.games.pok import POK
from coverts.games.pok import Options as PokOptions
from tests.laws.courses import SEEDS
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import own_hand_worlds, pikoko_scene
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import World, choice_worlds


def after(before: Moment, world: World) -> Any:
    state = before.state
    for move in world:
        state = before.game.step(state, move).state
    return state


@pytest.mark.parametrize("phase", [Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE, Phase.PLAY])
@pytest.mark.parametrize("players", PIKOKO.players)
@settings(max_examples=examples(1), deadline=None)
@given(seed=SEEDS)
def test_no_observation_depends_on_the_own_peacock(players: int, phase: Phase, seed: int) -> None:
    random, table = Random(seed), NumberedPikoko(players)
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    for seat in range(players):
        worlds = list(own_hand_worlds(scene, seat, random))
        states = [after(scene.before, world) for world in worlds[:: 1 if players == 3 else 10]]
        seen = {(table.observed(state, seat), table.mask(state, seat)) for state in states}
        assert len(seen) == 1


@pytest.mark.parametrize("phase", [Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE, Phase.PLAY])
@pytest.mark.parametrize("players", PIKOKO.players)
@settings(max_examples=examples(2), deadline=None)
@given(seed=SEEDS)
def test_no_observation_shows_closed_fists_or_face_down_cards(players: int, phase: Phase, seed: int) -> None:
    random, table = Random(seed), NumberedPikoko(players)
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    for seat in range(players):
        worlds = list(choice_worlds(scene, seat, random))
        assert len({table.observed(after(scene.before, world), seat) for world in worlds}) == 1
        others = [secret.others for other, secret in scene.secrets.items() if other != seat]
        assert (len(worlds) > 1) == any(others)


@pytest.mark.parametrize("players", POK.players)
@settings(max_examples=examples(2), deadline=None)
@given(seed=SEEDS)
def test_no_observation_shows_offers_before_the_reveal(players: int, seed: int) -> None:
    random, table = Random(seed), NumberedPok(players)
    scenes = pok_scenes(POK, PokOptions(players), seed)
    for scene in random.sample(scenes, min(6, len(scenes))):
        for seat in range(players):
            worlds = choice_worlds(scene, seat, random)
            assert len({table.observed(after(scene.before, world), seat) for world in worlds}) == 1


def test_a_leak_would_be_seen() -> None:
    """The worlds do differ: to the left neighbour, who sees the peacock."""
    scene = pikoko_scene(PIKOKO, Options(3), 1, Phase.BID)
    table = NumberedPikoko(3)
    worlds = list(own_hand_worlds(scene, 0, Random(1)))
    assert len({table.observed(after(scene.before, world), 1) for world in worlds}) == 495
