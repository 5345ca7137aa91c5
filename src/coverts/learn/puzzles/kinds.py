"""What finding puzzles needs to know of a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from coverts.coach.review import Kind, Notation
from coverts.hall.commands import Level
from coverts.plugin import fetched
from coverts.registry import PLUGINS


@dataclass(frozen=True, kw_only=True)
class GamePuzzles:
    """What a game's puzzles are like.

    `margin`   how much more the best answer is worth, at least, than every other one
    `players`  the sizes of table at which they arise
    `options`  how such a table plays
    `in_percent` whether worths are told in per cent
    `levels`   who plays the games in which they arise
    `notation` an action as a review writes it
    `theme`    what a position is about, from the view, the kind of question and the right answer
    `themes`   all there are
    `data`     the package that they are kept in, in a file named after the game
    """

    margin: float
    players: Sequence[int]
    options: Callable[[int], Any]
    in_percent: bool
    levels: Sequence[Level]
    notation: Callable[[Any], Notation]
    theme: Callable[[Any, Kind, Notation], str]
    themes: Sequence[str]
    data: str


@cache
def puzzles_of(game: str) -> GamePuzzles | None:
    """What the puzzles of a game are like, if it has any."""
    home = PLUGINS[game].puzzles
    found: GamePuzzles | None = None if home is None else fetched(home)
    return found
