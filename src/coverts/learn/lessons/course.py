"""A lesson under way, without any I/O: what has been done in it is judged by the rule book, and by its goals."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from coverts.games.contract import Act, Refusal, Step
from coverts.learn.lessons.lesson import Goal, Lesson, LessonStep
from coverts.learn.puzzles.kinds import GamePuzzles, puzzles_of
from coverts.learn.puzzles.position import Position, position_of


class Reached(Struct, frozen=True):
    """The goal of a step has been reached: what happened on the way."""

    steps: tuple[Step[Any, Any], ...]


class Missed(Struct, frozen=True):
    """Legal, but not what the step is about."""


class Course:
    """A learner in a lesson. Actions that were taken before bring it back to where it was."""

    def __init__(self, lesson: Lesson, done: Sequence[Any] = ()) -> None:
        kind = puzzles_of(lesson.game)
        assert kind is not None
        self.lesson, self._kind = lesson, kind
        self.position: Position = position_of(lesson.record, lesson.seat)
        self.state = self.position.state
        self.place = 0
        for action in done:
            self.take(action)

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None at the end."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def view(self) -> Any:
        """What the learner sees."""
        return self.position.game.view(self.state, self.lesson.seat)

    def take(self, action: Any) -> Refusal | Missed | Reached:
        """Do something: a rule is in the way, or the goal is missed and nothing has happened, or it is reached."""
        game, seat, step = self.position.game, self.lesson.seat, self.step
        assert step is not None
        refusal = game.refusal(self.state, seat, action)
        if refusal is not None:
            return refusal
        happened = [game.step(self.state, Act(seat, action))]
        if not _is_one_of(self._kind, action, step.goal):
            return Missed()
        for reply in step.then:
            happened.append(self._reply(happened[-1].state, reply.seat, reply.action))
        if step.goal.taken_by is not None and _taker(happened) != step.goal.taken_by:
            return Missed()
        self.state = happened[-1].state
        self.place += 1
        return Reached(tuple(happened))

    def _reply(self, state: Any, seat: int, notation: Any) -> Step[Any, Any]:
        game = self.position.game
        legal = {self._kind.notation(action): action for action in game.legal(state, seat)}
        return game.step(state, Act(seat, legal[notation]))


def _is_one_of(kind: GamePuzzles, action: Any, goal: Goal) -> bool:
    return goal.answers is None or kind.notation(action) in goal.answers


def _taker(happened: Sequence[Step[Any, Any]]) -> int | None:
    """Whose peacock has taken a trick, the last time that one was taken."""
    takers = [
        event.by for step in happened for event in step.events if hasattr(event, "by") and hasattr(event, "reason")
    ]
    return takers[-1] if takers else None
