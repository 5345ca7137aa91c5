"""Environments at random legal play, observations and action masks included."""

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.simulate.measuring import Work
from coverts.envs.vector import Vector

STEPS = 200
"""Longer than any game of Pikoko: vectorised games begin anew on the way."""


def steps(env: Any) -> Work:
    """One game after the other through PettingZoo's `last` and `step`; how many steps they took."""
    rng = random.Random(1)
    env.reset(seed=1)

    def work(amount: int) -> int:
        done = 0
        while done < 20 * amount:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                done += 1
        return done

    return work


def decisions(vector: Vector) -> Work:
    """The same games again and again, because drawing actions for thousands is not an environment's work."""
    course = _drawn(vector)

    def work(amount: int) -> int:
        for _ in range(amount):
            vector.reset(seed=1)
            for actions in course:
                vector.step(actions)
        return amount * sum(actions.size for actions in course)

    return work


def _drawn(vector: Vector) -> list[NDArray[np.int64]]:
    """Legal actions for the games of a seed, step by step."""
    rng = np.random.default_rng(1)
    seen, _ = vector.reset(seed=1)
    course: list[NDArray[np.int64]] = []
    for _ in range(STEPS):
        course.append((rng.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(axis=-1))
        seen, *_ = vector.step(course[-1])
    return course
