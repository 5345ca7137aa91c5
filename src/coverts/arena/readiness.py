"""Waiting until bots play as well as they can.

Some think with machine code that is compiled in the background, and play by something simpler until it is there. Who
measures them waits first. A bot of others can say so itself, with a method `ready` that returns when it is.
"""

from collections.abc import Iterable

from coverts.bots.bot import Bot
from coverts.bots.levels import bots_of
from coverts.registry import PLUGINS


def ready(bots: Iterable[Bot], players: int) -> bool:
    """Wait for all of them. False if some will never be ready, because nothing is compiled here."""
    found = [_is_ready(bot, players) for bot in bots]
    return all(found)


def _is_ready(bot: Bot, players: int) -> bool:
    own = getattr(bot, "ready", None)
    if callable(own):
        return own() is not False
    return all(bots_of(game).ready(bot, players) for game in PLUGINS)
