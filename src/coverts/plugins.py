"""The registry of games. A game is a plug-in: one object that says where each of its parts is.

Generic code never asks which game it has before it. It asks the registry for the part that it needs, by the game's
name: `fetched(PLUGINS[name].talk)`. Every layer does so in one place, and gives the part its type there. Parts are
named, not imported, so that no layer has to know a higher one, and nothing is loaded before it is used.

A package of others adds a game with an entry point in the group `coverts.games`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any, Final, TypeAlias

ENTRY_POINTS: Final = "coverts.games"

Home: TypeAlias = str
"""Where something is: `module:name`."""


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """A game, by the homes of its parts; each part has the type that is named here.

    `rules`    the rule book: `games.contract.Game`
    `records`  its records: `records.form.RecordForm`
    `table`    what the hall sends of it: `hall.wire.GameWire`
    `bots`     who plays it: `bots.levels.GameBots`
    `talk`     how one talks about it in the terminal: `cli.telling.talk.Talk`
    `play`     the command `coverts play NAME`: a function
    `words`    a package with a folder of catalogues for each language, if its words are not in `coverts.lang`
    """

    name: str
    title: str
    about: str
    """A line for the list of commands."""
    rules: Home
    records: Home
    table: Home
    bots: Home
    talk: Home
    play: Home
    words: str | None = None


def fetched(home: Home) -> Any:
    """What is at home there."""
    module, _, name = home.partition(":")
    return getattr(import_module(module), name)


_SHIPPED: Final = (
    Plugin(
        name="pikoko",
        title="Pikoko",
        about="Bid on every peacock's tricks, and play your neighbour's feathers.",
        rules="coverts.games.pikoko:PIKOKO",
        records="coverts.records.pikoko:PIKOKO_RECORDS",
        table="coverts.hall.pikoko:PIKOKO_WIRE",
        bots="coverts.bots.pikoko:PIKOKO_BOTS",
        talk="coverts.cli.telling.pikoko.talk:PIKOKO_TALK",
        play="coverts.cli.telling.pikoko.command:pikoko",
    ),
    Plugin(
        name="pok",
        title="POK",
        about="Hand over five counters before the others do, as the dice allow.",
        rules="coverts.games.pok:POK",
        records="coverts.records.pok:POK_RECORDS",
        table="coverts.hall.pok:POK_WIRE",
        bots="coverts.bots.pok:POK_BOTS",
        talk="coverts.cli.telling.pok.talk:POK_TALK",
        play="coverts.cli.telling.pok.command:pok",
    ),
)


def _installed() -> tuple[Plugin, ...]:
    """The games that other packages bring, in the order of their names."""
    return tuple([point.load() for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name)])


PLUGINS: Final[Mapping[str, Plugin]] = MappingProxyType({one.name: one for one in (*_SHIPPED, *_installed())})
"""Every game there is, by name."""
