"""The program of the coach's worker process: takes one task after the other, and ends with whoever started it."""

import os
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, Final

import msgspec

from coverts.coach.advising import advised
from coverts.coach.judging import GameCoach, coach_of
from coverts.coach.review import Effort
from coverts.coach.seat_games import seat_game
from coverts.coach.telling import rounded, told_review
from coverts.hall.messages import Snapshot
from coverts.learn.puzzles.kinds import puzzles_of
from coverts.records.reading import read
from coverts.server.coaching.task import HelpTask, Made, Preparing, Progress, Ready, ReviewTask, Task
from coverts.server.coaching.worker import NICE, REVIEWING
from coverts.server.worker_program import Say, memory, own_standard_output, tasks

EFFORT: Final[Effort] = "normal"
SEED: Final = 0
"""The same game is always reviewed alike."""
SIGN_OF_LIFE: Final = 1.0
"""Seconds between two signs of life while it compiles, which takes a minute on a slow machine."""


class CannotReview(Exception):
    """There is no coach here who could."""


def main() -> None:
    """Say that it is ready, and then review games for as long as there are any."""
    stand_back(int(os.environ[NICE]))
    say = own_standard_output()
    say(Ready())
    for task in tasks(Task):
        say(_answer(task, say))


def stand_back(how_far: int) -> None:
    """Let others have the processor first. Who stands back as far as one can gets what is idle, where there is that."""
    os.nice(how_far)
    if how_far == REVIEWING and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _answer(task: Task, say: Say) -> Made:
    try:
        answer, error = (helped(task, say) if isinstance(task, HelpTask) else reviewed(task, say)), ""
    except Exception as failed:  # Whatever is wrong with one task, the next one may be right.
        answer, error = b"", type(failed).__name__
    return Made(answer, error, memory())


def prepared(game: str, players: int, say: Say) -> GameCoach:
    """The coach of a game when it can work; there are signs of life while its machine code is compiled."""
    coach = coach_of(game)
    if coach is None:
        raise CannotReview
    with ThreadPoolExecutor(1) as aside:
        is_ready = aside.submit(coach.ready, players)
        while wait([is_ready], SIGN_OF_LIFE).not_done:
            say(Preparing())
    if not is_ready.result():
        raise CannotReview
    return coach


def reviewed(task: ReviewTask, say: Say) -> bytes:
    """The review of a seat's game, as JSON."""
    record = read(task.record).record
    game = seat_game(record, task.seat)
    coach = prepared(record.game, game.players, say)
    puzzles = puzzles_of(record.game)
    theme = None if puzzles is None else puzzles.theme
    return msgspec.json.encode(told_review(coach, game, EFFORT, SEED, lambda done, of: say(Progress(done, of)), theme))


def helped(task: HelpTask, say: Say) -> bytes:
    """What a seat may believe, or also what the coach would do, as JSON. It knows nothing but the task."""
    seen = msgspec.json.decode(task.snapshot, type=Snapshot)
    assert seen.game is not None
    view: Any = seen.game.view
    past: Any = msgspec.json.decode(task.past, type=list[type(view)])  # type: ignore[misc] # known at run time
    coach = prepared(task.game, len(view.ready), say)
    if task.what == "beliefs":
        return msgspec.json.encode(rounded(msgspec.to_builtins(coach.believe(view, past))))
    return msgspec.json.encode(advised(coach, view, past, EFFORT, SEED))


if __name__ == "__main__":
    main()
