"""How an observation is laid out: named slots of zeros and ones, one after the other.

While it is put together an observation is one whole number, whose bit k is place k of the tensor; `unpacked` makes the
array. That is faster than writing into arrays, and every observation is an array of its own that may be kept.

Seats are counted from the observer: 0 is the observer, 1 its left neighbour, and so on clockwise.
"""

from collections.abc import Callable
from math import prod
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")
R = TypeVar("R")
N = TypeVar("N", bound=np.generic)

Planes: TypeAlias = NDArray[np.int8]


class Slot(NamedTuple):
    """Some places of a tensor that mean one thing."""

    name: str
    shape: tuple[int, ...]
    is_private: bool = False
    """Whether it holds what not everybody at the table knows."""

    @property
    def size(self) -> int:
        """How many places it takes."""
        return prod(self.shape)


class Layout:
    """The slots of a tensor, and where each begins."""

    def __init__(self, *slots: Slot) -> None:
        self.slots: Final = slots
        self.at: Final[dict[str, int]] = {}
        self.sizes: Final[dict[str, int]] = {}
        self.size = 0
        for slot in slots:
            self.at[slot.name] = self.size
            self.sizes[slot.name] = slot.size
            self.size += slot.size

    def blank(self) -> tuple[Planes, dict[str, Planes]]:
        """A tensor of zeros, and its slots by name: writing into one writes into the other."""
        tensor = np.zeros(self.size, np.int8)
        return tensor, self.by_name(tensor)

    def by_name(self, tensor: NDArray[N]) -> dict[str, NDArray[N]]:
        """The slots of a tensor, each in its shape."""
        return {
            slot.name: tensor[self.at[slot.name] : self.at[slot.name] + slot.size].reshape(slot.shape)
            for slot in self.slots
        }


def unpacked(bits: int, size: int) -> Planes:
    """The first places of a bit set as zeros and ones."""
    packed = np.frombuffer(bits.to_bytes((size + 7) >> 3, "little"), np.uint8)
    return np.unpackbits(packed, bitorder="little", count=size).view(np.int8)


class Kept(Generic[T, R]):
    """A pure function of a part of a view, which answers at once while that part stays the very same object."""

    def __init__(self, work: Callable[[T, int], R], players: int) -> None:
        self._work = work
        self._kept: list[tuple[T | None, R | None]] = [(None, None)] * players

    def __call__(self, about: T, observer: int) -> R:
        """What the function says of this part to an observer."""
        part, answer = self._kept[observer]
        if part is not about or answer is None:
            answer = self._work(about, observer)
            # Part and answer are stored together: threads may share an encoder.
            self._kept[observer] = about, answer
        return answer
