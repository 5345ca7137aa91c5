"""What else the machine was doing: a figure that was taken beside other work is void."""

import os
import time
from types import TracebackType

from bench.machine import MOST_OF_OTHERS, cpu_seconds_of_all
from bench.server.processes import Process


class Watch:
    """Over a block: how long it took, and what the server, this generator and everybody else have used of the CPUs."""

    def __init__(self, process: Process) -> None:
        self._process = process

    def __enter__(self) -> "Watch":
        self._before = self._now()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        after = self._now()
        self.seconds, self.server, self.generator, everybody = (
            later - earlier for later, earlier in zip(after, self._before, strict=True)
        )
        self.others = max(0.0, everybody - self.server - self.generator) / self.seconds
        """In cores."""

    @property
    def is_void(self) -> bool:
        return self.others > MOST_OF_OTHERS

    def _now(self) -> tuple[float, float, float, float]:
        own = sum(os.times()[:2])
        return time.perf_counter(), self._process.cpu_seconds(), own, cpu_seconds_of_all()
