"""Many games at once are the games of the rule book, observation by observation."""

from typing import Any

import numpy as np
import pytest

from coverts.envs.numbered_game import IllegalAction, NumberedGame
from coverts.envs.pikoko_vector import PikokoVector
from coverts.envs.pok_vector import PokVector
from coverts.games.pikoko import PIKOKO, StartTokenTie
from coverts.games.pok import POK
from coverts.simulate.stream import Stream


@pytest.fixture
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")


def chosen(masks: Any, random: np.random.Generator) -> Any:
    """A legal action for everybody who is asked."""
    return (random.random(masks.shape) * masks).argmax(axis=-1)


class Lane:
    """One game after the other by the rule book, with the chances of its number."""

    def __init__(self, table: NumberedGame[Any], seed: int, number: int, stride: int) -> None:
        self.table, self.seed, self.number, self.stride = table, seed, number, stride
        self.begin()

    def begin(self) -> None:
        self.draw = Stream(self.seed, self.number)
        self.state = self.table.start(self.draw)

    def step(self, actions: list[int]) -> tuple[Any, bool, bool]:
        """Everybody's actions, in the order of the seats."""
        before = self.state
        for action in actions:
            self.state = self.table.step(self.state, self.state.awaits[0], action, self.draw)
        rewards = self.table.rewards(before, self.state) or (0.0,) * self.table.players
        over = self.table.is_over(self.state)
        broken_off = not over and self.table.is_broken_off(self.state)
        if over or broken_off:
            self.number += self.stride
            self.begin()
        return rewards, over, broken_off


def hold(vector: PikokoVector | PokVector, steps: int) -> int:
    """Play with the rule book beside it; how many games have ended."""
    random, ended = np.random.default_rng(1), 0
    seen, infos = vector.reset(seed=5)
    lanes = [Lane(vector.game, 5, number, vector.num_envs) for number in range(vector.num_envs)]
    for _ in range(steps):
        for place, lane in enumerate(lanes):
            seats = lane.state.awaits[:1] if isinstance(vector, PikokoVector) else lane.state.awaits
            observations, masks = zip(*[vector.game.look(lane.state, seat) for seat in seats], strict=True)
            assert np.array_equal(seen["observation"][place].reshape(len(seats), -1), observations)
            assert np.array_equal(seen["action_mask"][place].reshape(len(seats), -1), masks)
            assert "seat" not in infos or infos["seat"][place] == seats[0]
        actions = chosen(seen["action_mask"], random)
        seen, rewards, terminated, truncated, infos = vector.step(actions)
        for place, lane in enumerate(lanes):
            expected, *ends = lane.step(np.ravel(actions[place]).tolist())
            assert rewards[place] == pytest.approx(expected)
            assert [terminated[place], truncated[place]] == ends
        ended += int(terminated.sum() + truncated.sum())
    return ended


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("players", PIKOKO.players)
@pytest.mark.parametrize(("reward", "rounds"), [("difference", 3), ("points", 2), ("win", 1)])
def test_interpreted_games_are_those_of_the_rule_book(players: int, reward: Any, rounds: int) -> None:
    steps = rounds * players * (players + 9) + 20
    assert hold(PikokoVector(2, players, reward=reward, rounds=rounds), steps) == 2


def test_compiled_games_are_those_of_the_rule_book() -> None:
    for players in PIKOKO.players:
        assert hold(PikokoVector(5, players), 3 * players * (players + 9) + 60) == 5


def test_compiled_games_at_other_tables_are_those_of_the_rule_book() -> None:
    for tie in StartTokenTie:
        assert hold(PikokoVector(3, 3, reward="points", start_token_tie=tie, first_starter=1), 130) == 3
    assert hold(PikokoVector(3, 3, reward="win", rounds=1), 100) == 6


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("players", POK.players)
@pytest.mark.parametrize("aid", [False, True])
def test_interpreted_games_of_pok_are_those_of_the_rule_book(players: int, *, aid: bool) -> None:
    assert hold(PokVector(2, players, memory_aid=aid, reward="win" if aid else "counters"), 60) >= 2


def test_compiled_games_of_pok_are_those_of_the_rule_book() -> None:
    for players in POK.players:
        assert hold(PokVector(5, players), 60) >= 5
    assert hold(PokVector(3, 3, memory_aid=False, reward="counters", max_rounds=4), 40) == 30


@pytest.mark.parametrize(
    ("make", "players"),
    [*((PikokoVector, players) for players in PIKOKO.players), *((PokVector, players) for players in POK.players)],
)
def test_nothing_is_written_beyond_the_lanes(make: Any, players: int) -> None:
    """Machine code writes many places at once, and must know where to stop."""
    vector = make(1, players)
    lanes = vector._all
    wide = [np.full(array.size + 128, 7, np.int8) for array in (lanes.observations, lanes.masks)]
    vector._start(lanes._replace(observations=wide[0][64:-64], masks=wide[1][64:-64]), 1)
    for array in wide:
        assert (array[:64] == 7).all()
        assert (array[-64:] == 7).all()
        assert (array[64:-64] < 2).all()


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("make", [PikokoVector, PokVector])
def test_observations_are_in_their_spaces(make: Any) -> None:
    vector = make(3)
    seen, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    one = {name: array[0] for name, array in seen.items()}
    assert vector.single_observation_space.contains(one)
    actions = chosen(seen["action_mask"], np.random.default_rng(1))
    assert vector.action_space.contains(actions)
    assert vector.single_action_space.contains(actions[0])


@pytest.mark.parametrize("speed", ["on", "off"])
def test_illegal_actions_change_nothing(speed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", speed)
    vector = PikokoVector(3)
    vector.reset(seed=1)
    twin = PikokoVector(3)
    twin.reset(seed=1)
    for wrong in (-1, 10, 59, 60, 1000):
        with pytest.raises(IllegalAction, match=f"game 2: {wrong} is not legal for seat"):
            vector.step(np.array([0, 0, wrong]))
    legal = np.array([0, 0, 0])
    assert np.array_equal(vector.step(legal)[0]["observation"], twin.step(legal)[0]["observation"])


@pytest.mark.usefixtures("_interpreted")
def test_illegal_offers_name_their_seat() -> None:
    vector = PokVector(2, 3)
    vector.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 1: 3 is not legal for seat 2"):
        vector.step(np.array([[0, 0, 0], [0, 0, 3]]))
    with pytest.raises(ValueError, match="shape"):
        vector.step(np.array([0, 0]))


def test_there_are_games() -> None:
    with pytest.raises(ValueError, match="at least one"):
        PokVector(0)


@pytest.mark.usefixtures("_interpreted")
def test_a_reset_without_a_seed_goes_on_to_other_games() -> None:
    vector = PikokoVector(2)
    first = vector.reset(seed=1)[0]["observation"].copy()
    second = vector.reset()[0]["observation"].copy()
    assert not np.array_equal(first, second)
    longer = PikokoVector(4).reset(seed=1)[0]["observation"]
    assert np.array_equal(longer, np.concatenate([first, second]))
