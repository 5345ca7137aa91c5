"""Every table there is."""

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK

SIZES: list[tuple[AnyGame, int]] = [(game, players) for game in (PIKOKO, POK) for players in game.players]


def named(value: object) -> str:
    """How a test's parameters are called."""
    return value.name if isinstance(value, type(PIKOKO)) else str(value)
