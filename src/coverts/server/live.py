"""A table in memory."""

import asyncio

from coverts.hall.desk import Desk
from coverts.hall.table import Table
from coverts.server.audience import Audience


class Live:
    """What the house holds of a table: the desk, the audience, and what is under way."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[int] = set()
        """Seats whose bots are at it."""
        self.rematching = asyncio.Lock()

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table
