"""Many games of POK at once, by machine code: `PokVector(games=1024)`.

Every step is one round in every game: all seats choose at once, as in `pok_v0.parallel_env`, whose observations, masks
and action numbers these are. A game that ends or is broken off starts anew in the same step. What is thrown depends on
the seed and a game's number alone, lane l playing games l, l + games, l + 2 × games …
"""

from typing import get_args

from coverts.envs.pok.numbered import NumberedPok, Reward
from coverts.envs.pok.row_stepping import NEVER, starting, stepping
from coverts.envs.vector import Vector
from coverts.games.pok.rows.layout import SIZE

__all__ = ["PokVector"]


class PokVector(Vector):
    """So many tables of POK, one round at a time."""

    def __init__(
        self,
        games: int,
        players: int = 4,
        *,
        memory_aid: bool = True,
        reward: Reward = "win",
        max_rounds: int | None = None,
    ) -> None:
        self.game = NumberedPok(players, memory_aid=memory_aid, reward=reward, max_rounds=max_rounds)
        super().__init__(
            self.game,
            games,
            asked=(players,),
            row=SIZE,
            settings=(
                int(memory_aid),
                NEVER if max_rounds is None else max_rounds,
                get_args(Reward).index(reward),
            ),
            start=starting(players),
            step=stepping(players),
        )
