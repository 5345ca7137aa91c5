"""The program of the coach's worker process: reviews one game after the other, and ends with whoever started it."""

import os
from typing import Final

import msgspec

from coverts.coach.judging import coach_of
from coverts.coach.review import Effort
from coverts.coach.seat_games import seat_game
from coverts.coach.telling import told_review
from coverts.records.reading import read
from coverts.server.coaching.task import Made, Progress, Ready, ReviewTask
from coverts.server.worker_program import Say, memory, own_standard_output, tasks

EFFORT: Final[Effort] = "normal"
SEED: Final = 0
"""The same game is always reviewed alike."""

MANNERS: Final = 19
"""Whoever plays comes first: live tables have the processor whenever they want it (nice)."""


class CannotReview(Exception):
    """There is no coach here who could."""


def main() -> None:
    """Say that it is ready, and then review games for as long as there are any."""
    os.nice(MANNERS)
    say = own_standard_output()
    say(Ready())
    for task in tasks(ReviewTask):
        say(_answer(task, say))


def _answer(task: ReviewTask, say: Say) -> Made:
    try:
        review, error = reviewed(task, say), ""
    except Exception as failed:  # Whatever is wrong with one game, the next one may be right.
        review, error = b"", type(failed).__name__
    return Made(review, error, memory())


def reviewed(task: ReviewTask, say: Say) -> bytes:
    """The review of a seat's game, as JSON."""
    record = read(task.record).record
    coach, game = coach_of(record.game), seat_game(record, task.seat)
    if coach is None or not coach.ready(game.players):
        raise CannotReview
    return msgspec.json.encode(told_review(coach, game, EFFORT, SEED, lambda done, of: say(Progress(done, of))))


if __name__ == "__main__":
    main()
