"""Connections whose first request is not complete: a limit on their number, with a timeout."""

from collections.abc import Hashable
from typing import Protocol

MOST_WAITING = 64
"""Connections of one address whose requests are not complete."""


class Waiting(Hashable, Protocol):
    """A connection that is waited for."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    def give_up(self) -> None:
        """Cut it off."""


class Anteroom:
    """Where connections wait until their request is complete.

    When one address has too many, its oldest is cut off and not the newest. Whoever says at once what they want gets
    in however many others dawdle, so a proxy, behind which all share one address, needs no exception.
    """

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._waiting: dict[str, dict[Waiting, None]] = {}

    def enter(self, connection: Waiting) -> None:
        """Wait for one more; one that is here already keeps its place."""
        here = self._waiting.setdefault(connection.address, {})
        here[connection] = None
        if len(here) > self._most:
            next(iter(here)).give_up()

    def leave(self, connection: Waiting) -> None:
        """Its request is complete, or it has gone."""
        here = self._waiting.get(connection.address, {})
        here.pop(connection, None)
        if not here:
            self._waiting.pop(connection.address, None)
