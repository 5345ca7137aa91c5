"""Lessons in the terminal: one thing to do at a time, mistakes answered by the rule."""

from collections.abc import Sequence
from functools import partial

from coverts.bots.names import name_in
from coverts.cli.practising import Progress
from coverts.cli.status import Status
from coverts.cli.telling.company import Company, company
from coverts.cli.telling.player import Left, TerminalPlayer
from coverts.cli.telling.screen import Prompter, Screen, from_keyboard
from coverts.cli.telling.talk import talk_of
from coverts.cli.voice import not_written
from coverts.games.contract import Refusal
from coverts.lang import Catalogue
from coverts.learn.lessons.course import Course, Missed
from coverts.learn.lessons.lesson import Lesson


class Learning:
    """Somebody who goes through the lessons of a game."""

    def __init__(
        self, game: str, catalogue: Catalogue, progress: Progress, *, prompter: Prompter = from_keyboard
    ) -> None:
        self._talk, self._catalogue = talk_of(game), catalogue
        self._progress, self._prompter = progress, prompter
        self._screen = Screen(paint=partial(self._talk.paint, catalogue))

    def through(self, lessons: Sequence[Lesson], *, begin: int | None) -> Status:
        """The lessons from one on, or from the first that has not been done; the exit status."""
        fresh = [place for place, lesson in enumerate(lessons) if not self._progress.has_solved(lesson.id)]
        first = begin - 1 if begin is not None else fresh[0] if fresh else 0
        try:
            for place in range(first, len(lessons)):
                self._teach(lessons[place], place + 1, len(lessons))
        except OSError as error:
            return not_written(self._catalogue, error)
        except (Left, EOFError, KeyboardInterrupt) as leaving:
            self._show("", self._catalogue.say("learn-left"))
            return Status.INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else Status.NO
        self._show("", self._catalogue.say("learn-done"))
        return Status.OK

    def _teach(self, lesson: Lesson, place: int, number: int) -> None:
        course = Course(lesson)
        names = [name_in(self._catalogue.language, name) for name in course.position.names]
        players = company(self._catalogue, names, lesson.seat)
        title = players.say(f"lesson-{lesson.id}-title")
        self._show("", players.say("learn-lesson", place=place, number=number, title=title))
        self._screen.show(self._talk.commands["command-table"](players, course.view))
        while course.step is not None:
            self._take_step(course, players)
        self._progress.note(lesson.id, solved=True)

    def _take_step(self, course: Course, players: Company) -> None:
        """One thing to do, until it is done."""
        lesson, number = course.lesson.id, course.place + 1
        self._show("", players.say(f"lesson-{lesson}-{number}"), "")
        player = TerminalPlayer(self._talk, players, self._screen, self._prompter)
        while True:
            before = course.view
            answer = course.take(player.chooses(before, lambda _: 0, course.position.past))
            if isinstance(answer, Refusal):
                player.is_refused(answer)
            elif isinstance(answer, Missed):
                self._show(players.say(f"lesson-{lesson}-{number}-otherwise"))
            else:
                break
        for step in answer.steps:
            for event in step.events:
                sight = course.position.game.sight(event, course.lesson.seat)
                self._screen.show(self._talk.describe(players, before, sight))
                before = self._talk.fold(before, sight)
        self._show("", players.say(f"lesson-{lesson}-{number}-done"))

    def _show(self, *lines: str) -> None:
        self._screen.show(lines)
