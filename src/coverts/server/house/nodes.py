"""What the house has to ask and to tell where there may be other nodes. Alone, there is nothing to ask and to tell."""

from collections.abc import Mapping
from typing import Protocol

from coverts.server.house.live import NOBODY, Live
from coverts.server.nodes.messages import Message, Present
from coverts.store.sharing import Node


class Nodes(Protocol):
    """The other nodes of this house."""

    are_many: bool
    """Whether others may write to the logs: then what is in memory may be behind."""

    @property
    def knows_who_is_here(self) -> bool:
        """Whether what others tell of who is connected is heard."""

    @property
    def is_first(self) -> bool:
        """Whether what one node has to do for all of them is this node's to do."""

    def tell(self, message: Message) -> None:
        """Tell the others something, soon."""

    def rang(self, live: Live) -> None:
        """The log of a table has become longer here."""

    def here(self, live: Live) -> None:
        """Somebody has come to a table, or gone."""

    def cares_for(self, table: str) -> bool:
        """Whether clocks and bots of a table are this node's to look after."""

    def begun(self, table: str) -> None:
        """A game has begun here."""

    def refuse(self, table: str) -> None:
        """A table cannot be looked after here: others can."""

    async def resign(self) -> None:
        """Let others take over."""

    def elsewhere(self, table: str) -> Mapping[Node, Present]:
        """Who is at a table at other nodes: always as it is."""

    def is_watched_elsewhere(self, table: str) -> bool:
        """Whether anybody is at a table at another node, or may be."""


class Alone:
    """The only node."""

    are_many = False
    knows_who_is_here = True
    is_first = True

    def tell(self, message: Message) -> None:
        """Nobody else wants to know."""

    def rang(self, live: Live) -> None:
        """Nobody else wants to know."""

    def here(self, live: Live) -> None:
        """Nobody else wants to know."""

    def cares_for(self, table: str) -> bool:  # noqa: ARG002 - all of them
        """Everything is this node's to look after."""
        return True

    def begun(self, table: str) -> None:
        """Nobody else wants to know."""

    def refuse(self, table: str) -> None:
        """Nobody else can look after it."""

    async def resign(self) -> None:
        """Nobody else is there."""

    def is_watched_elsewhere(self, table: str) -> bool:  # noqa: ARG002 - nobody anywhere
        """Nobody is anywhere else."""
        return False

    def elsewhere(self, table: str) -> Mapping[Node, Present]:  # noqa: ARG002 - nobody anywhere
        """Nobody."""
        return NOBODY
