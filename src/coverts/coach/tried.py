"""What somebody tried in a game, and how it came out."""

from typing import Literal, TypeAlias

from msgspec import Struct

Outcome: TypeAlias = Literal["right", "close", "bad"]


class Tried(Struct, frozen=True):
    """A bid, a card or an offer: on whom or what it was, how it came out, and the points that it brought."""

    what: str
    about: str
    outcome: Outcome
    points: int = 0
