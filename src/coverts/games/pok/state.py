"""Everything there is to know about a game of POK at one moment, secrets included."""

from collections.abc import Sequence
from enum import Enum
from functools import cache

from msgspec import Struct

from coverts.games.pok.actions import Action
from coverts.games.pok.counters import held
from coverts.games.pok.dice import DIE_FACE, SYMBOL, DieFace, Symbol
from coverts.games.seats import PerSeat, SeatSet

PLAYERS = range(3, 8)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays."""

    players: int
    memory_aid: bool = False
    """Show what a perfect memory would know (K9)."""


class Phase(Enum):
    """What is going on; also the kind of the prompt. In the order of the kernels' numbers for it."""

    THROW = "throw"
    OFFER = "offer"
    OVER = "over"

    @property
    def number(self) -> int:
        """What the kernels call it."""
        return PHASES.index(self)


PHASES = tuple(Phase)


class RoundVerdict(Enum):
    """What a round came to: why counters were handed over, or not."""

    MET = "met"
    """At least one die was met."""
    ABSENT = "absent"
    """No die was met; symbols on no die are handed over."""
    ALL_ABSENT = "all-absent"
    """No die was met and everybody showed a symbol on no die: nobody hands over."""
    NONE = "none"
    """No die was met and nobody showed a symbol on no die."""


class RoundResult(Struct, frozen=True):
    """A round that has been revealed."""

    dice: tuple[DieFace, ...]
    played: PerSeat[Symbol]
    met: tuple[bool, ...]
    """For each die, whether it was met."""
    handed_over: SeatSet
    verdict: RoundVerdict


@cache
def counters_in(holding: int) -> tuple[Symbol, ...]:
    """The counters that a number of the kernels stands for. There are 27 such numbers, and views ask all the time."""
    return tuple([symbol for symbol in SYMBOL for _ in range(held(holding, symbol.index))])


def holding_of(counters: Sequence[Symbol]) -> int:
    """The number that stands for some counters."""
    return sum([1 << (2 * symbol.index) for symbol in counters])


class State(Struct, frozen=True):
    """A game at one moment. Holdings and dice are the kernels' small numbers."""

    options: Options
    phase: Phase
    holdings: PerSeat[int]
    sealed: PerSeat[Action | None]
    """Offers in closed fists, not yet revealed."""
    awaits: SeatSet = ()
    """The seats that are to act; none when the next move is chance's."""
    round: int = 0
    """How many throws there have been."""
    dice: tuple[int, ...] = ()
    """The throw of the round under way; empty between rounds."""
    last: RoundResult | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def die_faces(self) -> tuple[DieFace, ...]:
        """What the dice show."""
        return tuple([DIE_FACE[face] for face in self.dice])

    def counters_left(self, seat: int) -> int:
        """How many counters a seat has left, which everybody knows."""
        return len(counters_in(self.holdings[seat]))

    def counters(self, seat: int) -> tuple[Symbol, ...]:
        """Which counters a seat has left."""
        return counters_in(self.holdings[seat])
