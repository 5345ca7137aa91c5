"""POK as environments need it."""

from typing import Any, Literal, TypeAlias, get_args

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.pok.seeing import PokEncoder
from coverts.envs.pok.text import table_text
from coverts.envs.rewards import victory_shares
from coverts.games.pok import POK, Options, Phase, State, View
from coverts.games.pok.actions import OFFERS
from coverts.games.pok.legality import ending

Reward: TypeAlias = Literal["win", "counters"]


class NumberedPok(NumberedGame[State]):
    """A table of POK. With `max_rounds` it is broken off after that many throws."""

    name = "pok_v0"
    game = POK

    def __init__(
        self,
        players: int = 4,
        *,
        memory_aid: bool = True,
        reward: Reward = "win",
        max_rounds: int | None = None,
    ) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward}")
        self.options = Options(players, memory_aid)
        POK.start(self.options)
        self.players, self.reward, self.max_rounds = players, reward, max_rounds
        self.encoder = PokEncoder(players)
        self.action_names = tuple(f"offer {offer.symbol}" for offer in OFFERS)
        self.by_seat = (OFFERS,) * players

    def awaited(self, state: State) -> tuple[int, ...]:
        """The seats that are to act."""
        return state.awaits

    def seen(self, state: State, seat: int) -> View:
        """A seat's view."""
        return POK.view(state, seat)

    def is_over(self, state: State) -> bool:
        """Whether somebody has won, or nobody can any more."""
        return state.phase is Phase.OVER

    def is_broken_off(self, state: State) -> bool:
        """Whether the last throw there is to be has been answered, and nobody has won."""
        return state.round == self.max_rounds and state.phase is Phase.THROW

    def rewards(self, before: State, after: State) -> tuple[float, ...] | None:
        """Counters as they are handed over, or a share of the victory at the end."""
        if before.last is after.last:
            return None
        if self.reward == "counters":
            assert after.last is not None
            return tuple([float(seat in after.last.handed_over) for seat in range(self.players)])
        return victory_shares(ending(after).winners, self.players) if self.is_over(after) else None

    def results(self, state: State) -> tuple[dict[str, Any], ...]:
        """How many counters each seat has left, and whether it has won."""
        winners = ending(state).winners if self.is_over(state) else ()
        return tuple({"left": state.counters_left(seat), "won": seat in winners} for seat in range(self.players))

    def text(self, state: State) -> str:
        """The whole table, secrets included, for those who watch."""
        return table_text(self.open_view(state))
