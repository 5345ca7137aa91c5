"""`coverts learn`."""

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status
from coverts.cli.voice import Spoken


def learn(
    game: Literal["pikoko"] = "pikoko",
    /,
    *,
    lesson: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    language: Spoken = None,
) -> Status:
    """Learn a game by doing: short lessons, one idea each, on the real table.

    Type quit to leave; the next time it goes on with the lesson that you left.

    Parameters
    ----------
    game
        Which game.
    lesson
        Begin with this lesson, counted from 1. [default: the first that you have not done]
    language
        The language that is spoken. [default: COVERTS_LANG, or else your locale]
    """
    from coverts.cli.learning import Learning
    from coverts.cli.practising import Progress
    from coverts.cli.voice import complain, speech
    from coverts.learn.lessons.lesson import lessons_for

    catalogue = speech(language)
    lessons = lessons_for(game)
    if lesson is not None and lesson > len(lessons):
        complain(catalogue, "learn-no-such-lesson", number=len(lessons))
        return Status.UNREADABLE
    return Learning(game, catalogue, Progress(file="learn.json")).through(lessons, begin=lesson)
