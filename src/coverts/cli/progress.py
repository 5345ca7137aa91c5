"""How far long work is: a bar in a terminal; elsewhere a line now and then, for whoever looks into the log."""

from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import Progress, TaskID

EVERY = 60.0
"""Seconds between two lines. Work that is done sooner says nothing."""


def say_at_once(line: str) -> None:
    """What is being done, where no bar will show it: whoever starts long work from a script sees that it has begun."""
    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def progress() -> Progress:
    """Where work tells how far it is."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True) if console.is_terminal else _Lines(console)


class _Lines(Progress):
    """The same without a screen."""

    def __init__(self, console: Console) -> None:
        super().__init__(console=console, disable=True)
        self._told_at = monotonic()

    def advance(self, task_id: TaskID, advance: float = 1) -> None:
        super().advance(task_id, advance)
        self._tell(task_id)

    def update(self, task_id: TaskID, **changes: Any) -> None:
        super().update(task_id, **changes)
        self._tell(task_id)

    def _tell(self, task_id: TaskID) -> None:
        if monotonic() < self._told_at + EVERY:
            return
        self._told_at = monotonic()
        (task,) = (task for task in self.tasks if task.id == task_id)
        if task.total:
            line = f"{task.description} {task.completed:.0f}/{task.total:.0f} ({task.percentage:.0f} %)"
            self.console.print(line, markup=False, highlight=False, soft_wrap=True)
