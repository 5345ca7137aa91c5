"""The record format `coverts/1` as types: what a file holds, before anybody has judged it.

Notation stays text here, so that a wrong feather is a finding with a place and a rule, not an unreadable file. Keys
that are not named here are nobody's business: they are ignored, and kept where a record is only passed on.
"""

from typing import Annotated, Any, Literal, Protocol, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from coverts.fair.digest import DIGEST_BYTES, GAME_BYTES, NONCE_BYTES
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


def _hexadecimal(size: int, description: str) -> Meta:
    """How bytes in a record are described to others."""
    return Meta(description=description, extra_json_schema={"pattern": f"^[0-9a-f]{{{2 * size}}}$"})


GameId: TypeAlias = Annotated[str, _hexadecimal(GAME_BYTES, "The id of the game, 16 bytes in lower-case hexadecimal.")]
Digest: TypeAlias = Annotated[str, _hexadecimal(DIGEST_BYTES, "A commitment, 32 bytes in lower-case hexadecimal.")]
Secret: TypeAlias = Annotated[str, _hexadecimal(NONCE_BYTES, "A seed or a nonce, 32 bytes in lower-case hexadecimal.")]


class FairRound(Struct, frozen=True):
    """A round that was committed to. A null seed: not scored yet; a null client: no commitment; a null nonce: zero."""

    commitment: Digest
    seed: Secret | None
    clients: tuple[Digest | None, ...]
    nonces: tuple[Secret | None, ...]


class Fair(Struct, frozen=True):
    """What all deals and throws follow from, so that anybody can check them (docs/fair.md)."""

    protocol: str
    game: GameId
    rules: str
    rounds: tuple[FairRound, ...]


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
