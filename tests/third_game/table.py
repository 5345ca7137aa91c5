"""What a table of Solo is set up with, and what it sends."""

from typing import Final

from coverts.hall.game_wire import GameWire, SightsOfGame, ViewOfGame
from tests.third_game import rules


class SoloSetup(rules.Options, frozen=True, forbid_unknown_fields=True, tag="solo", tag_field="game"):
    """A game of Solo with its options."""


class SoloSights(SightsOfGame, frozen=True, gc=False, tag="solo"):
    """What the observer sees happen in a game of Solo."""

    sights: tuple[rules.Sight, ...]


class SoloTable(ViewOfGame, frozen=True, tag="solo"):
    """A game of Solo as the observer sees it."""

    view: rules.View


SOLO_WIRE: Final = GameWire(setup=SoloSetup, sights=SoloSights, table=SoloTable)
