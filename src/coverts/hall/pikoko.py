"""What a table of Pikoko is set up with, and what it sends."""

from typing import Final

from coverts.games import pikoko
from coverts.hall.game_wire import GameWire, SightsOfGame, ViewOfGame


class PikokoSetup(pikoko.Options, frozen=True, forbid_unknown_fields=True, tag="pikoko", tag_field="game"):
    """A game of Pikoko with its options."""


class PikokoSights(SightsOfGame, frozen=True, gc=False, tag="pikoko"):
    """What the observer sees happen in a game of Pikoko."""

    sights: tuple[pikoko.Sight, ...]


class PikokoTable(ViewOfGame, frozen=True, tag="pikoko"):
    """A game of Pikoko as the observer sees it."""

    view: pikoko.View


PIKOKO_WIRE: Final = GameWire(setup=PikokoSetup, sights=PikokoSights, table=PikokoTable, rests=True)
