"""How fast the environments are beside PettingZoo's Hanabi: `.venv/bin/python bench/envs.py [--seconds N] [--json F]`

Random legal play through `last()` and `step()`, observation and action mask included, in one process. The environments
take turns in short slices; a figure is the median over its slices, in steps per second of CPU time. Of the vectorised
environment only `step()` is counted, on one thread: drawing a thousand actions at random is not its work.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5

from coverts.envs import pikoko_v0, pok_v0
from coverts.envs.pikoko_vector import PikokoVector

SLICE = 0.5
LEAST, AIM = 5, 20
MOST_OF_OTHERS = 0.1
"""Of one core: a quiet system stays below it."""

ENVS: dict[str, Callable[[], Any]] = {
    "hanabi_v5, 4 players": lambda: hanabi_v5.env(players=4),
    "pikoko_v0, 3 players": lambda: pikoko_v0.env(3),
    "pikoko_v0, 4 players": lambda: pikoko_v0.env(4),
    "pikoko_v0, 5 players": lambda: pikoko_v0.env(5),
    "pok_v0, 4 players": lambda: pok_v0.env(4),
}
PEER = next(iter(ENVS))


def speed(env: Any, seconds: float) -> float:
    """Steps per CPU second of random legal play."""
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps / spent


def vector_speed(players: int, seconds: float, games: int = 1024) -> float:
    """Decisions per CPU second of many games at once."""
    vector, numbers = PikokoVector(games, players), np.random.default_rng(1)
    seen, _ = vector.reset(seed=1)
    decisions, spent = 0, -1.0
    while spent < seconds:
        actions = (numbers.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(axis=1)
        began = time.process_time()
        seen, *_ = vector.step(actions)
        # The first step compiles.
        spent, decisions = (0.0, 0) if spent < 0 else (spent + time.process_time() - began, decisions + games)
    return decisions / spent


def used() -> float:
    """CPU seconds that anybody has used since the machine was started."""
    user, nice, system, _idle, _waiting, irq, softirq, *_ = Path("/proc/stat").read_text().split("\n")[0].split()[1:]
    return sum(map(int, (user, nice, system, irq, softirq))) / os.sysconf("SC_CLK_TCK")


def measured(seconds: float) -> tuple[dict[str, float], float]:
    """Everybody's speed, and how many cores were busy with something else."""
    envs = {name: make() for name, make in ENVS.items()}
    for seed, env in enumerate(envs.values()):
        env.reset(seed=seed)
    speeds: dict[str, list[float]] = {name: [] for name in envs}
    began, everybody, own = time.perf_counter(), used(), time.process_time()
    for _ in range(max(3, round(seconds / SLICE / len(envs)))):
        for name, env in envs.items():
            speeds[name].append(speed(env, SLICE))
    vectors = {
        f"PikokoVector, {players} players": median(vector_speed(players, SLICE) for _ in range(3))
        for players in (3, 4, 5)
    }
    others = (used() - everybody - (time.process_time() - own)) / (time.perf_counter() - began)
    return {name: median(found) for name, found in speeds.items()} | vectors, others


def main() -> None:
    arguments = argparse.ArgumentParser(description="How fast the environments are beside PettingZoo's Hanabi.")
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--json", type=Path)
    chosen = arguments.parse_args()
    speeds, others = measured(chosen.seconds)
    for name, found in speeds.items():
        print(f"{name:22} {found:9,.0f} steps/s  {found / speeds[PEER]:7.1f} × {PEER.split(',')[0]}")
    print(f"at least {LEAST}× is asked of pikoko_v0, {AIM}× is the aim")
    busy = others > MOST_OF_OTHERS
    if busy:
        print(f"The machine was too busy to trust this: others used {others:.2f} cores.")
    if chosen.json:
        figures = {"steps_per_second": speeds, "others_cores": round(others, 2), "too_busy": busy}
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
