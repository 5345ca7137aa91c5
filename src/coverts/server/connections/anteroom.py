"""Connections whose first request is not complete: a limit on their number, with a timeout."""

from collections.abc import Hashable
from time import monotonic
from typing import Protocol

MOST_WAITING = 64
"""Connections of one address whose requests are not complete, apart from those that have just come."""
JUST_COME = 1.0
"""Seconds that everybody has to say something: what they say may have arrived, and only not been read yet."""
MOST_AT_ONCE = 2_000
"""Connections of one address whose requests are not complete, whenever they have come. Behind a proxy all have one
address, and come at once when another server has died.
"""


class Waiting(Hashable, Protocol):
    """A connection that is waited for."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    def give_up(self) -> None:
        """Cut it off."""


class Anteroom:
    """Where connections wait until their request is complete.

    When one address has too many, its oldest are cut off and not the newest. Whoever says at once what they want gets
    in however many others dawdle, so a proxy, behind which all share one address, needs no exception.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Waiting, float]] = {}
        """By address, with when each has come."""

    def enter(self, connection: Waiting) -> None:
        """Wait for one more; one that is here already keeps its place."""
        now, here = monotonic(), self._waiting.setdefault(connection.address, {})
        here.setdefault(connection, now)
        while len(here) > MOST_WAITING:
            oldest, came = next(iter(here.items()))
            if now - came < JUST_COME and len(here) <= MOST_AT_ONCE:
                break
            del here[oldest]
            oldest.give_up()

    def leave(self, connection: Waiting) -> None:
        """Its request is complete, or it has gone."""
        here = self._waiting.get(connection.address, {})
        here.pop(connection, None)
        if not here:
            self._waiting.pop(connection.address, None)
