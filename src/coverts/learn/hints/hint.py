"""A hint: a sentence of the catalogues with its data. What a game has to say is in its part `hints`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from coverts.plugin import fetched
from coverts.registry import PLUGINS


class Hint(Struct, frozen=True):
    """The key and data of a sentence, as a refusal has them."""

    key: str
    args: Mapping[str, int | str] = {}


Hinting: TypeAlias = Callable[[Any, Sequence[Any]], tuple[Hint, ...]]
"""What to tell a newcomer who is asked, from their view and those at the ends of earlier rounds: a few sentences."""


@cache
def hinting_of(game: str) -> Hinting | None:
    """The hints of a game, if it has any."""
    home = PLUGINS[game].hints
    hinting: Hinting | None = None if home is None else fetched(home)
    return hinting
