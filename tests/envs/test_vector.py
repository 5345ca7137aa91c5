"""Many games at once are the games of the rule book, observation by observation."""

from typing import Any

import numpy as np
import pytest

from coverts.envs.numbered_game import IllegalAction
from coverts.envs.pikoko.numbered import NumberedPikoko
from coverts.envs.pikoko_vector import PikokoVector
from coverts.games.pikoko import PIKOKO
from coverts.simulate.stream import Stream


@pytest.fixture
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")


def chosen(masks: Any, random: np.random.Generator) -> Any:
    """A legal action for every game."""
    return (random.random(masks.shape) * masks).argmax(axis=1)


class Lane:
    """One game after the other by the rule book, with the chances of its number."""

    def __init__(self, table: NumberedPikoko, seed: int, number: int, stride: int) -> None:
        self.table, self.seed, self.number, self.stride = table, seed, number, stride
        self.begin()

    def begin(self) -> None:
        self.draw = Stream(self.seed, self.number)
        self.state = self.table.start(self.draw)

    def step(self, action: int) -> tuple[Any, bool]:
        before = self.state
        self.state = self.table.step(before, before.awaits[0], action, self.draw)
        rewards = self.table.rewards(before, self.state) or (0.0,) * self.table.players
        if over := self.table.is_over(self.state):
            self.number += self.stride
            self.begin()
        return rewards, over


def hold(vector: PikokoVector, steps: int) -> int:
    """Play with the rule book beside it; how many games have ended."""
    random, ended = np.random.default_rng(1), 0
    seen, infos = vector.reset(seed=5)
    lanes = [Lane(vector.game, 5, number, vector.num_envs) for number in range(vector.num_envs)]
    for _ in range(steps):
        for place, lane in enumerate(lanes):
            seat = lane.state.awaits[0]
            observation, mask = vector.game.look(lane.state, seat)
            assert infos["seat"][place] == seat
            assert np.array_equal(seen["observation"][place], observation)
            assert np.array_equal(seen["action_mask"][place], mask)
        actions = chosen(seen["action_mask"], random)
        seen, rewards, terminated, truncated, infos = vector.step(actions)
        for place, lane in enumerate(lanes):
            expected, over = lane.step(int(actions[place]))
            assert rewards[place] == pytest.approx(expected)
            assert terminated[place] == over
        assert not truncated.any()
        ended += int(terminated.sum())
    return ended


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize("players", PIKOKO.players)
@pytest.mark.parametrize(("reward", "rounds"), [("difference", 3), ("points", 2), ("win", 1)])
def test_interpreted_games_are_those_of_the_rule_book(players: int, reward: Any, rounds: int) -> None:
    steps = rounds * players * (players + 9) + 20
    assert hold(PikokoVector(2, players, reward=reward, rounds=rounds), steps) == 2


def test_compiled_games_are_those_of_the_rule_book() -> None:
    for players in PIKOKO.players:
        assert hold(PikokoVector(5, players, threads=2), 3 * players * (players + 9) + 60) == 5


@pytest.mark.usefixtures("_interpreted")
def test_observations_are_in_their_spaces() -> None:
    vector = PikokoVector(3)
    seen, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    one = {name: array[0] for name, array in seen.items()}
    assert vector.single_observation_space.contains(one)
    assert vector.action_space.contains(chosen(seen["action_mask"], np.random.default_rng(1)))


@pytest.mark.usefixtures("_interpreted")
def test_illegal_actions_change_nothing() -> None:
    vector = PikokoVector(3)
    seen, _ = vector.reset(seed=1)
    before = seen["observation"].copy()
    for wrong in (-1, 10, 59, 60, 1000):
        with pytest.raises(IllegalAction, match="game 2"):
            vector.step(np.array([0, 0, wrong]))
    assert np.array_equal(vector.step(np.array([0, 0, 0]))[0]["observation"].shape, before.shape)
    seen, _ = vector.reset(seed=1)
    assert np.array_equal(seen["observation"], before)


@pytest.mark.usefixtures("_interpreted")
def test_a_reset_without_a_seed_goes_on_to_other_games() -> None:
    vector = PikokoVector(2)
    first = vector.reset(seed=1)[0]["observation"].copy()
    second = vector.reset()[0]["observation"].copy()
    assert not np.array_equal(first, second)
    longer = PikokoVector(4).reset(seed=1)[0]["observation"]
    assert np.array_equal(longer, np.concatenate([first, second]))
