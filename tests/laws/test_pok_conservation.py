"""What is never lost and never made in a game of POK."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from coverts.games.pok import POK, Options, Phase, RoundResult, State, Symbol
from tests.laws.courses import POK_TABLES, SEEDS, course
from tests.laws.examples import examples


@settings(max_examples=examples(80))
@given(options=st.sampled_from(POK_TABLES), seed=SEEDS)
def test_counters_are_handed_over_or_left(options: Options, seed: int) -> None:
    handed_over: list[list[Symbol]] = [[] for _ in range(options.players)]
    moments = course(POK, options, seed)
    for before, after in pairwise(moments):
        if before.state.phase is Phase.OFFER and after.state.phase is not Phase.OFFER:
            count(after.state.last, handed_over)
        nothing_is_lost(after.state, handed_over)
    assert moments[-1].state.phase is Phase.OVER


def count(result: RoundResult | None, handed_over: list[list[Symbol]]) -> None:
    assert result is not None
    for seat in result.handed_over:
        handed_over[seat].append(result.played[seat])


def nothing_is_lost(state: State, handed_over: list[list[Symbol]]) -> None:
    for seat, gone in enumerate(handed_over):
        counters = [*state.counters(seat), *gone]
        assert sorted(symbol.index for symbol in counters) == [0, 0, 1, 1, 2, 2]
        assert state.counters_left(seat) + len(gone) == 6
        assert len(gone) <= (5 if state.phase is Phase.OVER else 4)


@settings(max_examples=examples(80))
@given(options=st.sampled_from(POK_TABLES), seed=SEEDS)
def test_a_fist_holds_a_counter_of_its_owner(options: Options, seed: int) -> None:
    for at in course(POK, options, seed):
        for seat, fist in enumerate(at.state.sealed):
            assert fist is None or fist.symbol in at.state.counters(seat)
