"""Games as rows of whole numbers, which compiled code can work on."""

from collections.abc import MutableSequence
from typing import TypeAlias

Row: TypeAlias = MutableSequence[int]
"""A game: a list when interpreted, an array of 64-bit numbers when compiled."""
