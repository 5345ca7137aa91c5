"""The record format `coverts/1` as types: what a file holds, before anybody has judged it.

Notation stays text here, so that a wrong feather is a finding with a place and a rule, not an unreadable file. Keys
that are not named here are nobody's business: they are ignored, and kept where a record is only passed on.
"""

from typing import Annotated, Any, Literal, Protocol, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from coverts.games.notation import Notation

FORMAT: Literal["coverts/1"] = "coverts/1"
FORMATS = (FORMAT,)
"""The versions that are read."""


def written_as(things: type[Notation], title: str, description: str) -> Meta:
    """How a text in a record is described to others. What it says is judged later, by the rules."""
    return Meta(title=title, description=description, extra_json_schema={"enum": [str(thing) for thing in things]})


SeatNumber: TypeAlias = Annotated[
    int,
    Meta(
        title="Seat",
        description="A seat, counted clockwise from 0.",
        extra_json_schema={"minimum": 0, "maximum": 6},
    ),
]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str
    colour: str | UnsetType = UNSET


class Record(Protocol):
    """What the records of all games have in common. A finished game has winners."""

    @property
    def format(self) -> str:
        """The version of the format."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who played, in the order of the seats."""

    @property
    def rounds(self) -> tuple[Any, ...]:
        """What happened, round by round."""

    @property
    def winners(self) -> tuple[SeatNumber, ...] | UnsetType:
        """Who won."""
