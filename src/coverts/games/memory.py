"""What is remembered of the earlier rounds of a game: the table as it stood when each of them had ended."""

from typing import Protocol, TypeVar


class Counted(Protocol):
    """A state or a view: it knows how many rounds have begun."""

    @property
    def round(self) -> int:
        """The number of the round."""


T = TypeVar("T", bound=Counted)


def remembered(past: tuple[T, ...], table: T) -> tuple[T, ...]:
    """What is remembered when chance is about to move at this table: the round under way, if there was one, has ended.

    Whoever keeps states remembers for all seats, and shows each of them its views; whoever keeps views, for one.
    """
    return (*past, table) if table.round else past
