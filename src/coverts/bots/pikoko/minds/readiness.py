"""Whether the search can run: its kernels are compiled in the background."""

from typing import Final

from coverts.belief.models.machines import Machine, compiled_machine
from coverts.bots.background import Background


def _made() -> Machine:
    machine = compiled_machine()
    machine.start()
    return machine


READINESS: Final = Background(_made)
"""One for the whole process."""


def ready() -> Machine | None:
    """Wait until searching players can search; None where nothing is compiled and they never will."""
    return READINESS.wait()
