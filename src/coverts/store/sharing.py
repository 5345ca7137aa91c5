"""What several servers that share a database have to know of each other: who looks after which table, and the time."""

from collections.abc import Collection, Mapping
from typing import Protocol, TypeAlias

from msgspec import Struct

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.store.interface import Store, StoreError

Node: TypeAlias = str
"""A server among others, by a name that no other one ever has."""


class Beat(Struct, frozen=True):
    """What a node learns when it says that it is alive."""

    cares: frozenset[str]
    """The tables under way that are this node's to look after."""
    taken: Mapping[str, Millis | None]
    """Those among them that it has just taken over: for how long nobody had looked after them, if anybody ever had."""
    is_first: bool
    """Whether no other node that is alive comes before it: what one has to do for all is for it to do."""


class Moment(Struct, frozen=True):
    """The time by the database's clock, asked for between two moments of this machine's monotonic clock."""

    now: Millis
    asked: int
    answered: int
    """In nanoseconds."""


class SharedStore(Store, Protocol):
    """A store that other servers work with, too."""

    async def house(self) -> str:
        """Which house it is: a name that tells it from others, the same for all who work with it."""

    async def time(self) -> Moment:
        """The time that all nodes go by."""

    async def beat(self, node: Node, *, lease: Millis, most: int, sweep: bool, refused: Collection[str] = ()) -> Beat:
        """Say that a node is alive, for so long, and take over tables of nodes that are not, at most so many, and none
        of those that it refuses.

        Now and then it also sweeps: tables that nobody was ever said to look after are taken, finished ones let go.
        """

    async def claim(self, node: Node, tables: Collection[str]) -> None:
        """Look after tables from now on, unless somebody does."""

    async def hand_over(self, node: Node, to: Mapping[str, Node]) -> None:
        """Have other nodes look after tables of this one from now on, if they are alive."""

    async def resign(self, node: Node) -> None:
        """A node goes: others take over at once."""

    async def worthless(self, tokens: Collection[bytes]) -> list[bytes]:
        """Which of these tokens have been revoked, or are there no more."""

    async def load_many(self, after: Mapping[str, int]) -> dict[str, list[Logged] | StoreError]:
        """What follows so many entries of each of these logs, or why it cannot be read; nothing new is missing."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """How long the logs of tables are; those that are not there are missing."""
