"""A table that asks one seat after the other (PettingZoo's AEC).

In a closed-fist round the seats choose in ascending order; a choice is sealed, and no observation shows it before all
are revealed. Chance moves by itself.
"""

from random import Random
from typing import Any, Generic, TypeVar

import numpy as np

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.zoo_border import AECEnv, Observation, agent_names, check_render_mode, metadata, spaces_of

S = TypeVar("S")


class TableEnv(AECEnv, Generic[S]):  # type: ignore[misc] # PettingZoo is untyped
    """Any numbered game as an AEC environment. An illegal action raises `IllegalAction` and changes nothing."""

    def __init__(self, game: NumberedGame[S], *, render_mode: str | None = None, is_parallelizable: bool) -> None:
        self.metadata = metadata(game.name, is_parallelizable=is_parallelizable)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.game = game
        self.possible_agents = agent_names(game.players)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = spaces_of(game)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._draw = Random().randrange  # noqa: S311 - games must be repeatable

    def observation_space(self, agent: str) -> Any:
        """Zeros and ones, and the action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of `action_names`."""
        return self.action_spaces[agent]

    def action_name(self, action: int) -> str:
        """What an action's number means."""
        return self.game.action_names[action]

    def view(self, agent: str) -> Any:
        """What the rule book shows a seat: what it observes, for players who think in feathers and counters."""
        return self.game.game.view(self.table, self._seats[agent])

    def number(self, agent: str, action: Any) -> int:
        """The number of a rule book's action when this seat takes it."""
        return self.game.by_seat[self._seats[agent]].index(action)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's shape
        """A new game. The same seed gives the same games: this one and those of later resets without a seed."""
        if seed is not None:
            self._draw = Random(seed).randrange  # noqa: S311 - games must be repeatable
        self.table = self.game.start(self._draw)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._was_rewarded = False
        self._next()

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and what it may do: nothing, if it is not asked."""
        observation, mask = self.game.look(self.table, self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The action of the seat that is asked; None for a seat whose game has ended."""
        if not self.agents:
            raise RuntimeError("the game has ended or not begun: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action")
        before = self.table
        self.table = self.game.step(before, self._seats[agent], int(action), self._draw)
        self._cumulative_rewards[agent] = 0.0
        self._reward(self.game.rewards(before, self.table))
        self._next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The whole table as text, secrets included; printed in the mode "human"."""
        text = self.game.text(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _reward(self, rewards: tuple[float, ...] | None) -> None:
        if self._was_rewarded:
            self._clear_rewards()
            self._was_rewarded = False
        if rewards is not None:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._accumulate_rewards()
            self._was_rewarded = True

    def _next(self) -> None:
        """Ask the next seat, or end the game for all."""
        awaited = self.game.awaited(self.table)
        if awaited:
            self.agent_selection = self.possible_agents[awaited[0]]
            return
        over = self.game.is_over(self.table)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.infos = dict(zip(self.agents, self.game.results(self.table), strict=True))
        self.agent_selection = self.agents[0]
