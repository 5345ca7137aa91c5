"""Worlds of a seat's view, against a slow reading of the rules: deal every hand, play the round again, and look."""

from itertools import combinations
from math import comb, log2

import numpy as np
import pytest
from msgspec.structs import replace

from coverts.belief import Worlds, worlds_of
from coverts.games.contract import Act, Refused
from coverts.games.pikoko import PIKOKO, Phase, Play, State
from coverts.games.pikoko.feathers import DECK_SIZE, FACES_OF, FACES_ON, FEATHER_OF
from tests.belief.positions import decisions


def plays_so_far(state: State) -> list[Play]:
    faces = [face for trick in state.tricks for face in trick.plays]
    return [Play(face) for face in faces] + [PIKOKO_PLAY[face] for face in state.trick]


PIKOKO_PLAY = [action for action in PIKOKO.actions(PIKOKO.options_type(5)) if isinstance(action, Play)]


def hand_at_the_deal(state: State, seat: int) -> int:
    hand = state.hands[seat]
    players = state.players
    tricks = [(trick.first, [face.index for face in trick.plays]) for trick in state.tricks]
    for first, faces in [*tricks, (state.leader, list(state.trick))]:
        for place, face in enumerate(faces):
            if (first + 1 + place) % players == seat:
                hand |= FACES_ON[FEATHER_OF[face]]
    return hand


def slow_worlds(state: State, seat: int) -> set[int]:
    """What is left of every hand with which all plays so far would have been legal."""
    dealt = [hand_at_the_deal(state, other) for other in range(state.players)]
    known = sum(dealt) - dealt[seat] + FACES_ON[state.turned_up or 0]
    free = [feather for feather in range(DECK_SIZE[state.players]) if not FACES_ON[feather] & known]
    found = set()
    for feathers in combinations(free, 8):
        hand = sum(FACES_ON[feather] for feather in feathers)
        hands = tuple(hand if other == seat else dealt[other] for other in range(state.players))
        again = replace(
            state, hands=hands, tricks=(), trick=(), taken=(0,) * state.players, awaits=(state.round_starter,)
        )
        try:
            for play in plays_so_far(state):
                again = PIKOKO.step(again, Act(again.awaits[0], play)).state
        except Refused:
            continue
        found.add(again.hands[seat])
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_are_those_in_which_everything_played_was_legal(seed: int) -> None:
    compared = 0
    for state, _, seat in decisions(3, seed):
        if state.phase is Phase.PLAY and len(state.tricks) in (1, 3, 5, 6) and state.round == 1 and not state.trick:
            for observer in range(3):
                worlds = worlds_of(PIKOKO.view(state, observer))
                assert set(worlds.hands.tolist()) == slow_worlds(state, observer)
                assert len(set(worlds.hands.tolist())) == len(worlds)
                compared += len(worlds)
        del seat
    assert compared > 100


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_truth_is_always_among_the_worlds(players: int) -> None:
    for state, _, seat in decisions(players, 5):
        worlds = worlds_of(PIKOKO.view(state, seat))
        assert worlds.chance_of(state.hands[seat]) == pytest.approx(1.0 / len(worlds))


def at_the_deal(players: int) -> tuple[Worlds, State]:
    state, _, seat = next(iter(decisions(players, 3)))
    return worlds_of(PIKOKO.view(state, seat)), state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_that_may_be_dealt_is_a_world(players: int) -> None:
    worlds, _ = at_the_deal(players)
    among = DECK_SIZE[players] - 8 * (players - 1) - 1
    assert len(worlds) == comb(among, 8) <= 3003
    assert worlds.entropy() == pytest.approx(log2(len(worlds)))
    assert sum(worlds.feather_chances().values()) == pytest.approx(8)
    assert set(worlds.feather_chances()) == set(worlds.pool)


def test_what_is_seen_changes_the_weights() -> None:
    worlds, _ = at_the_deal(4)
    feather = worlds.pool[0]
    has = (worlds.hands & FACES_ON[feather]) != 0
    sure = worlds.updated(np.where(has, 1.0, 0.0))
    assert sure.feather_chances()[feather] == pytest.approx(1.0)
    assert sure.entropy() < worlds.entropy()
    likely = worlds.updated(np.where(has, 3.0, 1.0))
    before = worlds.feather_chances()[feather]
    assert likely.feather_chances()[feather] == pytest.approx(3 * before / (3 * before + 1 - before))


def test_what_no_world_explains_changes_nothing() -> None:
    worlds, _ = at_the_deal(3)
    assert worlds.updated(np.zeros(len(worlds))) is worlds


def test_colours_are_counted_by_the_worlds() -> None:
    worlds, _ = at_the_deal(5)
    for colour, chance in enumerate(worlds.colour_chances()):
        there = [bool(hand & FACES_OF[colour]) for hand in worlds.hands.tolist()]
        assert chance == pytest.approx(sum(there) / len(there))


def test_worlds_are_drawn_by_their_weights() -> None:
    worlds, _ = at_the_deal(3)
    heavy = worlds.updated(np.where(np.arange(len(worlds)) == 7, 1000.0, 1.0))
    drawn = heavy.drawn(200, 0.5)
    assert (drawn == 7).mean() == pytest.approx(heavy.weights[7], abs=0.01)


def test_chances_at_the_deal_are_calibrated() -> None:
    """Of feathers said to be there with a chance of 8 in 12, eight in twelve are."""
    hits = number = 0
    for game in range(60):
        state, _, seat = next(iter(decisions(3, 11, game)))
        worlds = worlds_of(PIKOKO.view(state, seat))
        for feather, chance in worlds.feather_chances().items():
            assert chance == pytest.approx(8 / 12)
            hits += bool(state.hands[seat] & FACES_ON[feather])
            number += 1
    assert hits / number == pytest.approx(8 / 12)
