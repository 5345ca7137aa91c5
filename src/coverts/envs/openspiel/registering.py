"""Registration of games with OpenSpiel."""

from typing import Any

from coverts.envs.openspiel.border import pyspiel


def game_type(short_name: str, long_name: str, players: range, parameters: dict[str, Any]) -> Any:
    """A game of imperfect information with explicit chance, whose returns come at the end and add up to nothing."""
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def register(game: Any) -> None:
    """Make a game known by its short name."""
    pyspiel.register_game(game.kind, game)
