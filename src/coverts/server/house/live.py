"""A live table: its aggregate, its subscribers and its lock."""

import asyncio

from coverts.hall.desk import Desk
from coverts.hall.summary import Listing
from coverts.hall.table import Table
from coverts.server.door.account import Account
from coverts.server.house.audience import Audience
from coverts.server.house.refusals import Refusals

WATCHED_FOR = 60.0
"""Seconds for which somebody counts as watching who has no socket, but has asked for the table."""


class Live:
    """What the house holds of a table: the desk, the audience, and what is under way."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.thinking: set[int] = set()
        """Seats whose bots are at it."""
        self.seen: tuple[int, set[int]] = (0, set())
        """A question, and the seats whose people have looked at the points before it."""
        self.listing: Listing | None = None
        """What the lists of tables say of it."""
        self.rematching = asyncio.Lock()
        self.refusals = Refusals()
        self.account = Account(desk.table.host)
        """On whose account its bots decide: whoever came last."""
        self._visited = -WATCHED_FOR
        """When that was."""

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table

    def visit(self, now: float, account: Account | None = None) -> None:
        """Somebody who may see the table looks at it or does something, at this time of the event loop."""
        self.account, self._visited = account or self.account, now

    def is_watched(self, now: float) -> bool:
        """Whether anybody is there, or was a moment ago."""
        return len(self.audience) > 0 or now - self._visited < WATCHED_FOR
