"""What bots are called: after birds, and short enough for the head of a column."""

from collections.abc import Collection
from typing import Final

from coverts.games.contract import Draw

BIRDS: Final = ("Heron", "Lark", "Wren", "Magpie", "Swift", "Crane", "Robin", "Finch", "Plover", "Osprey")


def bird_names(number: int, draw: Draw, *, taken: Collection[str] = ()) -> tuple[str, ...]:
    """Different birds' names, none of them taken already."""
    others = {name.casefold() for name in taken}
    free = [bird for bird in BIRDS if bird.casefold() not in others]
    return tuple(free.pop(draw(len(free))) for _ in range(number))
