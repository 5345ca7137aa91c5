"""The games do what OpenSpiel asks of games, and information states hold exactly what a seat knows."""

import pickle
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from coverts.envs.openspiel.pikoko import PikokoSpiel
from coverts.envs.openspiel.pok import PokSpiel
from coverts.games.contract import PUBLIC
from coverts.games.pikoko import PIKOKO, Deal, Feather, Phase
from coverts.games.pikoko.feathers import FEATHER
from coverts.games.pok import POK
from tests.laws.pikoko_worlds import explains, tricks_of, unseen

SINGLE, NONE = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
GAMES = [
    *(f"python_coverts_pikoko(players={players},rounds=1)" for players in PIKOKO.players),
    *(f"python_coverts_pok(players={players})" for players in POK.players),
]


def states(name: str, seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", [*GAMES, "python_coverts_pok(players=4,max_rounds=3)"])
def test_the_generic_test_of_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["python_coverts_pikoko(players=3,rounds=1)", "python_coverts_pok"])
def test_the_generic_test_of_games_from_python(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(name))


def test_the_generic_test_of_whole_games_of_pikoko() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_coverts_pikoko"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_resampled_information_states_are_indistinguishable(name: str) -> None:
    random, players, differ = Random(name), pyspiel.load_game(name).num_players(), 0
    for state in states(name, 7):
        if random.random() > 0.2:
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, random.random)
            assert everything_known(other, player) == everything_known(state, player)
            assert other.move_number() == state.move_number()
            differ += other.history() != state.history()
    assert differ > 0


def everything_known(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player can ask about a state."""
    asked = state.current_player() == player
    return (
        state.current_player(),
        state.legal_actions() if asked else (),
        state.information_state_string(player),
        state.observation_string(player),
        np.packbits(np.array(state.information_state_tensor(player), bool)).tobytes(),
        np.packbits(np.array(state.observation_tensor(player), bool)).tobytes(),
    )


def test_resampled_peacocks_are_all_those_that_explain_the_plays() -> None:
    """Which ones those are is counted on fingers in the tests of the laws; late in a round they are few."""
    random, counted = Random(1), 0
    for state in states("python_coverts_pikoko(players=3,rounds=1)", 5):
        table = state.at.state
        if table.phase is not Phase.PLAY or len(table.tricks) < 5:
            continue
        deal = Deal(tuple(hand_of(state, seat) for seat in range(3)), FEATHER[state.history()[25]])
        for seat in range(3):
            hands = combinations(unseen(deal, seat), 8)
            possible = {frozenset(hand) for hand in hands if explains(hand, seat, tricks_of(table), 3)}
            if len(possible) > 8:
                continue
            worlds = [state.resample_from_infostate(seat, random.random) for _ in range(10 * len(possible))]
            assert {frozenset(hand_of(world, seat)) for world in worlds} == possible
            counted += len(possible)
    assert counted > 20


def hand_of(state: Any, seat: int) -> tuple[Feather, ...]:
    """What a seat was dealt in the first round."""
    return tuple(FEATHER[card] for card in state.history()[1 + 8 * seat : 9 + 8 * seat])


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_tells_apart_what_a_player_has_seen(name: str) -> None:
    """Perfect recall: along a game, the player who is asked never meets the same information state twice."""
    asked = [
        (state.current_player(), state.information_state_string())
        for state in states(name, 3)
        if state.is_player_node()
    ]
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_is_told_only_grows(name: str) -> None:
    told = [""] * pyspiel.load_game(name).num_players()
    for state in states(name, 4):
        for player, before in enumerate(told):
            told[player] = state.information_state_string(player)
            assert told[player].startswith(before)


@pytest.mark.parametrize("name", [*GAMES, "python_coverts_pikoko(players=3)"])
def test_returns_and_lengths_stay_in_bounds(name: str) -> None:
    game = pyspiel.load_game(name)
    *before, last = [state.clone() for state in states(name, 5)]
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(0)
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in last.returns())
    decisions = sum(state.is_player_node() for state in before)
    assert decisions == game.max_game_length() or "pok" in name
    assert decisions <= game.max_game_length()
    assert len(before) - decisions <= game.max_chance_nodes_in_history()
    for state in before:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert max(outcomes) < game.max_chance_outcomes()


def test_the_throws_are_as_likely_as_the_dice_make_them() -> None:
    state = pyspiel.load_game("python_coverts_pok").new_initial_state()
    chances = {state.action_to_string(throw): chance for throw, chance in state.chance_outcomes()}
    assert len(chances) == 48
    assert chances["throw 1B - -"] == pytest.approx(1 / 3 / 4)
    assert chances["throw 1R 2G 3B"] == pytest.approx(1 / 3 / 36)


def test_a_game_of_pok_that_goes_on_for_ever_is_worth_nothing() -> None:
    state = pyspiel.load_game("python_coverts_pok(players=3,max_rounds=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(0)
    assert state.returns() == pytest.approx([0, 0, 0])


def test_chance_is_told_by_name() -> None:
    state = pyspiel.load_game("python_coverts_pikoko(players=3)").new_initial_state()
    names = []
    for outcome in (2, *range(25)):
        names.append(state.action_to_string(outcome))
        state.apply_action(outcome)
    assert names[:2] == ["starter 2", "deal PYR1 to 0"]
    assert names[-2:] == ["deal P6 to 2", "turn up W6"]


@pytest.mark.parametrize("name", GAMES[:4])
def test_observers_of_all_kinds(name: str) -> None:
    game = pyspiel.load_game(name)
    private = {slot.name for slot in game.numbered.layout.slots if slot.is_private}
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE))
    recalling = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=NONE))
    own = game.make_py_observer(pyspiel.IIGObservationType(False, False, SINGLE))
    assert not private & set(public.dict)
    assert private | {"player"} == set(own.dict)
    for state in states(name, 2):
        public.set_from(state, 0)
        own.set_from(state, 0)
        own.string_from(state, 0)
        said = recalling.string_from(state, 0)
        assert "my" not in said
        assert said.count("?8") == (game.num_players() if state.at.state.round and "pikoko" in name else 0)
    with pytest.raises(ValueError, match="all private"):
        game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"depth": 3})


def test_what_the_public_sees_is_what_all_seats_see() -> None:
    """The pieces that an observer without private information gets say no more than the public view."""
    game = PokSpiel({"players": 3})
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE))
    for state in states("python_coverts_pok", 1):
        observer.set_from(state, 0)
        left = POK.view(state.at.state, PUBLIC).left
        assert observer.dict["left"].sum(axis=1).tolist() == list(left)


def test_states_are_pickled() -> None:
    for name in GAMES[:4]:
        for state in list(states(name, 1))[::9]:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.history() == state.history()


def test_games_are_told_their_parameters() -> None:
    assert PikokoSpiel().num_players() == 4
    assert PokSpiel({"players": 5}).num_players() == 5
    assert (
        str(pyspiel.load_game("python_coverts_pok", {"players": 6})) == "python_coverts_pok(max_rounds=100,players=6)"
    )
