"""Occupants of a seat: person, bot, nobody."""

from typing import TypeAlias

from msgspec import Struct

Who: TypeAlias = str
"""An identity, as whoever checked it calls it. The hall trusts it and shows it to nobody."""

FORGOTTEN: Who = ""
"""Whoever has been forgotten: nobody is known by it. Such a person has no name either, and readers say "somebody"."""


class OpenSeat(Struct, frozen=True, tag="open"):
    """Nobody yet."""


class Person(Struct, frozen=True, tag="person"):
    """Somebody. The seat is theirs by identity, whatever a message claims."""

    who: Who
    name: str


class BotSeat(Struct, frozen=True, tag="bot"):
    """A program."""

    level: str
    name: str


class KeptSeat(Struct, frozen=True, tag="kept"):
    """Nobody yet, but it is somebody's: they sat there in the last game, and may come along to this one."""

    who: Who
    name: str


Sitter: TypeAlias = OpenSeat | Person | BotSeat | KeptSeat
