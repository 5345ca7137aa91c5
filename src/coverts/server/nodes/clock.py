"""The clock of a node among others: it shows the database's time, so that all of them agree on deadlines."""

import time
from collections.abc import Callable

from coverts.hall.entries import Millis
from coverts.server.clock import NANOS
from coverts.store.sharing import Moment


class SharedClock:
    """The database's time, as far as it is known, and what has passed since then by a monotonic clock."""

    def __init__(self, moment: Moment, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic = monotonic
        low, high = _bounds(moment)
        self._ahead = (low + high) // 2

    def __call__(self) -> Millis:
        """The time, as logs have it."""
        return (self._monotonic() + self._ahead) // NANOS

    def adjust(self, moment: Moment) -> None:
        """Follow the database's clock as soon as this one is known to be off, and only then."""
        low, high = _bounds(moment)
        self._ahead = min(max(self._ahead, low), high)


def _bounds(moment: Moment) -> tuple[int, int]:
    """How far the database's clock may be ahead of the monotonic one: it was read between question and answer."""
    return moment.now * NANOS - moment.answered, (moment.now + 1) * NANOS - moment.asked
