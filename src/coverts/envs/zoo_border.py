"""The typed boundary to PettingZoo's and Gymnasium's untyped parts."""

from typing import Any, TypeAlias

from coverts.envs.extras import require

require("gymnasium", "rl")
require("pettingzoo", "rl")

import numpy as np  # noqa: E402 - first the message for those who lack the extra
from gymnasium import spaces  # noqa: E402 - as above
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402 - as above

from coverts.envs.layout import Planes  # noqa: E402 - as above
from coverts.envs.numbered_game import NumberedGame  # noqa: E402 - as above

Observation: TypeAlias = dict[str, Planes]

__all__ = [
    "AECEnv",
    "Observation",
    "ParallelEnv",
    "agent_names",
    "bits_space",
    "check_render_mode",
    "metadata",
    "spaces",
    "spaces_of",
]


def agent_names(players: int) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(players)]


def metadata(name: str, *, is_parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo wants to know beforehand."""
    return {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": is_parallelizable}


def check_render_mode(mode: str | None, known: list[str]) -> None:
    """Render modes are "ansi", a text, or "human", the text printed after every step."""
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode is one of {', '.join(known)}, not {mode}")


def bits_space(*shape: int) -> spaces.Box:
    """Zeros and ones."""
    return spaces.Box(0, 1, shape, np.int8)


def spaces_of(game: NumberedGame[Any]) -> tuple[dict[str, spaces.Dict], dict[str, spaces.Discrete]]:
    """Everybody's observation space and action space, each an object of its own so that it can be seeded."""
    names, size, actions = agent_names(game.players), game.layout.size, len(game.action_names)
    seen = {name: spaces.Dict({"observation": bits_space(size), "action_mask": bits_space(actions)}) for name in names}
    return seen, {name: spaces.Discrete(actions) for name in names}
