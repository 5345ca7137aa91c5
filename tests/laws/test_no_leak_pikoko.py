"""P6–P10: nobody can tell worlds apart that differ only in what they must not know."""

from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from coverts.games.contract import PUBLIC, Refused
from coverts.games.pikoko import PIKOKO, Options, Phase
from coverts.games.seats import with_entry
from tests.laws.courses import SEEDS
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import (
    own_hand_worlds,
    own_hands,
    pikoko_scene,
    played_from,
    public_worlds,
    tricks_of,
    unseen,
    with_deal,
)
from tests.laws.scenes import Scene, choice_worlds, everything_seen, same_to

CLOSED_FISTS = [Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE]
UNSEEN = {3: 12, 4: 14, 5: 14}
PEACOCKS = {3: 495, 4: 3003, 5: 3003}
"""How many a seat may have before one of its feathers has been played."""


def hold_for_own_peacock(scene: Scene, seat: int, random: Random) -> None:
    players = scene.at.players
    played = len(played_from(seat, tricks_of(scene.at.state), players))
    worlds = same_to(seat, scene, own_hand_worlds(scene, seat, random))
    assert 1 <= worlds <= comb(UNSEEN[players] - played, 8 - played)
    assert worlds == PEACOCKS[players] or played


def hold_for_choices(scene: Scene, seat: int, random: Random) -> None:
    worlds = same_to(seat, scene, choice_worlds(scene, seat, random))
    assert worlds > sum(len(secret.others) for other, secret in scene.secrets.items() if other != seat)


@pytest.mark.parametrize("phase", CLOSED_FISTS)
@pytest.mark.parametrize("players", PIKOKO.players)
@settings(max_examples=examples(1))
@given(seed=SEEDS)
def test_no_seat_can_tell_its_own_peacock_while_fists_close(players: int, phase: Phase, seed: int) -> None:
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    for seat in range(players):
        hold_for_own_peacock(scene, seat, Random(seed))


@pytest.mark.parametrize(("players", "number"), [(3, 12), (4, 3), (5, 3)])
def test_no_seat_can_tell_its_own_peacock_while_tricks_are_played(players: int, number: int) -> None:
    @settings(max_examples=examples(number))
    @given(seed=SEEDS)
    def hold(seed: int) -> None:
        scene = pikoko_scene(PIKOKO, Options(players), seed, Phase.PLAY)
        for seat in range(players):
            hold_for_own_peacock(scene, seat, Random(seed))

    hold()


@pytest.mark.parametrize("phase", [*CLOSED_FISTS, Phase.PLAY])
@pytest.mark.parametrize("players", PIKOKO.players)
@settings(max_examples=examples(5))
@given(seed=SEEDS)
def test_no_seat_can_tell_closed_fists_and_face_down_cards(players: int, phase: Phase, seed: int) -> None:
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    assert scene.secrets
    for seat in range(players):
        hold_for_choices(scene, seat, Random(seed))


@pytest.mark.parametrize("phase", [*CLOSED_FISTS, Phase.PLAY])
@pytest.mark.parametrize("players", PIKOKO.players)
@settings(max_examples=examples(5))
@given(seed=SEEDS)
def test_the_public_cannot_tell_any_peacock_or_choice(players: int, phase: Phase, seed: int) -> None:
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    worlds = list(public_worlds(scene, 40, Random(seed)))
    assert len({frozenset(hand) for deal, *_ in worlds for hand in deal.hands}) > players or tricks_of(scene.at.state)
    assert same_to(PUBLIC, scene, worlds) == 40
    assert same_to(PUBLIC, scene, choice_worlds(scene, PUBLIC, Random(seed))) > 0


@settings(max_examples=examples(5))
@given(seed=SEEDS)
def test_peacocks_that_are_not_among_the_worlds_are_impossible(seed: int) -> None:
    scene = pikoko_scene(PIKOKO, Options(3), seed, Phase.PLAY)
    deal = scene.moves[0]
    for seat in range(3):
        possible = set(own_hands(scene, seat))
        every = set(combinations(unseen(deal, seat), 8))
        assert len(every) == PEACOCKS[3]
        for hand in every - possible:
            redealt = replace(deal, hands=with_entry(deal.hands, seat, hand))
            with pytest.raises(Refused):
                everything_seen(scene.before, with_deal(scene.moves, redealt), seat)


@pytest.mark.parametrize("players", PIKOKO.players)
def test_rounds_1_to_3_are_all_sampled(players: int) -> None:
    rounds = {pikoko_scene(PIKOKO, Options(players), seed, Phase.PLAY).at.state.round for seed in range(20)}
    assert rounds == {1, 2, 3}
