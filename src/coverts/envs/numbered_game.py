"""A game as environments need it: numbered actions, observations as bits, rewards."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from coverts.envs.layout import Layout, Planes, unpacked
from coverts.games.contract import OPEN, Act, AnyGame, Draw, Refused

S = TypeVar("S")


class IllegalAction(ValueError):
    """An action that the mask does not allow; nothing has changed."""


class Encoder(Protocol):
    """Makes bits of what a seat sees. It never gets a state, so it has no secret to tell."""

    layout: Layout

    def observed(self, seen: Any, seat: int) -> int:
        """Everything a seat may know, as bits of `layout`."""

    def mask(self, seen: Any, seat: int) -> int:
        """The numbers of the actions a seat may take now, as a set of bits."""


class NumberedGame(ABC, Generic[S]):
    """One kind of table. It holds no state of its own: states go in and come out."""

    name: ClassVar[str]
    game: ClassVar[AnyGame]
    options: Any
    players: int
    encoder: Encoder
    action_names: tuple[str, ...]
    by_seat: tuple[tuple[Any, ...], ...]
    """For each seat, what each number means when it says it."""

    @abstractmethod
    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats that are to act; none when it is chance's turn, or nobody's."""

    @abstractmethod
    def seen(self, state: S, seat: int) -> Any:
        """What the rule book shows a seat, as the encoder takes it."""

    @abstractmethod
    def is_over(self, state: S) -> bool:
        """Whether the game has come to its end."""

    @abstractmethod
    def is_broken_off(self, state: S) -> bool:
        """Whether the game goes on but the environment does not."""

    @abstractmethod
    def rewards(self, before: S, after: S) -> tuple[float, ...] | None:
        """What the seats get for a step; None when nobody gets anything."""

    @abstractmethod
    def results(self, state: S) -> tuple[dict[str, Any], ...]:
        """What there is to say to each seat when all is over."""

    @abstractmethod
    def text(self, state: S) -> str:
        """The whole table, secrets included, for those who watch."""

    def start(self, draw: Draw) -> S:
        """A new game, at its first decision."""
        return self._after_chance(self.game.start(self.options), draw)

    def step(self, state: S, seat: int, number: int, draw: Draw) -> S:
        """The state after a seat's action, at the next decision or the end."""
        if not 0 <= number < len(self.action_names):
            raise IllegalAction(f"seat {seat}: {number} is no action, they are 0 to {len(self.action_names) - 1}")
        try:
            after = self.game.step(state, Act(seat, self.by_seat[seat][number])).state
        except Refused as refused:
            raise IllegalAction(f"seat {seat}: {self.action_names[number]} is against {refused}") from None
        return self._after_chance(after, draw)

    @property
    def layout(self) -> Layout:
        """What the places of an observation mean."""
        return self.encoder.layout

    def look(self, state: S, seat: int) -> tuple[Planes, Planes]:
        """A seat's observation and its mask."""
        encoder, seen = self.encoder, self.seen(state, seat)
        size = encoder.layout.size
        bits = encoder.observed(seen, seat) | encoder.mask(seen, seat) << size
        both = unpacked(bits, size + len(self.action_names))
        return both[:size], both[size:]

    def observed(self, state: S, seat: int) -> int:
        """A seat's observation as a set of bits."""
        return self.encoder.observed(self.seen(state, seat), seat)

    def mask(self, state: S, seat: int) -> int:
        """The numbers of the actions a seat may take now, as a set of bits."""
        return self.encoder.mask(self.seen(state, seat), seat)

    def open_view(self, state: S) -> Any:
        """Everything there is to see."""
        return self.game.view(state, OPEN)

    def _after_chance(self, state: S, draw: Draw) -> S:
        while not (self.awaited(state) or self.is_over(state) or self.is_broken_off(state)):
            state = self.game.step(state, self.game.outcome(state, draw)).state
        return state
