"""A worker process of the coach, as the server sees it."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from coverts.server.coaching.task import Made, Preparing, Progress, Said, Task
from coverts.server.worker_process import WorkerProcess

NICE = "COVERTS_COACH_NICE"
"""The variable that tells a worker how far it stands back."""
REVIEWING, HELPING = 19, 5
"""Whoever plays comes first: live tables have the processor when they want it. Somebody at a table waits for help."""

ONE_THREAD = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class CoachWorker(WorkerProcess):
    """Reviews a game or helps a seat, one at a time, on what the processor has left over."""

    PROGRAM = "coverts.server.coaching.worker_process"
    ANSWER = Said
    SETTINGS: ClassVar[Mapping[str, str]] = {**ONE_THREAD, NICE: str(REVIEWING)}

    async def make(self, task: Task, tell: Callable[[Progress | Preparing], None]) -> Made:
        """What is asked for, or why not; `WorkerLost` if neither will come. `tell` hears how far it is."""
        await self.tell(task)
        while True:
            said = await self.heard()
            if isinstance(said, Made):
                return said
            tell(said)


class HelpWorker(CoachWorker):
    """One that somebody at a table waits for."""

    SETTINGS: ClassVar[Mapping[str, str]] = {**ONE_THREAD, NICE: str(HELPING)}
