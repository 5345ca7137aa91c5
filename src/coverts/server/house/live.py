"""A live table: its aggregate, its subscribers and its lock."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from coverts.games.seats import SeatSet
from coverts.hall.desk import Desk
from coverts.hall.sitters import Person, Who
from coverts.hall.summary import Listing
from coverts.hall.table import Table, TablePhase
from coverts.server.door.account import Account, household
from coverts.server.house.audience import Audience
from coverts.server.house.refusals import Refusals
from coverts.server.nodes.messages import Present, name_for_others, watcher_key
from coverts.store.sharing import Node

if TYPE_CHECKING:
    from coverts.server.house.dealing import Step

NOBODY: Mapping[Node, Present] = {}

WATCHED_FOR = 60.0
"""Seconds for which somebody counts as watching who has no socket, but has asked for the table."""

NOBODYS = frozenset({"", "127.0.0.1", household("::1")})
"""Addresses that tell nothing of where somebody is."""

COMING_BACK = 5.0
"""Seconds for which everybody counts as being at a table whose game has just been taken up, or just begun with it: the
house was closed, or the table is new, and they are on their way."""

MOST_ADDRESSES = 64
"""People of whom is known from where they came, for each table."""


class Live:
    """What the house holds of a table: the desk, the audience, and what is under way."""

    def __init__(self, desk: Desk, elsewhere: Mapping[Node, Present] = NOBODY) -> None:
        self.desk = desk
        self.elsewhere = elsewhere
        """Who is at the table at other nodes."""
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.thinking: set[int] = set()
        """Seats whose bots are at it."""
        self.seen: tuple[int, set[int]] = (0, set())
        """A question, and the seats whose people have looked at the points before it."""
        self.listing: Listing | None = None
        """What the lists of tables say of it."""
        self.held: list[Step] = []
        """What clients add to a deal, and is not written yet."""
        self.held_until: asyncio.TimerHandle | None = None
        self.rematching = asyncio.Lock()
        self.refusals = Refusals()
        self.account = Account(desk.table.host)
        """On whose account its bots decide: whoever came last."""
        self.addresses: dict[Who, str] = {}
        """From where the last people came who looked at it; never told to anybody."""
        self._visited = -WATCHED_FOR
        """When that was."""
        self._all_here_until = 0.0

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.desk.table

    def visit(self, now: float, account: Account | None = None) -> None:
        """Somebody who may see the table looks at it or does something, at this time of the event loop."""
        self.account, self._visited = account or self.account, now
        if account is not None and account.who is not None:
            self.addresses.pop(account.who, None)
            self.addresses[account.who] = account.address
            if len(self.addresses) > MOST_ADDRESSES:
                del self.addresses[next(iter(self.addresses))]

    def seats_here(self) -> tuple[bool, ...]:
        """Which seats have somebody connected, at whatever node."""
        here = self.audience.seats_here(len(self.table.sitters))
        others = {seat for present in self.elsewhere.values() for seat in present.seats}
        return tuple([is_here or seat in others for seat, is_here in enumerate(here)])

    def watchers(self) -> list[str]:
        """What those are called who watch, at whatever node: everybody once."""
        here = self.audience.watchers()
        if not self.elsewhere:
            return list(here.values())
        table, others = self.table.id, self.elsewhere.items()
        named = {watcher_key(watcher, table): name for watcher, name in here.items()}
        # A stranger is told from others by a number, which counts at one node only.
        named |= {
            f"{node} {key}" if key.isdecimal() else key: name
            for node, present in others
            for key, name in present.watchers
        }
        return list(named.values())

    def same_house(self) -> tuple[tuple[int, ...], ...]:
        """Seats whose people have come from one address, in groups: in Pikoko whoever sits twice sees all feathers."""
        found = {seat: name_for_others(address, self.table.invitation) for seat, address in self.houses()}
        for present in self.elsewhere.values():
            found |= dict(present.houses)
        houses: dict[str, list[int]] = {}
        for seat, house in sorted(found.items()):
            houses.setdefault(house, []).append(seat)
        return tuple([tuple(seats) for seats in houses.values() if len(seats) > 1])

    def houses(self) -> Iterator[tuple[int, str]]:
        """Seats whose people have come from an address, each with that address.

        This machine's own address says nothing: a proxy that tells nobody's address brings everybody from there.
        """
        for seat, sitter in enumerate(self.table.sitters):
            if isinstance(sitter, Person) and (address := self.addresses.get(sitter.who, "")) not in NOBODYS:
                yield seat, address

    def taken_up(self, now: float) -> None:
        """A table that was not in memory, at this time of the event loop: nobody can have come to it yet."""
        if self.table.phase is TablePhase.PLAYING:
            self._all_here_until = now + COMING_BACK

    def people_here(self, now: float) -> SeatSet:
        """The seats whose people are connected, at whatever node, or on their way."""
        is_early = now < self._all_here_until
        return tuple([seat for seat, is_here in enumerate(self.seats_here()) if is_here or is_early])

    def is_watched(self, now: float) -> bool:
        """Whether anybody is there, or was a moment ago."""
        return len(self.audience) > 0 or now - self._visited < WATCHED_FOR
