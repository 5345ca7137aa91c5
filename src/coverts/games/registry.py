"""The rule books of all games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from coverts.games.contract import AnyGame
from coverts.plugin import fetched
from coverts.registry import PLUGINS

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType({one.name: fetched(one.rules) for one in PLUGINS.values()})
