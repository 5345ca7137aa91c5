"""What the house has to ask and to tell where there may be other nodes. Alone, there is nothing to ask and to tell."""

from collections.abc import Mapping
from typing import Protocol

from coverts.server.house.live import NOBODY, Live
from coverts.server.nodes.messages import Present
from coverts.store.sharing import Node


class Nodes(Protocol):
    """The other nodes of this house."""

    are_many: bool
    """Whether others may write to the logs: then what is in memory may be behind."""

    def cares_for(self, table: str) -> bool:
        """Whether clocks and bots of a table are this node's to look after."""

    def committed(self, live: Live) -> None:
        """The log of a table has become longer here."""

    def begun(self, table: str) -> None:
        """A game has begun here."""

    def elsewhere(self, table: str) -> Mapping[Node, Present]:
        """Who is at a table at other nodes: always as it is."""

    def is_watched_elsewhere(self, table: str) -> bool:
        """Whether anybody is at a table at another node, or may be."""


class Alone:
    """The only node."""

    are_many = False

    def cares_for(self, table: str) -> bool:  # noqa: ARG002 - all of them
        """Everything is this node's to look after."""
        return True

    def committed(self, live: Live) -> None:
        """Nobody else wants to know."""

    def begun(self, table: str) -> None:
        """Nobody else wants to know."""

    def is_watched_elsewhere(self, table: str) -> bool:  # noqa: ARG002 - nobody anywhere
        """Nobody is anywhere else."""
        return False

    def elsewhere(self, table: str) -> Mapping[Node, Present]:  # noqa: ARG002 - nobody anywhere
        """Nobody."""
        return NOBODY
