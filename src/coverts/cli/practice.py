"""`coverts practice`."""

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status
from coverts.cli.voice import Spoken

if TYPE_CHECKING:
    from coverts.learn.puzzles.puzzle import Puzzle


def practice(
    game: Literal["pikoko", "pok"],
    /,
    *,
    theme: Literal[
        "bid", "self-bid", "confidence", "lead", "follow", "last-tricks", "play", "meet", "unshown", "finish"
    ]
    | None = None,
    difficulty: Literal["1", "2", "3"] | None = None,
    number: Annotated[int, Parameter(validator=Number(gte=1))] = 10,
    language: Spoken = None,
) -> Status:
    """Solve puzzles: positions in which one answer is clearly best, and not the one that comes to mind.

    What you have solved is remembered; what you have not comes first.

    Parameters
    ----------
    game
        Which game.
    theme
        Only puzzles of this kind: of Pikoko bid, self-bid, confidence, lead, follow, last-tricks or play (all
        three of these); of POK meet, unshown or finish.
    difficulty
        1: a club player finds the answer; 2: an expert does; 3: neither does.
    number
        How many puzzles.
    language
        The language that is spoken. [default: COVERTS_LANG, or else your locale]
    """
    from coverts.cli.practising import Practising, Progress
    from coverts.cli.voice import complain, speech
    from coverts.learn.puzzles.kept import puzzles_for

    catalogue = speech(language)
    progress = Progress()
    wanted = [one for one in puzzles_for(game) if _is_of(one, theme, difficulty)]
    if not wanted:
        complain(catalogue, "practice-none")
        return Status.UNREADABLE
    fresh = sorted(wanted, key=lambda one: progress.has_solved(one.id))
    return Practising(game, catalogue, progress).through(fresh[:number], of=len(wanted))


def _is_of(puzzle: "Puzzle", theme: str | None, difficulty: str | None) -> bool:
    return theme in (None, puzzle.theme, puzzle.kind) and difficulty in (None, str(puzzle.difficulty))
