"""A worker process of the coach, as the server sees it."""

from collections.abc import Callable

from coverts.server.coaching.task import Made, Progress, Said, Task
from coverts.server.worker_process import WorkerProcess

ONE_THREAD = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class CoachWorker(WorkerProcess):
    """Reviews a game or helps a seat, one at a time, on what the processor has left over."""

    PROGRAM = "coverts.server.coaching.worker_process"
    ANSWER = Said
    SETTINGS = ONE_THREAD

    async def make(self, task: Task, tell: Callable[[Progress], None] = lambda _: None) -> Made:
        """What is asked for, or why not; `WorkerLost` if neither will come. `tell` hears how far it is."""
        await self.tell(task)
        while True:
            said = await self.heard()
            if isinstance(said, Made):
                return said
            tell(said)
