"""A lesson as it is written down: a record to begin with, and goals that are reached by playing on.

Its sentences are in the catalogues, by the id of the lesson and the number of the step:
`lesson-ID-title`, `lesson-ID-1` (what to do), `lesson-ID-1-otherwise` (said to a legal action that misses the goal) and
`lesson-ID-1-done`.
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from coverts.coach.review import Notation

DATA: Final = "coverts.learn.lessons.data"


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What has to come of a step. All that is said has to hold."""

    answers: tuple[Notation, ...] | None = None
    """One of these was done; none of them means anything that is legal."""
    taken_by: int | None = None
    """This seat's peacock has taken the trick, once the others have played."""


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else does after it."""

    seat: int
    action: Notation


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to do."""

    goal: Goal
    then: tuple[Reply, ...] = ()


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson of a minute or so."""

    id: str
    game: str
    seat: int
    seconds: int
    """How long it takes."""
    record: dict[str, Any]
    steps: tuple[LessonStep, ...]


@cache
def lessons_for(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    found = sorted(files(DATA).iterdir(), key=lambda file: file.name)
    lessons = [msgspec.json.decode(file.read_bytes(), type=Lesson) for file in found if _is_lesson(file.name)]
    return tuple([lesson for lesson in lessons if lesson.game == game])


def _is_lesson(name: str) -> bool:
    return name.endswith(".json")
