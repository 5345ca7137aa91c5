"""A live table: its aggregate, its subscribers and its lock."""

import asyncio

from coverts.hall.desk import Desk
from coverts.hall.summary import Listing
from coverts.hall.table import Table
from coverts.server.house.audience import Audience
from coverts.server.house.refusals import Refusals


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

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table
