"""What a game's coach is to the house, and a decision that it has judged."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import fsum
from typing import Any

from msgspec import Struct

from coverts.coach.levels import Levels
from coverts.coach.review import Decision, Effort, Kind, Notation, Option, Scale
from coverts.coach.seat_games import Moment, SeatGame
from coverts.coach.tried import Tried
from coverts.plugin import fetched
from coverts.registry import PLUGINS


@dataclass(frozen=True, kw_only=True)
class Judged:
    """A decision with what each of its options is worth."""

    round: int
    kind: Kind
    about: int | None
    actions: Sequence[Notation]
    worths: Sequence[float]
    errors: Sequence[float]
    """Standard errors of the worths."""
    chosen: int
    """Which of the actions was taken."""
    best: int
    """Which of them was best."""
    error: float = 0.0
    """The standard error of the loss: smaller than those of the worths suggest, as both saw the same luck."""
    figures: Mapping[str, Any] = field(default_factory=dict)
    """What explains it, by name; what there is depends on the game."""

    @property
    def value(self) -> float:
        """What the best option is worth."""
        return self.worths[self.best]

    @property
    def kept(self) -> float:
        """What the chosen option is worth."""
        return self.worths[self.chosen]

    @property
    def loss(self) -> float:
        """What the best option is worth more than the chosen one."""
        return self.value - self.kept

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.actions) == 1


@dataclass(frozen=True, kw_only=True)
class Chain:
    """Decisions that lead to one result: those of a round, or of a whole game."""

    average: float
    """What such a seat makes on average."""
    judged: Sequence[Judged]
    result: float
    """What it made."""
    parts: Mapping[str, float]
    """Luck by its causes, without the last one, which is the rest."""

    def lucks(self) -> list[float]:
        """The luck before the first decision and after each of them."""
        lucks, before = [], self.average
        for one in self.judged:
            lucks.append(one.value - before)
            before = one.kept
        return [*lucks, self.result - before]


@dataclass(frozen=True, kw_only=True)
class Reckoning:
    """How a game's decisions hang together, known after it."""

    chains: Sequence[Chain]
    rest: str
    """The name of the last cause of luck."""

    def luck_of(self, chain: Chain) -> dict[str, float]:
        """The luck of a chain by all its causes."""
        return {**chain.parts, self.rest: fsum(chain.lucks()) - fsum(chain.parts.values())}

    @property
    def parts(self) -> dict[str, float]:
        """Luck by its causes, without the last one."""
        return {name: fsum([chain.parts[name] for chain in self.chains]) for name in self.chains[0].parts}


@dataclass(frozen=True, kw_only=True)
class GameCoach:
    """What the coach needs of a game.

    `scale`    from which loss on a mistake is called what
    `judge`    judges decisions of one seat, one after the other, from their views; from a seed for all chance in it
    `reckon`   what is known after the game: averages, results and the causes of luck
    `ready`    waits until it can judge with so many players; False if it never will
    `solved`   whether what it says with so many players is exact
    `believe`  what a seat may believe of what it cannot see, from its view and the views at the ends of earlier rounds
    `levels`   what levels of bots lose, to compare people with
    `tried`    what a seat tried in a finished game and how it came out, from its record: cheap to count
    """

    scale: Scale
    judge: Callable[[Sequence[Moment], Effort, int], Iterator[Judged]]
    reckon: Callable[[SeatGame, Sequence[Judged], Effort, int], Reckoning]
    ready: Callable[[int], bool] = lambda _players: True
    solved: Callable[[int], bool] = lambda _players: False
    believe: Callable[[Any, Sequence[Any]], Struct]
    levels: Callable[[], Levels]
    tried: Callable[[Any, int], Iterable[Tried]] = lambda _record, _seat: ()


@cache
def coach_of(game: str) -> GameCoach | None:
    """The coach of a game, if it has one."""
    home = PLUGINS[game].coach
    coach: GameCoach | None = None if home is None else fetched(home)
    return coach


def decision_of(judged: Judged, scale: Scale, luck: float) -> Decision:
    """A judged decision as a review tells it, the best option first."""
    order = sorted(range(len(judged.actions)), key=lambda place: (place != judged.best, -judged.worths[place]))
    return Decision(
        round=judged.round,
        kind=judged.kind,
        about=judged.about,
        chosen=judged.actions[judged.chosen],
        best=judged.actions[judged.best],
        loss=judged.loss,
        error=judged.error,
        size=scale.size(judged.loss, judged.error),
        luck=luck,
        options=tuple([Option(judged.actions[at], judged.worths[at], judged.errors[at]) for at in order]),
    )
