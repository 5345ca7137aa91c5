"""What else the machine was doing: a figure that was taken beside other work is void."""

import time
from types import TracebackType

from bench.machine import MOST_OF_OTHERS, cpu_seconds_of_all


class Watch:
    """Over a block: how long it took, what this process used of the CPUs, and what everybody else did."""

    def __enter__(self) -> "Watch":
        self._before = self._now()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.seconds, self.cpu, everybody = (
            after - before for after, before in zip(self._now(), self._before, strict=True)
        )
        self.others = max(0.0, everybody - self.cpu) / max(self.seconds, 1e-9)
        """In cores."""

    @property
    def is_void(self) -> bool:
        return self.others > MOST_OF_OTHERS

    def _now(self) -> tuple[float, float, float]:
        return time.perf_counter(), time.process_time(), cpu_seconds_of_all()
