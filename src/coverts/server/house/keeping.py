"""The cache of tables in memory: which ones stay though nobody holds on to them."""

from collections.abc import Iterator
from weakref import WeakValueDictionary

from coverts.hall.entries import Millis
from coverts.server.house.live import Live

KEPT_FOR: Millis = 5 * 60 * 1000
MOST_KEPT = 200
"""A finished game takes 100 KiB."""


class Tables:
    """Every table that is in memory.

    A table is there as long as anything holds on to it: a socket, a command on its way, a bot at thought. Only while it
    is there can it be found, so there are never two of the same. Besides, those that somebody has lately come to are
    kept for a while. What is put away is just not kept any longer, which is right at any moment.
    """

    def __init__(self, *, most: int = MOST_KEPT) -> None:
        self._most = most
        self._here: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: dict[str, tuple[Live, Millis]] = {}
        """With when somebody last came to it, the longest ago first."""

    def __len__(self) -> int:
        return len(self._here)

    def __iter__(self) -> Iterator[Live]:
        return iter(list(self._here.values()))

    def find(self, table: str) -> Live | None:
        """A table, if it is in memory."""
        return self._here.get(table)

    def add(self, live: Live) -> Live:
        """A table that was not in memory."""
        return self._here.setdefault(live.table.id, live)

    def keep(self, live: Live, now: Millis) -> None:
        """Somebody has come to a table."""
        self._kept.pop(live.table.id, None)
        self._kept[live.table.id] = (live, now)
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

    def put_away(self, now: Millis) -> None:
        """Do not keep what nobody has come to for long."""
        old = [table for table, (_, came) in self._kept.items() if came <= now - KEPT_FOR]
        for table in old:
            del self._kept[table]
