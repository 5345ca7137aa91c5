"""Many games at once, by machine code. What is played is the same whatever the number of lanes."""

from collections.abc import Callable
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coverts.envs.lanes import Lanes, first_illegal
from coverts.envs.numbered_game import IllegalAction, NumberedGame
from coverts.envs.zoo_border import Observation, bits_space, spaces
from coverts.simulate.compiling import compiled, is_on
from coverts.simulate.stream import MASK

Infos: TypeAlias = dict[str, NDArray[Any]]
Step: TypeAlias = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]


class Vector:
    """So many games side by side. Returned arrays are written anew by the next step: copy what you keep.

    In every game `asked` has the shape of those who act in one step: () for one seat, or (players,) for all.
    """

    def __init__(
        self,
        game: NumberedGame[Any],
        games: int,
        *,
        asked: tuple[int, ...],
        row: int,
        settings: tuple[int, ...],
        start: Callable[..., None],
        step: Callable[..., None],
    ) -> None:
        if games < 1:
            raise ValueError("there is at least one game")
        self.num_envs, self.players = games, game.players
        self._asked = asked
        size, actions = game.layout.size, len(game.action_names)
        self.single_observation_space = _seen_space(asked, size, actions)
        self.observation_space = _seen_space((games, *asked), size, actions)
        self.single_action_space = _choice_space(asked, actions)
        self.action_space = _choice_space((games, *asked), actions)
        self._start, self._step, self._first_illegal = (_quick(kernel) for kernel in (start, step, first_illegal))
        # Interpreted, numbers are Python's own: the streams multiply beyond what a 64-bit number of NumPy's holds.
        self._whole: Any = np.int64 if is_on() else object
        self._seed = 0
        self._all = _room(games, asked, game, row, settings, self._whole)
        self._seen: Observation = {
            "observation": self._all.observations.reshape(games, *asked, size),
            "action_mask": self._all.masks.reshape(games, *asked, actions),
        }

    def reset(self, seed: int | None = None) -> tuple[Observation, Infos]:
        """New games in all lanes: those of a seed from number 0 on; without a seed, the next ones."""
        if seed is not None:
            self._seed = seed & MASK
            self._all.numbers[:] = np.arange(self.num_envs)
        else:
            self._all.numbers[:] += self.num_envs
        self._start(self._all, self._seed)
        return self._seen, self._infos()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """One decision of everybody who is asked. Rewards have a row for every game and a column for every seat."""
        if np.shape(actions) != (self.num_envs, *self._asked):
            raise ValueError(f"actions have the shape {(self.num_envs, *self._asked)}, not {np.shape(actions)}")
        chosen = np.ascontiguousarray(actions, np.int64).reshape(-1).astype(self._whole, copy=False)
        illegal = int(self._first_illegal(self._all.options, self._all.firsts, chosen))
        if illegal >= 0:
            game, seat = illegal // prod(self._asked), self._all.seats[illegal]
            raise IllegalAction(f"game {game}: {chosen[illegal]} is not legal for seat {seat}")
        self._step(self._all, self._seed, chosen)
        return self._seen, self._all.rewards, self._all.terminated, self._all.truncated, self._infos()

    def _infos(self) -> Infos:
        return {}


def _room(
    games: int, asked: tuple[int, ...], game: NumberedGame[Any], row: int, settings: tuple[int, ...], whole: Any
) -> Lanes:
    size, actions, number = game.layout.size, len(game.action_names), games * prod(asked)
    return Lanes(
        rows=np.zeros((games, row), whole),
        numbers=np.arange(games).astype(whole),
        stride=games,
        settings=settings,
        rewards=np.zeros((games, game.players), np.float32),
        terminated=np.zeros(games, bool),
        truncated=np.zeros(games, bool),
        observations=np.zeros(number * size, np.int8),
        size=size,
        masks=np.zeros(number * actions, np.int8),
        actions=actions,
        seats=np.tile(np.arange(prod(asked)), games),
        options=np.zeros(number, whole),
        firsts=np.zeros(number, whole),
    )


def _seen_space(shape: tuple[int, ...], size: int, actions: int) -> spaces.Dict:
    return spaces.Dict({"observation": bits_space(*shape, size), "action_mask": bits_space(*shape, actions)})


def _choice_space(shape: tuple[int, ...], actions: int) -> Any:
    return spaces.MultiDiscrete(np.full(shape, actions)) if shape else spaces.Discrete(actions)


def _quick(kernel: Callable[..., Any]) -> Callable[..., Any]:
    return compiled(kernel) if is_on() else kernel
