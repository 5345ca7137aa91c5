"""`coverts play solo`."""

from coverts.cli.play import PlayOptions, sit_down
from tests.third_game.rules import SOLO, Options


def solo(*, players: int = 3, asked: PlayOptions = PlayOptions()) -> int:  # noqa: B008 - a value
    """Play Solo against bots: show the highest counter that nobody else shows."""
    return sit_down(SOLO, Options(players), asked)
