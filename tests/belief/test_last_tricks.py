"""The last tricks as the kernel works them out, against a slow reading of the rules that calls itself."""

from collections.abc import Sequence
from math import exp

import numpy as np
import pytest
from msgspec.structs import replace

from coverts.belief.arrays import Floats
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_row
from coverts.belief.worlds import worlds_of
from coverts.games.contract import Act
from coverts.games.pikoko import PIKOKO, Phase, Play, State
from coverts.games.pikoko.feathers import FACES_ON, HAND_SIZE, Feather
from coverts.games.pikoko.rows.layout import MOST
from tests.belief.positions import decisions

INTERPRETED = Machine(lambda function: function)

EAGER = np.array([1.0, 0.5, 2.0, 4.0, 0.0])


def plays(state: State) -> list[Play]:
    """All legal ones, but one of those that come to the same: thrown away, only "trump or not" matters (P13)."""
    found: dict[object, Play] = {}
    led = PLAY_OF[state.trick[0]].face.colour if state.trick else None
    for play in PIKOKO.legal(state, state.awaits[0]):
        assert isinstance(play, Play)
        thrown_away = led is not None and play.face.colour is not led
        found.setdefault((play.face.feather, play.face.colour is state.trump) if thrown_away else play.face, play)
    return list(found.values())


PLAY_OF = [action for action in PIKOKO.actions(PIKOKO.options_type(5)) if isinstance(action, Play)]


def slow(state: State, before: Sequence[int], worths: Floats) -> Floats:
    """What is to be expected [seat]; `worths` is asked how many tricks each has taken more than before."""
    if len(state.tricks) == HAND_SIZE:
        gained = tuple(now - then for now, then in zip(state.taken, before, strict=True))
        found: Floats = worths[gained]
        return found
    seat = state.awaits[0]
    values = slow_plays(state, before, worths)
    chances = [exp(EAGER[seat] * (value[seat] - max(one[seat] for one in values))) for value in values]
    return sum((chance * value for chance, value in zip(chances, values, strict=True)), np.zeros(MOST)) / sum(chances)


def slow_plays(state: State, before: Sequence[int], worths: Floats) -> list[Floats]:
    return [slow(PIKOKO.step(state, Act(state.awaits[0], play)).state, before, worths) for play in plays(state)]


def ends(players: int, seed: int, tricks: int) -> list[State]:
    """The decisions of a game in the last so many tricks of its rounds."""
    states = [state for state, _, _ in decisions(players, seed) if state.phase is Phase.PLAY]
    return [state for state in states if len(state.tricks) >= HAND_SIZE - tricks]


@pytest.mark.parametrize(("players", "seeds", "tricks"), [(3, 4, 2), (4, 2, 2), (5, 1, 2), (3, 1, 3)])
def test_every_play_is_worth_what_the_rules_make_it(players: int, seeds: int, tricks: int) -> None:
    chance, compared = np.random.default_rng(players), 0
    for state in [state for seed in range(seeds) for state in ends(players, seed, tricks)][:: 2 * tricks - 3]:
        seat, left = state.awaits[0], HAND_SIZE - len(state.tricks)
        worths = chance.normal(size=(left + 1,) * players + (MOST,))
        view = PIKOKO.view(state, seat)
        hands = worlds_of(view).hands[::7]
        found = INTERPRETED.settle(seen_row(view), hands, worths.reshape(-1, MOST), EAGER)
        for world, hand in enumerate(hands.tolist()):
            there = replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
            expected = [value[seat] for value in slow_plays(there, state.taken, worths)]
            assert found[:, world] == pytest.approx(expected, abs=1e-12)
            compared += len(expected)
    assert compared > 30


def hand(*feathers: Feather) -> int:
    return sum(FACES_ON[feather.index] for feather in feathers)


def two_left(*hands: int) -> State:
    """Three players with two tricks to come; seat 0 leads, and red is trump."""
    state = next(state for state in ends(3, 1, 2) if not state.trick)
    ready = replace(state, hands=hands, awaits=(0,), turned_up=Feather.R2.index)
    last = replace(state.tricks[-1], taken_by=1)
    return replace(ready, tricks=(*state.tricks[:-1], last))


def test_a_sure_play_and_one_that_leaves_it_to_a_neighbour() -> None:
    """Seat 0 plays from {B2, R6}, seat 1 from {Y3, B5}, seat 2 from seat 0's white ones, which take nothing.

    B2 draws B5, which takes it, and R6 trumps the next one: seats 1 and 2 take one each. After R6 it is for seat 1 to
    say whether B5 is thrown away: then B2 takes the last trick too.
    """
    own = hand(Feather.W2, Feather.W3)
    state = two_left(own, hand(Feather.B2, Feather.R6), hand(Feather.Y3, Feather.B5))
    worths = np.zeros((3, 3, 3, MOST))
    worths[0, 2, 0] = [6.0, 1.0, 0.0, 0.0, 0.0]
    worths[0, 1, 1] = [2.0, 2.0, 0.0, 0.0, 0.0]
    seen = seen_row(PIKOKO.view(state, 0))
    blue, red = INTERPRETED.settle(seen, np.array([own]), worths.reshape(-1, MOST), EAGER)[:, 0].tolist()
    kept = 1.0 / (1.0 + exp(-EAGER[1]))
    assert blue == 2.0
    assert red == pytest.approx(kept * 2.0 + (1.0 - kept) * 6.0, abs=1e-12)


def test_P13_a_feather_of_three_colours_that_need_not_follow_is_thrown_away_or_a_trump() -> None:
    """Seat 1 shall take nothing, and PWR7 is on its peacock. Led, it takes the trick in any colour.

    If B2 is led first, seat 2's B3 takes it and Y3 is led next. PWR7 cannot follow: as red it takes the trick, in its
    other colours it does not, and these come to the same.
    """
    own = hand(Feather.W5, Feather.Y6)
    state = two_left(own, hand(Feather.PWR7, Feather.B2), hand(Feather.Y3, Feather.B3))
    worths = np.zeros((3, 3, 3, MOST))
    worths[:, 0, :, 0] = 1.0
    seen = seen_row(PIKOKO.view(state, 0))
    blue, *sevens = INTERPRETED.settle(seen, np.array([own]), worths.reshape(-1, MOST), EAGER)[:, 0].tolist()
    assert sevens == [0.0, 0.0, 0.0]
    assert blue == pytest.approx(1.0 / (1.0 + exp(-EAGER[0])), abs=1e-12)
