"""First lessons over HTTP. Nothing is kept: whoever learns sends along what they have done in the lesson so far."""

import asyncio
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from coverts.games.contract import Refusal
from coverts.games.seats import PerSeat, Seat
from coverts.hall.wire import WIRES, AnyAction, GameTable
from coverts.learn.lessons.course import Course, Missed, Reached
from coverts.learn.lessons.lesson import Lesson, lessons_for
from coverts.registry import PLUGINS
from coverts.server.door.budgets import MESSAGES
from coverts.server.routes.answers import HttpProblem, Problem
from coverts.server.routes.given import TheAccount, TheBudgets

MOST_STEPS = 20


class LessonListed(Struct, frozen=True, kw_only=True):
    """A lesson to choose."""

    id: str
    game: str
    seconds: int
    steps: int


class Doing(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done so far, each of it a step; and what they do now, if anything."""

    done: Annotated[tuple[AnyAction, ...], Meta(max_length=MOST_STEPS)] = ()
    action: AnyAction | None = None


class LessonShown(Struct, frozen=True, kw_only=True):
    """Where the learner is."""

    id: str
    game: str
    names: PerSeat[str]
    you: Seat
    table: GameTable
    """What their seat sees now."""
    step: int
    """How many steps have been taken."""
    steps: int
    outcome: Literal["shown", "refused", "missed", "reached"]
    """What came of what they did."""
    why: Problem | None
    """The rule, where one is in the way."""


@get("/lessons", summary="All lessons")
async def lessons() -> list[LessonListed]:
    """In their order."""
    return [
        LessonListed(id=one.id, game=one.game, seconds=one.seconds, steps=len(one.steps))
        for game in PLUGINS
        for one in lessons_for(game)
    ]


@post("/lessons/{game:str}/{lesson:str}", summary="Take a step in a lesson", status_code=200)
async def learn(
    game: FromPath[str], lesson: FromPath[str], data: JSONBody[Doing], account: TheAccount, budgets: TheBudgets
) -> LessonShown:
    """A step that breaks a rule, or misses the goal, leaves everything as it was."""
    budgets.spend(MESSAGES, account)
    known = next((one for one in lessons_for(game) if one.id == lesson), None) if game in PLUGINS else None
    if known is None:
        raise HttpProblem(404, "server-no-such-page")
    return await asyncio.to_thread(_taken, known, data)


def _taken(lesson: Lesson, doing: Doing) -> LessonShown:
    course = Course(lesson)
    for action in doing.done:
        if course.step is None or not isinstance(_take(course, action), Reached):
            raise HttpProblem(409, "learn-not-there")
    outcome: Literal["shown", "refused", "missed", "reached"] = "shown"
    why = None
    if doing.action is not None:
        if course.step is None:
            raise HttpProblem(409, "learn-not-there")
        answer = _take(course, doing.action)
        outcome = "reached" if isinstance(answer, Reached) else "missed" if isinstance(answer, Missed) else "refused"
        why = Problem(answer.key, answer.rule, answer.args) if isinstance(answer, Refusal) else None
    return LessonShown(
        id=lesson.id,
        game=lesson.game,
        names=course.position.names,
        you=lesson.seat,
        table=WIRES[lesson.game].table(course.view),
        step=course.place,
        steps=len(lesson.steps),
        outcome=outcome,
        why=why,
    )


def _take(course: Course, action: AnyAction) -> Refusal | Missed | Reached:
    if not isinstance(action, course.position.game.action_type):
        raise HttpProblem(409, "hall-other-game")
    return course.take(action)


LESSONS = [lessons, learn]
