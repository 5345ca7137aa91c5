"""Somebody who looks at a table: connects, folds what comes, and comes back when the connection is gone."""

import asyncio
from random import Random

from coverts.hall.messages import Message, Snapshot
from coverts.hall.sitters import Who
from coverts.server.client import Seated, decode_outgoing, folded
from coverts.server.wire import Done, NotDone
from tests.fault_injection.link import Link
from tests.fault_injection.network import Network

IDLE = (10.0, 60.0)
"""After so many seconds without a word somebody connects anew, while the network is bad."""


class Watcher:
    """A client of the protocol; `who` may be nobody, or somebody who sits."""

    is_gone = False
    """Whether somebody has gone for good, without a word."""

    def __init__(self, network: Network, who: Who | None, table: str, invitation: str, chance: Random) -> None:
        self.network = network
        self.who = who
        self.table_id = table
        self.invitation = invitation
        self.chance = chance
        self.seated = Seated(None)  # type: ignore[arg-type]
        self.link: Link | None = None
        self.news = asyncio.Event()
        self.is_calm = False
        self._remembered: Snapshot | None = None
        self._patience: asyncio.TimerHandle | None = None

    @property
    def known(self) -> Snapshot | None:
        return self.seated.known

    async def watch(self) -> None:
        """Stay connected, somehow."""
        while not self.is_gone:
            # Its own chance: the server may serve two connections of one person in any order.
            chance = Random(self.chance.getrandbits(64))
            self.link = link = Link(self.network, self.who, self.table_id, self._query(), chance)
            await self._listen(link)
            self.link = None
            link.cut()
            if not self.is_calm:
                self._forget()
            await asyncio.sleep(self.chance.choice([0.01, 1, 1, 20]) * self.chance.random())

    def _query(self) -> dict[str, str]:
        query = {"invitation": self.invitation}
        return query if self.known is None else query | {"last": str(self.known.number)}

    def _forget(self) -> None:
        """A page is loaded anew, or comes back from memory as it was a while ago."""
        luck = self.chance.random()
        if luck < 0.1:
            self.seated.known = None
        elif luck < 0.2:
            self.seated.known = self._remembered
        elif luck < 0.5:
            self._remembered = self.known

    async def _listen(self, link: Link) -> None:
        """Take in what comes until the connection ends, or something is missing."""
        self._wait_for_more(link)
        while (frame := await link.receive()) is not None:
            self._wait_for_more(link)
            message = decode_outgoing(frame)
            if isinstance(message, Done | NotDone):
                self.answered(message)
            elif isinstance(message, Message) and not self._takes_in(message):
                return
            self.news.set()

    def _wait_for_more(self, link: Link) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if not self.is_calm:
            self._patience = self.network.loop.outside(self.chance.uniform(*IDLE), link.cut)

    def _takes_in(self, message: Message) -> bool:
        """Fold a message, unless it has been folded already; whether none is missing before it."""
        known = self.known
        if not isinstance(message, Snapshot):
            if known is None or message.number > known.number + 1:
                return False
            if message.number <= known.number:
                return True
        self.seated.known = folded(known, message)
        self.network.laws.know(self.who, self.seated.known)
        return True

    def answered(self, answer: Done | NotDone) -> None:
        """An answer has come over the socket."""

    def go(self) -> None:
        """Go for good, without a word."""
        self.is_gone = True
        if self.link is not None:
            self.link.cut()

    def calm_down(self) -> None:
        """Things go well from now on: connect once more, and stay."""
        self.is_calm = True
        if self._patience is not None:
            self._patience.cancel()
        if self.link is not None:
            self.link.cut()
        self.news.set()
