"""A table in the terminal: one person, bots, and a house that alone knows the state.

Whoever sits there is handed the views and sights of their own seat, and gives actions. Nothing else passes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from coverts.bots import DEFAULT_LEVEL, AnyView, Bot, Level, Past
from coverts.games.contract import Act, AnyGame, Awaits, Chance, Draw, Over, Refusal, Refused, Step
from coverts.games.memory import Counted, remembered

Luck: TypeAlias = Callable[[int], Draw]
"""Where chance and bots get their numbers from: a source for each move, by how many moves came before it."""


def luck(seed: str) -> Luck:
    """Luck that a seed decides. Each move has its own, so that a game resumed goes on as it would have gone."""

    def source(number: int) -> Draw:
        numbers = Random(f"{seed}/{number}")  # noqa: S311 - practice games, which must be repeatable
        return lambda limit: numbers.randrange(limit)

    return source


@dataclass(frozen=True)
class Practice:
    """A game against bots, as it begins or as it was left: all that has to be kept to go on with it."""

    game: AnyGame
    options: Any
    names: tuple[str, ...]
    seed: str
    level: Level = DEFAULT_LEVEL
    human: int = 0
    """The seat of the person."""
    moves: tuple[object, ...] = ()
    """The moves made so far."""


class Seated(Protocol):
    """Whoever sits on a seat."""

    def begins(self, view: Counted) -> None:
        """Sit down; this is the table."""

    def sees(self, sight: object) -> None:
        """Something has happened; this is the seat's share of it."""

    def chooses(self, view: AnyView, draw: Draw, past: Past) -> object:
        """The seat is awaited: an action. `past` is what it saw when each earlier round had ended."""

    def is_refused(self, refusal: Refusal) -> None:
        """The action is not allowed; another one will be asked for."""


class SeatedBot:
    """A bot on a seat. It decides from views alone, so it needs no sights."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def begins(self, view: Counted) -> None:
        """Sit down."""

    def sees(self, sight: object) -> None:
        """Something has happened."""

    def chooses(self, view: AnyView, draw: Draw, past: Past) -> object:
        """Decide."""
        return self._bot.choose(view, draw, past)

    def is_refused(self, refusal: Refusal) -> None:
        """A bot is shown what is legal, so this is a mistake in it."""
        raise Refused(refusal)


class Sitting:
    """A game under way: who sits where, the state, and the moves made so far.

    The person is asked last when several are awaited. The moves of the practice are made before anybody sits down.
    `after_move` is called when a move has been made and before anybody hears of it, so that what it saves is never
    behind what has been seen.
    """

    def __init__(
        self,
        practice: Practice,
        seats: Sequence[Seated],
        *,
        after_move: Callable[["Sitting"], None] | None = None,
    ) -> None:
        self.practice = practice
        self.game = practice.game
        self.state = self.game.start(practice.options)
        self.moves: list[object] = []
        self._seats = tuple(seats)
        self._past: list[tuple[AnyView, ...]] = [()] * len(self._seats)
        self._source = luck(practice.seed)
        self._after_move = after_move
        for move in practice.moves:
            self._step(move)
        for seat, player in enumerate(self._seats):
            player.begins(self.game.view(self.state, seat))

    def make(self, move: object) -> Step[Any, Any]:
        """Make a move and let every seat see its share, or raise `Refused`."""
        step = self._step(move)
        if self._after_move is not None:
            self._after_move(self)
        for event in step.events:
            for seat, player in enumerate(self._seats):
                player.sees(self.game.sight(event, seat))
        return step

    def run(self) -> Over:
        """Play until the game is over, or until somebody's exception ends it."""
        while True:
            prompt = self.game.prompt(self.state)
            match prompt:
                case Over():
                    return prompt
                case Chance():
                    self.make(self.game.outcome(self.state, self._draw()))
                case Awaits(seats):
                    self._ask(min(seats, key=lambda seat: seat == self.practice.human))

    def _ask(self, seat: int) -> None:
        player = self._seats[seat]
        action = player.chooses(self.game.view(self.state, seat), self._draw(), self._past[seat])
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is None:
            self.make(Act(seat, action))
        else:
            player.is_refused(refusal)

    def _step(self, move: object) -> Step[Any, Any]:
        if isinstance(self.game.prompt(self.state), Chance):
            self._past = [remembered(past, self.game.view(self.state, seat)) for seat, past in enumerate(self._past)]
        step = self.game.step(self.state, move)
        self.state = step.state
        self.moves.append(move)
        return step

    def _draw(self) -> Draw:
        return self._source(len(self.moves))
