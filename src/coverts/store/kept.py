"""The types of all that is kept of somebody, as they can ask for it."""

from typing import Any

from msgspec import Struct

from coverts.games.seats import Seat
from coverts.hall.entries import Millis
from coverts.hall.summary import Summary


class KeptDevice(Struct, frozen=True):
    """A browser or program that is known as you, by a secret of which only the hash is kept."""

    kind: str
    label: str
    created_at: Millis
    expires_at: Millis | None


class KeptWords(Struct, frozen=True):
    """Something that you said at a table."""

    at: Millis
    text: str


class KeptTable(Struct, frozen=True):
    """A table that you were at."""

    table: Summary
    you: Seat | None
    """Your seat; None if you got up before the game."""
    said: list[KeptWords]
    record: dict[str, Any] | None
    """The game, once it is over."""
    review: dict[str, Any] | None = None
    """What the coach said of your game, if it has been asked."""


class KeptReport(Struct, frozen=True):
    """What you reported to the operator."""

    table: str
    kind: str
    text: str
    at: Millis


class PersonalData(Struct, frozen=True):
    """All that is kept of you. What you do in a game under way is in its record once it is over."""

    name: str
    created_at: Millis
    devices: list[KeptDevice]
    tables: list[KeptTable]
    reports: list[KeptReport]
