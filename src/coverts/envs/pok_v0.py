"""POK as PettingZoo environments: `pok_v0.parallel_env(players=4)`, or `pok_v0.env()` for one seat after the other."""

from coverts.envs.aec import TableEnv
from coverts.envs.parallel import FistsEnv
from coverts.envs.pok.numbered import NumberedPok, Reward
from coverts.envs.pok.seeing import mask_of, observation_of
from coverts.games.pok import State

__all__ = ["env", "mask_of", "observation_of", "parallel_env", "raw_env"]


def env(
    players: int = 4,
    *,
    memory_aid: bool = True,
    reward: Reward = "win",
    max_rounds: int | None = None,
    render_mode: str | None = None,
) -> TableEnv[State]:
    """A table of 3 to 7 players. Rewards: see docs/research.md."""
    game = NumberedPok(players, memory_aid=memory_aid, reward=reward, max_rounds=max_rounds)
    return TableEnv(game, render_mode=render_mode, is_parallelizable=True)


def parallel_env(
    players: int = 4,
    *,
    memory_aid: bool = True,
    reward: Reward = "win",
    max_rounds: int | None = None,
    render_mode: str | None = None,
) -> FistsEnv[State]:
    """The same table, where everybody chooses at once."""
    game = NumberedPok(players, memory_aid=memory_aid, reward=reward, max_rounds=max_rounds)
    return FistsEnv(game, render_mode=render_mode)


raw_env = env
"""The environment needs no wrappers: it refuses illegal actions and calls out of order itself."""
