"""The server's clock: it says what the time is, and nobody can set it while the server runs."""

import time
from collections.abc import Callable

from coverts.hall.entries import Millis

NANOS = 1_000_000


class SteadyClock:
    """The wall clock as it was at the start, and the time that has passed since then by a monotonic clock.

    Deadlines are moments of this clock. If they were moments of the wall clock, whoever sets that one back would stop
    every game, and whoever sets it ahead would take everybody's decision from them.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()

    def __call__(self) -> Millis:
        """The time, as logs have it."""
        return (self._monotonic() + self._ahead) // NANOS
