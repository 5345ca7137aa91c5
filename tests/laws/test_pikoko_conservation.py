"""What is never lost and never made in a game of Pikoko."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from coverts.games.pikoko import PIKOKO, Deal, Feather, Options, Phase, State
from coverts.games.pikoko.view import feathers_in
from tests.laws.courses import PIKOKO_TABLES, SEEDS, course
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import stock, tricks_of

DECK = {3: 29, 4: 39, 5: 47}


@settings(max_examples=examples(40))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS)
def test_at_every_moment_of_a_game(options: Options, seed: int) -> None:
    undealt: list[Feather] = []
    for at in course(PIKOKO, options, seed):
        if at.moves and isinstance(at.moves[-1], Deal):
            undealt = stock(at.moves[-1], options.players)
        if at.state.round:
            every_feather_is_in_one_place(at.state, undealt)
            tokens_are_bid_or_left(at.state)
            tricks_are_taken_by_somebody(at.state)


def every_feather_is_in_one_place(state: State, undealt: list[Feather]) -> None:
    held = [feather for hand in state.hands for feather in feathers_in(hand)]
    played = [face.feather for trick in tricks_of(state) for face in trick.plays]
    assert state.turned_up_feather is not None
    feathers = [*held, *played, *undealt, state.turned_up_feather]
    assert len(feathers) == DECK[state.players]
    assert sorted(feather.index for feather in feathers) == list(range(DECK[state.players]))
    assert len(undealt) == (4 if state.players == 3 else 6)


def tokens_are_bid_or_left(state: State) -> None:
    for seat in range(state.players):
        assert sum(bid or 0 for bid in state.bids[seat]) + state.tokens(seat) == 9
        assert 0 <= state.tokens(seat) <= 9


def tricks_are_taken_by_somebody(state: State) -> None:
    assert sum(state.taken) == len(state.tricks) <= 8
    assert list(state.taken) == [sum(trick.taken_by == seat for trick in state.tricks) for seat in range(state.players)]
    if state.phase in (Phase.DEAL, Phase.OVER):
        assert sum(state.taken) == 8
        assert not any(state.hands)


@settings(max_examples=examples(40))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS)
def test_over_a_whole_game(options: Options, seed: int) -> None:
    moments = course(PIKOKO, options, seed)
    players, ended = options.players, moments[-1].state
    drawn = options.first_starter is None
    a_round = 1 + players * (players - 1) + players + players + players * 8
    assert len(ended.scores) == 3
    assert len(moments) - 1 == drawn + 3 * a_round
    for score in ended.scores:
        assert sum(score.taken) == 8
        assert all(sum(row) <= 9 for row in score.bids)
    for one, other in pairwise(moments):
        assert one.state.scores == other.state.scores[: len(one.state.scores)]
    assert ended.totals == tuple(sum(score.scores[seat] for score in ended.scores) for seat in range(players))
