"""Many games of Pikoko at once, by machine code: `PikokoVector(games=1024)`.

Every step is one decision in every game, of the seat that `infos["seat"]` names. Observations, masks and action numbers
are those of `pikoko_v0`. A game that ends starts anew in the same step: its rewards are given with `terminated`, and
the observation is already the next game's first. What is dealt depends on the seed and a game's number alone, lane l
playing games l, l + games, l + 2 × games …
"""

from typing import get_args

from coverts.envs.pikoko.numbered import NumberedPikoko, Reward
from coverts.envs.pikoko.row_memory import SIZE_WITH_MEMORY
from coverts.envs.pikoko.row_stepping import starting, stepping
from coverts.envs.vector import Infos, Vector
from coverts.games.pikoko import StartTokenTie
from coverts.games.pikoko.rows.layout import UNKNOWN

__all__ = ["PikokoVector"]


class PikokoVector(Vector):
    """So many tables of Pikoko, one decision at a time."""

    def __init__(
        self,
        games: int,
        players: int = 4,
        *,
        rounds: int = 3,
        reward: Reward = "difference",
        start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
        first_starter: int | None = None,
    ) -> None:
        self.game = NumberedPikoko(
            players, rounds=rounds, reward=reward, start_token_tie=start_token_tie, first_starter=first_starter
        )
        starter = UNKNOWN if first_starter is None else first_starter
        super().__init__(
            self.game,
            games,
            asked=(),
            row=SIZE_WITH_MEMORY,
            settings=(start_token_tie.code, starter, rounds, get_args(Reward).index(reward)),
            start=starting(players),
            step=stepping(players),
        )

    def _infos(self) -> Infos:
        return {"seat": self._all.seats}
