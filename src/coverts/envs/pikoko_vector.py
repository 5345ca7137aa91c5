"""Many games of Pikoko at once, by machine code: `PikokoVector(games=1024)`.

Every step is one decision in every game, of the seat that `infos["seat"]` names. Observations, masks and action numbers
are those of `pikoko_v0`. A game that ends starts anew in the same step: its rewards are given with `terminated`, and
the observation is already the next game's first. What is dealt depends on the seed and a game's number alone, lane l
playing games l, l + games, l + 2 × games …
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from coverts.envs.numbered_game import IllegalAction
from coverts.envs.pikoko import row_stepping
from coverts.envs.pikoko.numbered import NumberedPikoko, Reward
from coverts.envs.zoo_border import Observation, bits_space, spaces
from coverts.games.pikoko import StartTokenTie
from coverts.simulate.compiling import compiled, is_on
from coverts.simulate.pikoko.layout import SIZE, UNKNOWN

Infos: TypeAlias = dict[str, NDArray[Any]]


class PikokoVector:
    """So many games side by side. Returned arrays are written anew by the next step: copy what you keep."""

    def __init__(
        self,
        games: int,
        players: int = 4,
        *,
        rounds: int = 3,
        reward: Reward = "difference",
        start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
        first_starter: int | None = None,
        threads: int = 1,
    ) -> None:
        self.game = NumberedPikoko(
            players, rounds=rounds, reward=reward, start_token_tie=start_token_tie, first_starter=first_starter
        )
        self.num_envs, self.players = games, players
        size, actions = self.game.layout.size, len(self.game.action_names)
        self.single_observation_space = spaces.Dict(
            {"observation": bits_space(size), "action_mask": bits_space(actions)}
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {"observation": bits_space(games, size), "action_mask": bits_space(games, actions)}
        )
        self.action_space = spaces.MultiDiscrete([actions] * games)
        self._table = (players, start_token_tie.code, UNKNOWN if first_starter is None else first_starter)
        self._reward = get_args(Reward).index(reward)
        # Interpreted, numbers are Python's own: the streams multiply beyond what a 64-bit number of NumPy's holds.
        self._whole: Any = np.int64 if is_on() else object
        self._at = np.array(list(self.game.layout.at.values())).astype(self._whole)
        self._rows = np.zeros((games, SIZE), self._whole)
        self._numbers = np.arange(games).astype(self._whole)
        self._seed = 0
        self._seen, self._masks = np.zeros((games, size), np.int8), np.zeros((games, actions), np.int8)
        self._seats = np.zeros(games, np.int64)
        self._rewards, self._ended = np.zeros((games, players), np.float32), np.zeros(games, bool)
        edges = np.linspace(0, games, threads + 1).astype(int).tolist()
        self._parts = [slice(first, end) for first, end in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seed: int | None = None) -> tuple[Observation, Infos]:
        """New games in all lanes: those of a seed from number 0 on; without a seed, the next ones."""
        if seed is not None:
            self._seed = seed
            self._numbers[:] = np.arange(self.num_envs)
        else:
            self._numbers += self.num_envs
        _quick(row_stepping.start_each)(self._rows, self._numbers, self._seed, *self._table)
        self._each(self._look)
        return self._observation(), {"seat": self._seats}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """One decision in every game. Rewards have a row for every game and a column for every seat."""
        chosen = np.ascontiguousarray(actions, np.int64).astype(self._whole)
        illegal = int(_quick(row_stepping.first_illegal)(self._rows, chosen))
        if illegal >= 0:
            raise IllegalAction(f"game {illegal}: {chosen[illegal]} is not legal for seat {self._seats[illegal]}")
        self._each(lambda part: self._advance(part, chosen))
        return self._observation(), self._rewards, self._ended, np.zeros(self.num_envs, bool), {"seat": self._seats}

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _observation(self) -> Observation:
        return {"observation": self._seen, "action_mask": self._masks}

    def _each(self, work: Callable[[slice], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def _look(self, part: slice) -> None:
        arrays = (self._seen[part], self._masks[part], self._seats[part])
        _quick(row_stepping.look_each)(self._rows[part], self._at, *arrays)

    def _advance(self, part: slice, actions: NDArray[Any]) -> None:
        _quick(row_stepping.step_each)(
            self._rows[part],
            actions[part],
            self._numbers[part],
            self.num_envs,
            self._seed,
            self._table,
            self.game.rounds,
            self._reward,
            self._rewards[part],
            self._ended[part],
        )
        self._look(part)


def _quick(function: Callable[..., Any]) -> Callable[..., Any]:
    return compiled(function) if is_on() else function
