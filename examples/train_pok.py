"""Train a small network at POK against itself: python examples/train_pok.py [GAMES]

Policy gradient (REINFORCE) in plain NumPy through PettingZoo: one hidden layer, shared by all seats. A choice is
praised for the counters its seat hands over in this round and the next ones, compared with the table's mean.
"""

import sys
from typing import Any, NamedTuple

import numpy as np

from coverts.envs import pok_v0

PLAYERS, HIDDEN, BATCH, STEP, PATIENCE = 3, 48, 40, 1.0, 0.7


class Network:
    """What a seat sees in, how likely it makes each offer out."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        self.first = random.normal(0, inputs**-0.5, (inputs, HIDDEN))
        self.second = np.zeros((HIDDEN, 3))

    def chances(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = np.tanh(seen @ self.first)
        weights = np.exp(hidden @ self.second) * masks
        return hidden, weights / weights.sum(axis=1, keepdims=True)

    def learn(self, seen: Any, masks: Any, actions: Any, worth: Any) -> None:
        """One step uphill: what was worth more than usual becomes more likely."""
        hidden, chances = self.chances(seen, masks)
        push = (np.eye(3)[actions] - chances) * worth[:, None] / len(worth)
        back = (push @ self.second.T) * (1 - hidden**2)
        self.second += STEP * hidden.T @ push
        self.first += STEP * seen.T @ back


class Round(NamedTuple):
    """What each seat saw, might do, did, and handed over."""

    seen: Any
    masks: Any
    actions: Any
    handed: Any


def play(env: Any, learner: Network, seats: int, random: np.random.Generator) -> tuple[list[Round], Any]:
    """A game with the learner on the first seats and players who offer anything on the others; and who has won."""
    observations, infos = env.reset()
    rounds = []
    while env.agents:
        seen = np.array([observations[agent]["observation"] for agent in env.agents], float)
        masks = np.array([observations[agent]["action_mask"] for agent in env.agents], float)
        chances = masks / masks.sum(axis=1, keepdims=True)
        chances[:seats] = learner.chances(seen[:seats], masks[:seats])[1]
        actions = (chances.cumsum(axis=1) > random.random((PLAYERS, 1))).argmax(axis=1)
        observations, rewards, _, _, infos = env.step(dict(zip(env.agents, actions.tolist(), strict=True)))
        rounds.append(Round(seen, masks, actions, np.array(list(rewards.values()))))
    return rounds, np.array([info["won"] for info in infos.values()])


def worths(rounds: list[Round]) -> list[Any]:
    """What each choice led to: counters handed over from then on, later ones counting less, beside the table's mean."""
    found, later = [], np.zeros(PLAYERS)
    for one in reversed(rounds):
        later = one.handed - one.handed.mean() + PATIENCE * later
        found.append(later)
    return found[::-1]


def share(env: Any, learner: Network, games: int, random: np.random.Generator) -> float:
    """The learner's share of the victories against two who offer anything, times the players: 1 is an equal's."""
    results = [play(env, learner, 1, random)[1] for _ in range(games)]
    return float(np.mean([PLAYERS * won[0] / won.sum() if won.any() else 1.0 for won in results]))


def main(games: int = 4000) -> None:
    random = np.random.default_rng(1)
    env = pok_v0.parallel_env(PLAYERS, reward="counters", max_rounds=60)
    env.reset(seed=1)
    learner, tests = Network(env.game.layout.size, random), max(20, games // 4)
    print(f"before: {share(env, learner, tests, random):.2f} of an equal's victories")
    for _ in range(games // BATCH):
        played = [play(env, learner, PLAYERS, random)[0] for _ in range(BATCH)]
        worth = np.concatenate([value for rounds in played for value in worths(rounds)])
        every = [one for rounds in played for one in rounds]
        seen, masks, actions, _ = (np.concatenate(part) for part in zip(*every, strict=True))
        learner.learn(seen, masks, actions, worth / worth.std())
    print(f"after {games} games against itself: {share(env, learner, tests, random):.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
