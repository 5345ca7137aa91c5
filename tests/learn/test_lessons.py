"""First lessons: every step can be taken, nothing in them breaks a rule, and every sentence is there."""

import pytest

from coverts.games.contract import Awaits, Refusal
from coverts.lang import LANGUAGES, Catalogue
from coverts.learn.lessons.course import Course, Missed, Reached
from coverts.learn.lessons.lesson import Lesson, lessons_for
from coverts.learn.puzzles.kinds import puzzles_of
from coverts.records.reading import document
from coverts.records.referee import check
from tests.cli.command import Command

LESSONS = lessons_for("pikoko")
IDS = [lesson.id for lesson in LESSONS]


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object) -> Command:
    monkeypatch.setenv("COVERTS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Command(monkeypatch, capsys)


def test_there_are_six_in_their_order() -> None:
    assert IDS == ["trick", "whose", "colours", "bid", "own-bid", "confidence"]
    assert all(60 <= lesson.seconds <= 90 for lesson in LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_the_rule_book_takes_every_way_through(lesson: Lesson) -> None:
    """Whatever legal thing is done, the goal is missed or reached, and the replies are legal; some way leads on."""
    check(document(lesson.record).record)
    done: list[object] = []
    course = Course(lesson)
    while course.step is not None:
        assert isinstance(course.view.prompt, Awaits)
        assert lesson.seat in course.view.prompt.seats
        answers = {action: Course(lesson, done).take(action) for action in course.view.legal}
        assert not any(isinstance(answer, Refusal) for answer in answers.values())
        ways = [action for action, answer in answers.items() if isinstance(answer, Reached)]
        assert ways
        done.append(ways[0])
        course.take(ways[0])
    assert len(done) == len(lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_goal_is_one_that_can_be_missed(lesson: Lesson) -> None:
    """Where a step asks for something there is a way to get it wrong: legal, or against a rule."""
    course = Course(lesson)
    kind = puzzles_of(lesson.game)
    assert kind is not None
    everything = course.position.game.actions(course.position.options)
    answers = [Course(lesson).take(action) for action in everything]
    assert any(isinstance(answer, Missed) for answer in answers) or any(
        isinstance(answer, Refusal) and answer.rule == "P12" for answer in answers
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    say = Catalogue(language).say
    for lesson in LESSONS:
        assert say(f"lesson-{lesson.id}-title")
        for number in range(1, len(lesson.steps) + 1):
            for ending in ("", "-otherwise", "-done"):
                assert say(f"lesson-{lesson.id}-{number}{ending}")


WRONG_AND_RIGHT = {
    "trick": "B1\nY6\nB1\n",
    "whose": "R6\nR2\n",
    "colours": "P2\nPYR1\n",
    "bid": "1\n5\n",
    "own-bid": "1\n3\n",
    "confidence": "4\n2\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_from_start_to_finish(coverts: Command, language: str) -> None:
    said = coverts("learn", "--lang", language, stdin="".join(WRONG_AND_RIGHT[one] for one in IDS).encode())
    assert (said.status, said.err) == (0, "")
    say = Catalogue(language).say
    text = " ".join(said.out.split())
    for lesson in LESSONS:
        assert " ".join(say(f"lesson-{lesson.id}-1-done").split()) in text
        if lesson.id != "colours":
            assert " ".join(say(f"lesson-{lesson.id}-1-otherwise").split()) in text
    assert "P12" in text


def test_left_and_taken_up_again(coverts: Command) -> None:
    assert coverts("learn", stdin=b"Y6\nB1\nquit\nyes\n").status == 1
    again = coverts("learn", stdin=b"")
    assert "Lesson 2 of 6" in again.out
    assert "Lesson 1 of 6" not in again.out
    assert "Lesson 5 of 6" in coverts("learn", "--lesson", "5", stdin=b"").out
    refused = coverts("learn", "--lesson", "7")
    assert (refused.status, refused.out) == (2, "")
    assert "6 lessons" in refused.err
