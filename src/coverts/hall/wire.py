"""The types of all games on the wire and in the log, as unions that are made from the registry.

A union tells its types apart by their tags: so a game's actions and outcomes have tags that no other game uses.
"""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from coverts.games.contract import AnyGame
from coverts.games.registry import GAMES
from coverts.hall.game_wire import GameWire, SetupOfGame, SightsOfGame, ViewOfGame
from coverts.plugin import fetched
from coverts.registry import PLUGINS

WIRES: Final[Mapping[str, GameWire]] = {name: fetched(plugin.table) for name, plugin in PLUGINS.items()}

if TYPE_CHECKING:
    # A union that is made at run time is not known to the type checker: it sees what its types have in common.
    Setup: TypeAlias = SetupOfGame
    GameSights: TypeAlias = SightsOfGame
    GameTable: TypeAlias = ViewOfGame
    AnyAction: TypeAlias = Struct
    AnyOutcome: TypeAlias = Struct
else:

    def _any_of(types: Iterable[Any]) -> Any:
        return reduce(or_, types)

    Setup = _any_of(wire.setup for wire in WIRES.values())
    GameSights = _any_of(wire.sights for wire in WIRES.values())
    GameTable = _any_of(wire.table for wire in WIRES.values())
    AnyAction = _any_of(game.action_type for game in GAMES.values())
    AnyOutcome = _any_of(game.outcome_type for game in GAMES.values())


_GAME_OF: Final[Mapping[type, AnyGame]] = {wire.setup: GAMES[name] for name, wire in WIRES.items()}
_WIRE_OF: Final[Mapping[type, GameWire]] = {wire.setup: wire for wire in WIRES.values()}


def name_of(setup: Setup) -> str:
    """The name of the game that a table is set up for."""
    return game_of(setup).name


def game_of(setup: Setup) -> AnyGame:
    """The rule book of a table."""
    return _GAME_OF[type(setup)]


def wire_of(setup: Setup) -> GameWire:
    """The types that a table sends its game in."""
    return _WIRE_OF[type(setup)]
