"""Where a game of OpenSpiel stands: our state, and what perfect recall asks for besides."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True)
class Position(Generic[S]):
    """A value. OpenSpiel copies states deeply; what never changes need not be copied."""

    state: S
    infostates: tuple[str, ...]
    """Information states: for each seat all that it has seen so far, and last what the public has."""
    past: tuple[Any, ...] = ()
    """Earlier rounds, all of them in the open by now."""
    dealt: tuple[int, ...] = ()
    """The feathers of a deal under way, in which nobody has seen any yet."""
    moves: int = 0
    round_at: int = 0
    """Which of the moves began the round."""
    secrets: tuple[tuple[int, int], ...] = ()
    """Choices not yet revealed: which move it was, and whose."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position[S]":
        return self
