"""Pikoko as environments need it."""

from typing import Any, Literal, TypeAlias, get_args

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.pikoko.numbering import action_names, numbered
from coverts.envs.pikoko.seeing import PikokoEncoder
from coverts.envs.pikoko.text import table_text
from coverts.envs.rewards import differences, victory_shares
from coverts.games.pikoko import PIKOKO, Options, StartTokenTie, State
from coverts.games.pikoko.legality import ending
from coverts.games.pikoko.scoring import ROUNDS
from coverts.games.pikoko.seen import Seen, seen_by

Reward: TypeAlias = Literal["difference", "points", "win"]


class NumberedPikoko(NumberedGame[State]):
    """A table of Pikoko. Fewer rounds than three end the game early, for those who study single rounds."""

    name = "pikoko_v0"
    game = PIKOKO

    def __init__(
        self,
        players: int = 4,
        *,
        rounds: int = ROUNDS,
        reward: Reward = "difference",
        start_token_tie: StartTokenTie = StartTokenTie.PASSES_ON,
        first_starter: int | None = None,
    ) -> None:
        if rounds not in range(1, ROUNDS + 1):
            raise ValueError(f"a game has 1 to {ROUNDS} rounds, not {rounds}")
        if reward not in get_args(Reward):
            raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward}")
        self.options = Options(players, start_token_tie, first_starter)
        PIKOKO.start(self.options)
        self.players, self.rounds, self.reward = players, rounds, reward
        self.encoder = PikokoEncoder(players)
        self.action_names = action_names(players)
        self.by_seat = tuple(numbered(players, seat) for seat in range(players))

    def awaited(self, state: State) -> tuple[int, ...]:
        """The seats that are to act."""
        return state.awaits

    def seen(self, state: State, seat: int) -> Seen:
        """What a seat sees, in small numbers."""
        return seen_by(state, seat)

    def is_over(self, state: State) -> bool:
        """Whether the last round has been scored."""
        return len(state.scores) == self.rounds

    def is_broken_off(self, state: State) -> bool:  # noqa: ARG002 - the shape that all games share
        """A game of Pikoko always comes to its end."""
        return False

    def rewards(self, before: State, after: State) -> tuple[float, ...] | None:
        """Points as they are scored, or what the totals are worth at the end."""
        if before.scores is after.scores:
            return None
        if self.reward == "points":
            return tuple([float(points) for points in after.scores[-1].scores])
        if not self.is_over(after):
            return None
        return differences(after.totals) if self.reward == "difference" else self.victory(after)

    def victory(self, state: State) -> tuple[float, ...]:
        """Shares of the victory."""
        return victory_shares(ending(state).winners, self.players)

    def results(self, state: State) -> tuple[dict[str, Any], ...]:
        """Each seat's points, and whether it has won."""
        winners = ending(state).winners
        return tuple({"points": total, "won": seat in winners} for seat, total in enumerate(state.totals))

    def text(self, state: State) -> str:
        """The whole table, secrets included, for those who watch."""
        return table_text(self.open_view(state))
