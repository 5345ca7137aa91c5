"""A game as rows: what batch simulation needs of a game. Each game names its own in its plug-in."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from numpy.typing import NDArray

from coverts.games.row import Row
from coverts.plugin import fetched
from coverts.records.format import Player, Record
from coverts.registry import PLUGINS
from coverts.simulate.row import Choose

if TYPE_CHECKING:
    from coverts.simulate.tally import Tally


Options = TypeVar("Options")
Results = TypeVar("Results")
"""Of a game: a table's options, and the arrays that hold the results of a batch."""


@dataclass(frozen=True, kw_only=True)
class RowGame(Generic[Options, Results]):
    """A game as rows of numbers."""

    size: int
    """How long a row is."""
    phase: int
    """Where its phase stands, which is `over` at the end."""
    over: int
    settings: Callable[[Options], tuple[int, ...]]
    """A table's options as numbers: what `begin` and `playing` take after the row."""
    begin: Callable[..., None]
    rounds: Callable[[Choose], Callable[[Row], None]]
    playing: Callable[[Choose], Callable[..., None]]
    room_for: Callable[[int, int], Results]
    choose_any: Choose
    record: Callable[[Options, Sequence[Player], Sequence[Row]], Record]
    """The record of a game whose rows at the end of each round are known."""
    statistics: "Statistics[Results]"


@dataclass(frozen=True, kw_only=True)
class Statistics(Generic[Results]):
    """What is counted of a batch of results.

    `counted`   numbers whose distributions are of interest, by name
    `sums`      what averages need besides
    `ended_by`  how many games were decided by what
    `averages`  from a whole tally: what people ask of many games
    """

    counted: Callable[[Results], Mapping[str, NDArray[Any]]]
    sums: Callable[[Results], Mapping[str, int]]
    ended_by: Callable[[Results], Counter[str]]
    averages: Callable[["Tally"], dict[str, float]]


AnyRowGame: TypeAlias = RowGame[Any, Any]


@cache
def row_game(game: str) -> AnyRowGame:
    """The rows of a game, which must have some."""
    home = PLUGINS[game].rows
    assert home is not None, game
    found: AnyRowGame = fetched(home)
    return found
