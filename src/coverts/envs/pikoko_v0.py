"""Pikoko as a PettingZoo environment: `pikoko_v0.env(players=4)`."""

from coverts.envs.aec import TableEnv
from coverts.envs.pikoko.numbered import NumberedPikoko, Reward
from coverts.envs.pikoko.seeing import mask_of, observation_of
from coverts.games.pikoko import StartTokenTie, State

__all__ = ["env", "mask_of", "observation_of", "raw_env"]


def env(
    players: int = 4,
    *,
    rounds: int = 3,
    reward: Reward = "difference",
    start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
    first_starter: int | None = None,
    render_mode: str | None = None,
) -> TableEnv[State]:
    """A table of 3 to 5 players. Rewards: see docs/research.md."""
    game = NumberedPikoko(
        players, rounds=rounds, reward=reward, start_token_tie=start_token_tie, first_starter=first_starter
    )
    return TableEnv(game, render_mode=render_mode, is_parallelizable=False)


raw_env = env
"""The environment needs no wrappers: it refuses illegal actions and calls out of order itself."""
