"""The registry of games.

Generic code never asks which game it has before it. It asks the registry for the part that it needs, by the game's
name: `fetched(PLUGINS[name].talk)`. Every layer does so in one place, and gives the part its type there. Parts are
named, not imported, so that no layer has to know a higher one, and nothing is loaded before it is used.

A package of others adds a game with an entry point in the group `coverts.games`.
"""

from collections.abc import Mapping
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final

from coverts.plugin import Plugin

ENTRY_POINTS: Final = "coverts.games"

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
        rows="coverts.simulate.pikoko.row_game:PIKOKO_ROWS",
        match="coverts.arena.pikoko:PIKOKO_MATCH",
        coach="coverts.coach.pikoko:PIKOKO_COACH",
        puzzles="coverts.learn.puzzles.pikoko:PIKOKO_PUZZLES",
        hints="coverts.learn.hints.pikoko:hints",
        spiel="coverts.envs.openspiel.pikoko:PikokoSpiel",
        fair="coverts.games.pikoko.fair:PIKOKO_FAIR",
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
        rows="coverts.simulate.pok.row_game:POK_ROWS",
        match="coverts.arena.pok:POK_MATCH",
        coach="coverts.coach.pok:POK_COACH",
        puzzles="coverts.learn.puzzles.pok:POK_PUZZLES",
        hints="coverts.learn.hints.pok:hints",
        spiel="coverts.envs.openspiel.pok:PokSpiel",
        fair="coverts.games.pok.fair:POK_FAIR",
    ),
)


def _installed() -> tuple[Plugin, ...]:
    """The games that other packages bring, in the order of their names."""
    return tuple([point.load() for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name)])


PLUGINS: Final[Mapping[str, Plugin]] = MappingProxyType({one.name: one for one in (*_SHIPPED, *_installed())})
"""Every game there is, by name."""
