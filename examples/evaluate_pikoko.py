"""Evaluate a player of Pikoko through PettingZoo: python examples/evaluate_pikoko.py [GAMES]

The bot that plays by rule of thumb sits on one seat, on another one in every game; the others take any legal action.
Put your own player into `choose`: it gets the observation, the action mask, and if it likes the seat's whole view.
"""

import sys
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np

from coverts.bots import bot_for
from coverts.envs import pikoko_v0

PLAYERS = 4


def choose(env: Any, agent: str, numbers: Random) -> int:
    """What the bot does: it looks at the view and says an action, which the environment knows by its number."""
    action = bot_for("pikoko", "casual").choose(env.view(agent), numbers.randrange)
    return int(env.number(agent, action))


def game(env: Any, seat: str, numbers: Random) -> tuple[float, bool]:
    """One game: the points of the bot less the mean of the others', and whether it has won."""
    env.reset()
    result, won = 0.0, False
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        if terminated:
            if agent == seat:
                result, won = reward, info["won"]
            env.step(None)
        elif agent == seat:
            env.step(choose(env, agent, numbers))
        else:
            env.step(numbers.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return result, won


def main(games: int = 100) -> None:
    env, numbers = pikoko_v0.env(PLAYERS), Random(1)
    env.reset(seed=1)
    results = [game(env, env.possible_agents[number % PLAYERS], numbers) for number in range(games)]
    points = [difference for difference, _ in results]
    error = 1.96 * stdev(points) / games**0.5
    print(f"casual among random, {games} games: {mean(points):+.1f} ± {error:.1f} points a game")
    print(f"games won: {mean(won for _, won in results):.0%}, an equal would win {1 / PLAYERS:.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
