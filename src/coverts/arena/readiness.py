"""Waiting until bots play as well as they can.

Some think with machine code that is compiled in the background, and play by something simpler until it is there. Who
measures them waits first. A bot of others can say so itself, with a method `ready` that returns when it is.
"""

from collections.abc import Iterable

from coverts.bots.bot import Bot
from coverts.solve.pok.shelf import sizes


def ready(bots: Iterable[Bot], players: int) -> bool:
    """Wait for all of them. False if some will never be ready, because nothing is compiled here."""
    found = [_is_ready(bot, players) for bot in bots]
    return all(found)


def _is_ready(bot: Bot, players: int) -> bool:
    from coverts.bots.pikoko.minds import PikokoMind
    from coverts.bots.pikoko.minds import ready as machine
    from coverts.bots.pok.equilibrium import SOLVER
    from coverts.bots.pok.minds import PokExpert, PokMaster

    own = getattr(bot, "ready", None)
    if callable(own):
        return own() is not False
    if isinstance(bot, PikokoMind):
        return machine() is not None
    if isinstance(bot, PokExpert | PokMaster) and players not in sizes():
        return SOLVER.wait() is not None
    return True
