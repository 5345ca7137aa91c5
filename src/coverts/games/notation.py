"""Things on the table that have a written form."""

from enum import Enum


class Notation(Enum):
    """A thing whose value is how it is written; `index` is how kernels know it."""

    def __init__(self, notation: str) -> None:
        self.index = len(type(self).__members__)
        self.notation = notation

    # Each member exists once; Enum would hash its name, which takes five times as long.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
