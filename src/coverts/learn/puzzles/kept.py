"""The puzzles that come with the program."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Final

import msgspec

from coverts.learn.puzzles.kinds import puzzles_of
from coverts.learn.puzzles.puzzle import Puzzle
from coverts.registry import PLUGINS

OF_A_GAME: Final = 2
"""So many puzzles of one game between bots are kept: more would be too much alike."""


@cache
def puzzles_for(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, easy ones first; none if the game has none."""
    kind = puzzles_of(game)
    if kind is None:
        return ()
    data = files(kind.data).joinpath(f"{game}.jsonl").read_bytes()
    return tuple([msgspec.json.decode(line, type=Puzzle) for line in data.splitlines()])


def puzzle_called(game: str, name: str) -> Puzzle | None:
    """The puzzle of this id."""
    return _by_id(game).get(name)


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles_for(game)}


def games_with_puzzles() -> tuple[str, ...]:
    """The names of the games that one can practise."""
    return tuple([game for game in PLUGINS if puzzles_for(game)])


def chosen(found: Iterable[Sequence[Puzzle]], number: int) -> list[Puzzle]:
    """So many puzzles of those found, game by game: two of a game at most, of different themes.

    Themes and difficulties take turns, so what is rare comes with all it has; the result is in order of difficulty.
    """
    groups: dict[tuple[int, str], list[Puzzle]] = {}
    for of_game in found:
        # Of a game those are kept of whose kind there are the fewest so far.
        rare_first = sorted(of_game, key=lambda one: len(groups.get((one.difficulty, one.theme), ())))
        by_theme = {one.theme: one for one in reversed(rare_first)}
        for one in [one for one in rare_first if one is by_theme[one.theme]][:OF_A_GAME]:
            groups.setdefault((one.difficulty, one.theme), []).append(one)
    turns = zip_longest(*[groups[key] for key in sorted(groups)])
    picked = [one for turn in turns for one in turn if one is not None][:number]
    return sorted(picked, key=lambda one: (one.difficulty, one.theme, one.id))


def in_lines(puzzles: Iterable[Puzzle]) -> Iterator[bytes]:
    """Puzzles as they are kept: one a line."""
    for one in puzzles:
        yield msgspec.json.encode(one) + b"\n"
