"""What handlers are given by the server they run in."""

from typing import TypeAlias

from litestar.di import NamedDependency

from coverts.server.house import House
from coverts.server.identity import Doorman, Somebody
from coverts.server.protection import Limits

TheHouse: TypeAlias = NamedDependency[House]
TheDoorman: TypeAlias = NamedDependency[Doorman]
TheLimits: TypeAlias = NamedDependency[Limits]
Known: TypeAlias = NamedDependency[Somebody | None]
"""Whoever has proved who they are, if anybody."""
Secure: TypeAlias = NamedDependency[bool]
