"""The coach says the same, byte by byte, in all worlds that a seat cannot tell apart."""

from dataclasses import replace as with_part
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from coverts.coach.pikoko.belief import believe
from coverts.coach.pikoko.judge import chance_for, judged
from coverts.coach.pikoko.limits import Work
from coverts.coach.pok.belief import believe as believe_pok
from coverts.coach.pok.judge import judged as judged_offer
from coverts.coach.sampling import Limits
from coverts.coach.seat_games import Moment, moments_of
from coverts.games.contract import AnyGame, Awaits, Observer
from coverts.games.pikoko import PIKOKO, Bid, Options, Phase, State, View
from coverts.games.pikoko.feathers import FACES_OF
from coverts.games.pok import POK
from coverts.games.pok import Options as PokOptions
from tests.coach.games import written
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import own_hand_worlds, pikoko_scene
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import Scene, World, choice_worlds

TINY = Work(8, Limits(4, 4, 8), 4)
PHASES = [Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE, Phase.PLAY]


def asked(scene: Scene) -> list[int]:
    prompt = scene.at.game.prompt(scene.at.state)
    return list(prompt.seats) if isinstance(prompt, Awaits) else []


def moment_in(game: AnyGame, scene: Scene, world: World, seat: int) -> Moment:
    """The decision that a seat is asked for after the moves of a world."""
    _, ends = moments_of(game, scene.before.options, (*scene.before.moves, *world), seat)
    *past, now = ends
    return Moment(now, tuple(past), now.legal[0])


def said(game: AnyGame, scene: Scene, world: World, seat: int) -> bytes:
    moment = moment_in(game, scene, world, seat)
    found = judged_offer(moment) if game.name == "pok" else judged(moment, TINY, chance_for(1, 2))
    believed = (believe_pok if game.name == "pok" else believe)(moment.view, moment.past)
    return written(found) + msgspec.json.encode(believed)


def compared(game: AnyGame, players: int, phase: Phase, seed: int, number: int) -> tuple[int, int]:
    """How many pairs of worlds there were, and how many of them the coach could tell apart."""
    scene = pikoko_scene(PIKOKO, Options(players), seed, phase)
    pairs, different = 0, 0
    for seat in asked(scene)[:1]:
        worlds = list(own_hand_worlds(scene, seat, Random(seed)))
        first = said(game, scene, scene.moves, seat)
        for world in islice(Random(seed).sample(worlds, len(worlds)), number):
            pairs += 1
            different += said(game, scene, world, seat) != first
    return pairs, different


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", PIKOKO.players)
def test_no_byte_depends_on_what_the_seat_cannot_know(players: int, phase: Phase) -> None:
    found = [compared(PIKOKO, players, phase, seed, 6) for seed in range(examples(2))]
    assert sum(pairs for pairs, _ in found) >= 6
    assert sum(different for _, different in found) == 0


@pytest.mark.parametrize("players", [3, 5])
def test_no_byte_depends_on_what_is_in_the_others_fists(players: int) -> None:
    pairs = 0
    for seed in range(examples(1)):
        for scene in pok_scenes(POK, PokOptions(players), seed)[::7]:
            for seat in asked(scene):
                worlds = list(islice(choice_worlds(scene, seat, Random(seed)), 4))
                first = said(POK, scene, scene.moves, seat)
                assert all(said(POK, scene, world, seat) == first for world in worlds)
                pairs += len(worlds)
    assert pairs > 5


def peeking(state: State, observer: Observer) -> View:
    """A leak on purpose: one's own tokens tell whether there is much trump on one's own peacock."""
    view = PIKOKO.view(state, observer)
    if not isinstance(observer, int) or state.trump is None or not isinstance(view.prompt, Awaits):
        return view
    trumps = (state.hands[observer] & FACES_OF[state.trump.index]).bit_count()
    return replace(view, tokens=_with(view.tokens, observer, max(0, view.tokens[observer] - trumps)))


def listening(state: State, observer: Observer) -> View:
    """Another one: tokens are gone from the others' stocks as soon as their fists are closed."""
    view = PIKOKO.view(state, observer)
    tokens = view.tokens
    for seat, action in enumerate(state.sealed):
        if isinstance(action, Bid):
            tokens = _with(tokens, seat, tokens[seat] - action.tokens)
    return replace(view, tokens=tokens)


def _with(tokens: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*tokens[:seat], number, *tokens[seat + 1 :])


@pytest.mark.parametrize("leak", [peeking, listening])
def test_a_leak_is_caught(leak: Any) -> None:
    game = with_part(PIKOKO, view=leak)
    found = [compared(game, 4, Phase.BID, seed, 6) for seed in range(3)]
    assert sum(different for _, different in found) > 0
