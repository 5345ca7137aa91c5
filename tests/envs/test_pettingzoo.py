"""The environments do what PettingZoo asks of environments."""

import time
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

from coverts.envs import pikoko_v0, pok_v0
from coverts.envs.numbered_game import IllegalAction
from coverts.games.contract import Refused
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from tests.envs.tables import random_action

# What PettingZoo says of its own classic games with action masks, too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

TURNS: list[tuple[Callable[..., Any], int]] = [
    *((pikoko_v0.env, players) for players in PIKOKO.players),
    *((pok_v0.env, players) for players in POK.players),
]


@pytest.mark.parametrize(("make", "players"), TURNS)
def test_the_api(make: Callable[..., Any], players: int) -> None:
    api_test(make(players), num_cycles=200)


@pytest.mark.parametrize("reward", ["points", "win"])
def test_the_api_with_other_rewards(reward: Any) -> None:
    api_test(pikoko_v0.env(3, rounds=2, reward=reward), num_cycles=200)


@pytest.mark.parametrize(("make", "players"), TURNS)
def test_seeds(make: Callable[..., Any], players: int) -> None:
    seed_test(lambda: make(players), num_cycles=100)


@pytest.mark.parametrize("players", POK.players)
@pytest.mark.parametrize("max_rounds", [None, 4])
def test_the_parallel_api(players: int, max_rounds: int | None) -> None:
    parallel_api_test(pok_v0.parallel_env(players, reward="counters", max_rounds=max_rounds), num_cycles=200)
    parallel_seed_test(lambda: pok_v0.parallel_env(players, max_rounds=max_rounds))


@pytest.mark.parametrize("env", [pikoko_v0.env(), pok_v0.env()], ids=str)
def test_the_performance_test_runs(env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(time=lambda: 20 * time.time())  # its five seconds in a quarter of one
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(env)


def played(env: Any, random: Random) -> list[tuple[str, bytes, float]]:
    """Every turn of a game until the end of the last seat's."""
    turns = []
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        turns.append((agent, observation["observation"].tobytes(), reward))
        env.step(None if over or broken_off else random_action(observation["action_mask"], random))
    return turns


def test_a_seed_gives_the_same_games_one_after_the_other() -> None:
    def games(seed: int) -> list[Any]:
        env, random, found = pikoko_v0.env(3), Random(1), []
        env.reset(seed=seed)
        for _ in range(2):
            found.append(played(env, random))
            env.reset()
        return found

    first, again, other = games(5), games(5), games(6)
    assert first == again
    assert first[0] != first[1]
    assert first != other


def test_rewards_add_up() -> None:
    for reward, sums in (("difference", {0.0}), ("win", {0.0}), ("points", None)):
        env = pikoko_v0.env(4, reward=reward)  # type: ignore[arg-type]
        env.reset(seed=3)
        total = dict.fromkeys(env.agents, 0.0)
        for agent, _, got in played(env, Random(3)):
            total[agent] += got
        points = dict(zip(env.possible_agents, env.table.totals, strict=True))
        if sums is None:
            assert total == points
        else:
            assert sum(total.values()) == pytest.approx(0)
        if reward == "difference":
            others = (sum(points.values()) - points["player_2"]) / 3
            assert total["player_2"] == pytest.approx(points["player_2"] - others)


def test_the_end_says_who_has_won() -> None:
    env = pok_v0.parallel_env(3)
    seen, _ = env.reset(seed=1)
    random = Random(1)
    infos: dict[str, dict[str, Any]] = {}
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: random_action(seen[agent]["action_mask"], random) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
    winners = {agent for agent, info in infos.items() if info["won"]}
    assert winners == {agent for agent, reward in rewards.items() if reward > 0}
    assert all(infos[agent]["left"] == 1 for agent in winners)


def test_a_game_that_is_broken_off_is_truncated_not_terminated() -> None:
    env = pok_v0.env(4, max_rounds=1)
    env.reset(seed=1)
    for _ in range(4):
        env.step(0)
    assert not any(env.terminations.values())
    assert all(env.truncations.values())
    assert not any(info["won"] for info in env.infos.values())


def test_closed_fists_are_asked_in_turn_and_stay_closed() -> None:
    env = pikoko_v0.env(3, first_starter=0)
    env.reset(seed=1)
    assert env.agent_selection == "player_1"
    before = env.observe("player_2")["observation"].copy()
    for bid in (0, 5):
        env.reset(seed=1)
        env.step(bid)
        assert env.agent_selection == "player_2"
        after = env.game.layout.by_name(env.observe("player_2")["observation"])
        assert not after["bids"].any()
        # Only that one fist is closed: nobody can tell over what.
        assert np.flatnonzero(before != env.observe("player_2")["observation"]).size == 1
        assert env.game.layout.by_name(env.observe("player_1")["observation"])["own_bid"][bid] == 1


def test_illegal_actions_name_their_rule_and_change_nothing() -> None:
    env = pikoko_v0.env(4, first_starter=0)
    env.reset(seed=1)
    table = env.table
    for action in (10, -1, 60):
        with pytest.raises(IllegalAction):
            env.step(action)
        assert env.table is table
    with pytest.raises(IllegalAction, match="P7"):
        env.step(10)
    with pytest.raises(ValueError, match="asked for an action"):
        env.step(None)


def test_calls_out_of_order_are_refused() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        pikoko_v0.env().step(0)
    with pytest.raises(RuntimeError, match="reset"):
        pok_v0.parallel_env().step({})


def test_tables_that_cannot_be() -> None:
    with pytest.raises(Refused):
        pikoko_v0.env(6)
    with pytest.raises(Refused):
        pok_v0.env(2)
    for wrong in ({"rounds": 4}, {"reward": "fame"}, {"render_mode": "rgb_array"}):
        with pytest.raises(ValueError):
            pikoko_v0.env(3, **wrong)
    with pytest.raises(ValueError):
        pok_v0.env(3, reward="points")  # type: ignore[arg-type]


def test_every_action_has_a_name() -> None:
    env = pikoko_v0.env(3)
    names = [env.action_name(number) for number in range(int(env.action_space("player_0").n))]
    assert names[:2] == ["bid 0", "bid 1"]
    assert names[10:15] == [
        "confidence in myself",
        "confidence in +1",
        "confidence in +2",
        "no confidence",
        "play PYR1=R",
    ]
    assert names[-1] == "play B7"
    assert len(set(names)) == len(names) == 49
    assert [pok_v0.env().action_name(number) for number in range(3)] == ["offer B", "offer G", "offer R"]


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = pikoko_v0.env(3, first_starter=1, render_mode="ansi")
    env.reset(seed=1)
    env.step(2)
    assert "*player_1" in str(env.render())
    assert "ready" in str(env.render())
    pok = pok_v0.env(3, render_mode="human")
    pok.reset(seed=1)
    for _ in range(3):
        pok.step(0)
    assert "shown B B B" in capsys.readouterr().out
