"""Nobody learns through the hall what they must not know: pairs of whole games, driven through the desk.

`COVERTS_EXAMPLES=45 pytest tests/hall/test_no_leak.py` tries more than 20,000 pairs, which takes some minutes.
"""

import pytest
from hypothesis import given, settings

from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.wire import Setup
from tests.hall.house import SETUPS
from tests.hall.pairs import check, staged_game
from tests.laws.courses import SEEDS
from tests.laws.examples import examples

GAMES = 10
"""How many games of each kind; each makes a pair for every observer."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nobody_can_tell_games_apart_that_differ_in_what_they_must_not_know(setup: Setup) -> None:
    pairs: dict[int, int] = {}

    @settings(max_examples=examples(GAMES))
    @given(seed=SEEDS)
    def hold(seed: int) -> None:
        pairs[seed] = check(staged_game(setup, seed))

    hold()
    assert sum(pairs.values()) >= pairs_of(setup, examples(GAMES))


def pairs_of(setup: Setup, games: int) -> int:
    return games * (setup.players + 1)


def test_there_are_enough_pairs() -> None:
    assert sum(pairs_of(setup, GAMES) for setup in SETUPS) >= 300
    assert sum(pairs_of(setup, 45 * GAMES) for setup in SETUPS) >= 20_000


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(4)], ids=str)
def test_the_games_of_a_pair_do_differ_to_others(setup: Setup) -> None:
    games = [staged_game(setup, seed) for seed in range(12)]
    pairs = [(game, observer) for game in games for observer in game.observers]
    different = [(game, observer) for game, observer in pairs if game.moves != game.other_moves(observer)]
    assert len(different) > 0.8 * len(pairs)
    for game, observer in different[::6]:
        one, other = game.seen(), game.other_seen(observer)
        assert any(one[somebody] != other[somebody] for somebody in one if somebody != observer)
