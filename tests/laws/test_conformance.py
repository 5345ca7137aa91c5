import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverts.games import pikoko, pok
from coverts.games.conformance import Moment, check, check_moment, check_move
from coverts.games.contract import Over
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from tests.laws.courses import PIKOKO_TABLES, POK_TABLES, SEEDS, course, source
from tests.laws.examples import examples


@pytest.mark.parametrize("options", PIKOKO_TABLES, ids=str)
@settings(max_examples=examples(1))
@given(seed=SEEDS)
def test_pikoko_conforms_at_every_table(options: pikoko.Options, seed: int) -> None:
    ended = check(PIKOKO, options, source(options, seed))
    assert isinstance(PIKOKO.prompt(ended.state), Over)


@pytest.mark.parametrize("options", POK_TABLES, ids=str)
@settings(max_examples=examples(5))
@given(seed=SEEDS)
def test_pok_conforms_at_every_table(options: pok.Options, seed: int) -> None:
    ended = check(POK, options, source(options, seed))
    assert isinstance(POK.prompt(ended.state), Over)


@settings(max_examples=examples(30))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS, share=st.floats(0, 1, exclude_max=True))
def test_pikoko_conforms_at_moments_of_thrifty_games(options: pikoko.Options, seed: int, share: float) -> None:
    conforms_at(course(PIKOKO, options, seed), share, seed)


@settings(max_examples=examples(30))
@given(options=st.sampled_from(POK_TABLES), seed=SEEDS, share=st.floats(0, 1, exclude_max=True))
def test_pok_conforms_at_moments_of_thrifty_games(options: pok.Options, seed: int, share: float) -> None:
    conforms_at(course(POK, options, seed), share, seed)


def conforms_at(moments: list[Moment], share: float, seed: int) -> None:
    number = int(share * (len(moments) - 1))
    at, draw = moments[number], source(share, seed)
    check_moment(at, draw)
    check_move(at, moments[number + 1].moves[-1], draw)


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    options = pok.Options(4)
    assert len(check(POK, options, source(options, 0), most_moves=7).moves) == 7
