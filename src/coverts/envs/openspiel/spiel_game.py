"""What both games share as OpenSpiel games.

Closed fists are serialised: the awaited seats choose in ascending order, and no information state shows a sealed choice
before the reveal. That is how OpenSpiel itself turns simultaneous games into turn-based ones, and what algorithms on
information sets expect.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.openspiel.border import CHANCE, TERMINAL, pyspiel
from coverts.envs.openspiel.observing import SpielObserver
from coverts.envs.openspiel.position import Position
from coverts.games.bits import members
from coverts.games.contract import PUBLIC, Draw, Step

S = TypeVar("S")


class SpielGame(pyspiel.Game, Generic[S]):  # type: ignore[misc] # pyspiel is untyped
    """One kind of table."""

    kind: ClassVar[Any]
    numbered: NumberedGame[S]
    first: Position[S]
    most_chance_moves: int

    def new_initial_state(self) -> "SpielState":
        """The table before the first move."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees now, or with perfect recall all it has ever seen."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can move in a game."""
        return self.most_chance_moves

    @abstractmethod
    def outcomes(self, at: Position[S]) -> list[tuple[int, float]]:
        """What chance may do now, and how likely that is."""

    @abstractmethod
    def after_chance(self, at: Position[S], outcome: int) -> Position[S]:
        """The position after a move of chance."""

    @abstractmethod
    def after_choice(self, at: Position[S], seat: int, number: int) -> Position[S]:
        """The position after a seat's action."""

    @abstractmethod
    def outcome_name(self, at: Position[S], outcome: int) -> str:
        """What an outcome's number means."""

    @abstractmethod
    def utilities(self, state: S) -> tuple[float, ...]:
        """What a finished game is worth to each seat."""

    @abstractmethod
    def resampled(self, at: Position[S], moves: list[int], seat: int, draw: Draw) -> list[int]:
        """Other moves that would have looked the same to a seat; every such hidden state is equally likely."""

    @abstractmethod
    def sight_text(self, sight: Any) -> str:
        """What an observer is told, in a word or two."""

    @abstractmethod
    def record(self, at: Position[S], seat: int) -> dict[str, Any]:
        """Perfect recall: the slots of all rounds, as a seat remembers them."""

    def infostates_after(self, at: Position[S], step: Step[S, Any]) -> tuple[str, ...]:
        """The information states after one more step."""
        sight, observers = self.numbered.game.sight, (*range(self.num_players()), PUBLIC)
        return tuple(
            [
                before + "".join([self.sight_text(sight(event, observer)) for event in step.events])
                for before, observer in zip(at.infostates, observers, strict=True)
            ]
        )


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel is untyped
    """A game under way. All that changes is which position it is in."""

    def __init__(self, game: SpielGame[Any]) -> None:
        super().__init__(game)
        self.at = game.first

    def current_player(self) -> int:
        """Who moves next: a seat, chance, or nobody any more."""
        numbered, state = self.get_game().numbered, self.at.state
        if awaited := numbered.awaited(state):
            return int(awaited[0])
        return TERMINAL if self.is_terminal() else CHANCE

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        numbered = self.get_game().numbered
        return bool(numbered.is_over(self.at.state) or numbered.is_broken_off(self.at.state))

    def returns(self) -> list[float]:
        """What the game is worth to each seat: nothing before its end."""
        game = self.get_game()
        return list(game.utilities(self.at.state)) if self.is_terminal() else [0.0] * game.num_players()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, and how likely that is."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes(self.at)
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.get_game().numbered.mask(self.at.state, player))

    def _apply_action(self, action: int) -> None:
        game, player = self.get_game(), self.current_player()
        if player == CHANCE:
            self.at = game.after_chance(self.at, action)
        else:
            self.at = game.after_choice(self.at, player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return str(game.outcome_name(self.at, action) if player == CHANCE else game.numbered.action_names[action])

    def __str__(self) -> str:
        dealt = f"\ndealt {len(self.at.dealt)}: {self.at.dealt}" if self.at.dealt else ""
        return f"{self.get_game().numbered.text(self.at.state)}{dealt}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, each as likely as any other."""
        game = self.get_game()
        moves = game.resampled(self.at, self.history(), player, lambda bound: min(int(sampler() * bound), bound - 1))
        state: SpielState = game.new_initial_state()
        for move in moves:
            state.apply_action(move)
        return state
