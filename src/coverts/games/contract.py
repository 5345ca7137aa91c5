"""What every game is.

A state *awaits a set of seats*. One awaited seat is ordinary turn-taking; several are a closed-fist round, in which
each choice is sealed inside the state and the last seal reveals them all. Chance is a move like any other, handed in
from outside, so that replays, tests, fair deals and solvers need nothing special.

What an observer may know leaves the rule book in two forms that never contain more than that: a *view*, the whole
table as the observer sees it, and *sights*, the observer's share of each event. Folding the sights gives the view.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from coverts.games.seats import Seat, SeatSet

Draw: TypeAlias = Callable[[int], int]
"""A source of chance: `draw(n)` is a whole number from 0 to n − 1, each equally likely."""

Observer: TypeAlias = Seat | Literal["public", "open"]
"""Who looks: a seat; the public (spectators), who know only what every seat knows; or `open`, for finished games."""

PUBLIC: Literal["public"] = "public"
OPEN: Literal["open"] = "open"


class Awaits(Struct, frozen=True, tag="awaits"):
    """Seats still to act. In a closed-fist round the order in which they act never matters."""

    seats: SeatSet
    kind: str
    about: Seat | None = None
    """The seat that the question is about, if it is about one."""


class Chance(Struct, frozen=True, tag="chance"):
    """The next move is chance's."""

    kind: str


class Over(Struct, frozen=True, tag="over"):
    """The game has ended; `by` says what decided it."""

    winners: SeatSet
    by: str


Prompt: TypeAlias = Awaits | Chance | Over


class Refusal(Struct, frozen=True):
    """Why a move is not allowed: the rule, and the key and data of a sentence in the catalogues."""

    rule: str
    key: str
    args: Mapping[str, int | str] = {}


class Refused(Exception):
    """Raised when a move is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {dict(refusal.args)}")
        self.refusal = refusal


O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
C = TypeVar("C")  # outcome of chance
E = TypeVar("E")  # event
G = TypeVar("G")  # sight
V = TypeVar("V")  # view


class Act(Struct, Generic[A], frozen=True):
    """A seat's move. An action itself never says whose it is: that is known from elsewhere."""

    seat: Seat
    action: A


class Step(Struct, Generic[S, E], frozen=True):
    """What a move leads to: a new state, and what happened on the way."""

    state: S
    events: tuple[E, ...]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, C, E, G, V]):
    """A game: its types, which are also its wire format, and its functions, all of them pure.

    `start`     the state before the first move
    `prompt`    who moves next: seats, chance, or nobody any more
    `actions`   every action that can ever be legal at such a table, in a fixed order
    `legal`     the actions a seat may take now, in an order that turns with the table; none when it is not awaited
    `refusal`   why a seat may not take an action, or None when it may
    `outcome`   the outcome of chance that a source of numbers leads to, in a state that waits for chance
    `step`      the move made, or `Refused`
    `sight`     what an observer sees of an event
    `view`      what an observer sees of the table
    `fold`      the view after one more sight
    """

    name: str
    players: range
    options_type: type[O]
    state_type: type[S]
    action_type: Any
    outcome_type: Any
    event_type: Any
    sight_type: Any
    view_type: type[V]
    start: Callable[[O], S]
    prompt: Callable[[S], Prompt]
    actions: Callable[[O], tuple[A, ...]]
    legal: Callable[[S, int], tuple[A, ...]]
    refusal: Callable[[S, int, A], Refusal | None]
    outcome: Callable[[S, Draw], C]
    step: Callable[[S, Act[A] | C], Step[S, E]]
    sight: Callable[[E, Observer], G]
    view: Callable[[S, Observer], V]
    fold: Callable[[V, G], V]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
