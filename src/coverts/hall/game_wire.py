"""What one game brings to the wire: the types of its setup, its sights and its view.

Apart from `wire`, which fetches all games: so a game's own module can be imported first.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct


@dataclass(frozen=True, kw_only=True)
class GameWire:
    """What the hall sends of one game; every type is tagged with the game's name.

    `setup`   the options of a table, with the name of the game as `game`
    `sights`  what an observer sees happen
    `table`   the game as an observer sees it
    `rests`   whether people look at the points of a round before the next one begins
    """

    setup: type[Any]
    sights: type["SightsOfGame"]
    table: type["ViewOfGame"]
    rests: bool = False


class SightsOfGame(Struct, frozen=True, gc=False):
    """What the observer sees happen in a game. Every game has a type of its own, which says what its sights are."""

    sights: tuple[Any, ...]


class ViewOfGame(Struct, frozen=True):
    """A game as the observer sees it. Every game has a type of its own, which says what its view is."""

    view: Any


class SetupOfGame(Protocol):
    """A game with its options."""

    @property
    def players(self) -> int:
        """How many play."""

    def __hash__(self) -> int: ...
