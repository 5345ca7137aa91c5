"""A puzzle as it is kept: a position, what each answer to it is worth, and what explains that."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from coverts.coach.judging import Judged
from coverts.coach.review import Kind, Notation

Difficulty: TypeAlias = Literal[1, 2, 3]
"""1: a club player finds the answer; 2: an expert does, and no club player; 3: neither does."""


class Answer(Struct, frozen=True, kw_only=True):
    """Something that may be done: what it is worth, and how much less than the best answer, with a standard error."""

    action: Notation
    worth: float
    loss: float
    error: float
    figures: Mapping[str, Any]
    """What the coach saw happen after it, by name."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A decision with its answers."""

    id: str
    game: str
    seat: int
    round: int
    kind: Kind
    about: int | None
    theme: str
    difficulty: Difficulty
    best: int
    """Which of the answers is right."""
    usual: int
    """Which of them the rule of thumb gives."""
    answers: tuple[Answer, ...]
    figures: Mapping[str, Any]
    """What the coach knew before any answer."""
    record: dict[str, Any]
    """The game up to here, as a record."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.record["seats"])


def as_judged(puzzle: Puzzle, chosen: int) -> Judged:
    """The puzzle as a decision that somebody took, for the words of reviews."""
    best, own = puzzle.answers[puzzle.best], puzzle.answers[chosen]
    return Judged(
        round=puzzle.round,
        kind=puzzle.kind,
        about=puzzle.about,
        actions=[answer.action for answer in puzzle.answers],
        worths=[answer.worth for answer in puzzle.answers],
        errors=[0.0 for _ in puzzle.answers],
        chosen=chosen,
        best=puzzle.best,
        error=own.error,
        figures={
            **puzzle.figures,
            **{f"{BEST}{name}": figure for name, figure in best.figures.items()},
            **{f"{CHOSEN}{name}": figure for name, figure in own.figures.items()},
        },
    )


BEST = "best_"
CHOSEN = "chosen_"
"""How the coach's figures about one of the options begin."""
