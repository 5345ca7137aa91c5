"""What a table of POK is set up with, and what it sends."""

from typing import Final

from coverts.games import pok
from coverts.hall.game_wire import GameWire, SightsOfGame, ViewOfGame


class PokSetup(pok.Options, frozen=True, forbid_unknown_fields=True, tag="pok", tag_field="game"):
    """A game of POK with its options."""


class PokSights(SightsOfGame, frozen=True, gc=False, tag="pok"):
    """What the observer sees happen in a game of POK."""

    sights: tuple[pok.Sight, ...]


class PokTable(ViewOfGame, frozen=True, tag="pok"):
    """A game of POK as the observer sees it."""

    view: pok.View


POK_WIRE: Final = GameWire(setup=PokSetup, sights=PokSights, table=PokTable)
