"""What a bot is, and the simplest one."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias

from coverts.games.contract import Draw
from coverts.games.fists import FistView

AnyView: TypeAlias = FistView[Any]

Past: TypeAlias = Sequence[AnyView]
"""What the seat saw when each earlier round of the game had ended, as far as it was there to see it."""


class Bot(Protocol):
    """Decides from what its seat sees and has seen, and from numbers handed to it; it gets nothing else."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        """One of the actions that the view lists as legal."""


class RandomLegal:
    """Takes any legal action, each as likely as the others."""

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:  # noqa: ARG002 - it takes what all bots take
        """One of the actions that the view lists as legal."""
        return view.legal[draw(len(view.legal))]


random_legal: Final[Bot] = RandomLegal()
