"""A table where everybody chooses at once (PettingZoo's parallel API): closed fists as they are."""

from collections.abc import Mapping
from random import Random
from typing import Any, Generic, TypeVar

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.zoo_border import Observation, ParallelEnv, agent_names, check_render_mode, metadata, spaces_of

S = TypeVar("S")


class FistsEnv(ParallelEnv, Generic[S]):  # type: ignore[misc] # PettingZoo is untyped
    """A game in which every decision is everybody's, as a parallel environment."""

    def __init__(self, game: NumberedGame[S], *, render_mode: str | None = None) -> None:
        self.metadata = metadata(game.name, is_parallelizable=True)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.game = game
        self.possible_agents = agent_names(game.players)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = spaces_of(game)
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

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's shape
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed gives the same games: this one and those of later resets without a seed."""
        if seed is not None:
            self._draw = Random(seed).randrange  # noqa: S311 - games must be repeatable
        self.table = self.game.start(self._draw)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody's choice, revealed together."""
        if not self.agents:
            raise RuntimeError("the game has ended or not begun: call reset()")
        agents, before = self.agents, self.table
        table = before
        for seat, agent in enumerate(agents):
            table = self.game.step(table, seat, int(actions[agent]), self._draw)
        self.table = table
        rewards = self.game.rewards(before, table) or (0.0,) * len(agents)
        over = self.game.is_over(table)
        broken_off = not over and self.game.is_broken_off(table)
        results = self.game.results(table) if over or broken_off else ({},) * len(agents)
        answer = (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            {agent: dict(result) for agent, result in zip(agents, results, strict=True)},
        )
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def render(self) -> str | None:
        """The whole table as text, secrets included; printed in the mode "human"."""
        text = self.game.text(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _observations(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.agents):
            observation, mask = self.game.look(self.table, seat)
            seen[agent] = {"observation": observation, "action_mask": mask}
        return seen
