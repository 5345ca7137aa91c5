"""A worker process that decides for bots."""

from coverts.server.bots.task import Chosen, Task
from coverts.server.worker_process import WorkerProcess


class Worker(WorkerProcess):
    """Decides for one bot at a time."""

    PROGRAM = "coverts.server.bots.worker_process"
    ANSWER = Chosen

    async def ask(self, task: Task) -> Chosen:
        """The answer to a task, one at a time; `WorkerLost` if it will not come."""
        await self.tell(task)
        chosen: Chosen = await self.heard()
        return chosen
