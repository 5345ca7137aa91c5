"""What a game says about its chance, so that it can be dealt fairly and checked."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple


class Source(NamedTuple):
    """Where the next move of chance comes from: the seed of a round, and the tag of a key."""

    round: int
    info: str


@dataclass(frozen=True, kw_only=True)
class FairPart:
    """The chance of one game.

    `version`  the name of its rules in the text of rules: `pikoko/1`
    `seeds`    how many rounds have a seed of their own
    `source`   where a state that waits for chance takes it from
    `scored`   how many of these rounds have been scored in a state: their seeds are no secrets any more
    """

    version: str
    seeds: int
    source: Callable[[Any], Source]
    scored: Callable[[Any], int]
