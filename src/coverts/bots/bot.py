"""What a bot is, and the simplest one."""

from typing import Any, Final, Protocol

from coverts.games.contract import Draw
from coverts.games.fists import FistView


class Bot(Protocol):
    """Decides from what its seat sees, and from numbers handed to it; it gets nothing else."""

    def choose(self, view: FistView[Any], draw: Draw) -> Any:
        """One of the actions that the view lists as legal."""


class RandomLegal:
    """Takes any legal action, each as likely as the others."""

    def choose(self, view: FistView[Any], draw: Draw) -> Any:
        """One of the actions that the view lists as legal."""
        return view.legal[draw(len(view.legal))]


random_legal: Final[Bot] = RandomLegal()
