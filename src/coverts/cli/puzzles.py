"""`coverts puzzles`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue
    from coverts.learn.puzzles.puzzle import Puzzle
    from coverts.learn.puzzles.searching import Found


def puzzles(
    game: Literal["pikoko", "pok"],
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 200,
    seed: str = "1",
    keep: Annotated[int, Parameter(validator=Number(gte=1))] = 120,
    to: Path | None = None,
    work: Path | None = None,
) -> Status:
    """Find puzzles in games between bots, for `coverts practice`.

    The same seed finds the same puzzles. Broken off, the same command goes on where it stopped.

    Parameters
    ----------
    game
        Which game.
    games
        How many games to play. One in three or four has a puzzle.
    seed
        Where chance begins.
    keep
        How many puzzles to keep, of all themes and difficulties.
    to
        Write the kept ones into this .jsonl file. [default: only count them]
    work
        The folder in which everything found is written down. [default: in your cache folder]
    """
    from platformdirs import user_cache_path

    from coverts.cli.voice import broken_off, complain, speech
    from coverts.learn.puzzles.kept import chosen, in_lines
    from coverts.simulate.compiling import is_on

    catalogue = speech()
    if not is_on():
        complain(catalogue, "puzzles-uncompiled")
        return Status.UNREADABLE
    notes = (work or user_cache_path("coverts") / "puzzles") / f"{game}-{seed}.jsonl"
    try:
        found = _searched(game, [f"{seed}/{number}" for number in range(games)], notes, catalogue)
        kept = chosen([one.puzzles for one in found], keep)
        if to is not None:
            to.write_bytes(b"".join(in_lines(kept)))
    except (OSError, KeyboardInterrupt) as error:
        return broken_off(catalogue, error, "puzzles-stopped", file=str(notes))
    print(catalogue.say("puzzles-found", number=sum([len(one.puzzles) for one in found]), games=games, kept=len(kept)))
    for line in _by_theme(kept, catalogue):
        print(line)
    return Status.OK


def _by_theme(kept: "Sequence[Puzzle]", catalogue: "Catalogue") -> "Iterator[str]":
    """How many puzzles there are of each theme and difficulty."""
    for theme in sorted({one.theme for one in kept}):
        easy, middling, hard = [
            sum([(one.theme, one.difficulty) == (theme, level) for one in kept]) for level in (1, 2, 3)
        ]
        said = catalogue.say(f"practice-theme-{theme}")
        yield catalogue.say("puzzles-theme", theme=said, easy=easy, middling=middling, hard=hard)


def _searched(game: str, seeds: list[str], notes: Path, catalogue: "Catalogue") -> "list[Found]":
    from coverts.cli.progress import progress
    from coverts.learn.puzzles.searching import searched

    with progress() as bar:
        task = bar.add_task(catalogue.say("puzzles-searching"), total=len(seeds))
        return searched(game, seeds, notes, lambda: bar.advance(task))
