"""Who is connected to which table at the other nodes. It may be a second old."""

from asyncio import get_running_loop
from collections.abc import Collection, Iterable, Iterator

from coverts.server.house.live import Live
from coverts.server.nodes.messages import Present, name_for_others, watcher_key
from coverts.store.sharing import Node

MOST_NAMED = 40
"""Watchers that other nodes are told of, so that one message holds them."""
SILENT = 6.0
"""Seconds without a sign of life after which nobody is believed to be at a node any more."""


LATELY = 2.0
"""Seconds without a sign of life after which the sockets that were open at a node are not counted any more."""

TO_TELL_AGAIN = 2.0
"""Seconds for the others to tell everything again, when they have been asked."""


class Presence:
    """What the other nodes have told, and what they have been told."""

    def __init__(self) -> None:
        self._at: dict[str, dict[Node, Present]] = {}
        self._heard: dict[Node, float] = {}
        self._told: dict[str, Present] = {}
        self._confirmed: dict[tuple[str, Node], float] = {}
        """When somebody was last told to be there."""
        self.is_to_tell_all = False
        """Whether somebody waits for everything to be told again."""
        self._doubted = 0.0
        """When something may have been missed: what is not told again after that is not true any more."""

    def doubt(self) -> None:
        """Something may have been missed, here and by those who took this node for a silent one; all tell again."""
        self._doubted = get_running_loop().time()
        self.tell_all_again()

    def elsewhere(self, table: str) -> dict[Node, Present]:
        """Who is at a table, by node; this very dictionary is kept up to date."""
        return self._at.setdefault(table, {})

    def is_somebody_at(self, table: str) -> bool:
        """Whether anybody is at a table at another node."""
        return bool(self._at.get(table))

    def is_heard_at(self, table: str) -> bool:
        """Whether anybody at another node is told what happens at a table."""
        return any(map(listens, self._at.get(table, {}).values()))

    def where_people_are(self, table: str) -> Node | None:
        """The first of the nodes at which those who sit at a table are connected."""
        return min((node for node, present in self._at.get(table, {}).items() if present.seats), default=None)

    def heard_from(self, node: Node) -> None:
        """A node is alive."""
        self._heard[node] = get_running_loop().time()

    def nodes(self) -> Collection[Node]:
        """Those that have just been heard of: what people had at another one does not keep them from coming here."""
        now = get_running_loop().time()
        return {node for node, heard in self._heard.items() if now - heard < LATELY}

    def take(self, node: Node, present: Present) -> bool:
        """A node has told who is there; whether it is news."""
        at = self.elsewhere(present.table)
        before = at.get(node)
        if present == Present(present.table):
            at.pop(node, None)
            self._confirmed.pop((present.table, node), None)
        else:
            at[node] = present
            self._confirmed[present.table, node] = get_running_loop().time()
        return before != at.get(node)

    def silent(self) -> list[str]:
        """Nodes that have not been heard of for long are gone, and all who were there; at which tables that was."""
        now = get_running_loop().time()
        nodes = {node for node, heard in self._heard.items() if now - heard > SILENT}
        for node in nodes:
            del self._heard[node]
        is_told_again = self._doubted > 0 and now - self._doubted > TO_TELL_AGAIN
        gone = [
            (table, node)
            for (table, node), confirmed in self._confirmed.items()
            if node in nodes or (is_told_again and confirmed < self._doubted)
        ]
        if is_told_again:
            self._doubted = 0.0
        for table, node in gone:
            del self._confirmed[table, node]
            self._at.get(table, {}).pop(node, None)
        return [table for table, _ in gone]

    def forget_empty(self, in_memory: Iterable[str]) -> None:
        """Tables at which nobody is, and which nobody looks at here."""
        kept = set(in_memory)
        for table in [table for table, at in self._at.items() if not at and table not in kept]:
            del self._at[table]

    def tell_all_again(self) -> None:
        """Somebody knows nothing of this node."""
        self._told.clear()
        self.is_to_tell_all = True

    def to_tell(self, lives: Iterable[Live]) -> Iterator[Present]:
        """What has changed here since the others were told."""
        self.is_to_tell_all = False
        gone = dict(self._told)
        for live in lives:
            gone.pop(live.table.id, None)
            present = self.news_of(live)
            if present is not None:
                yield present
        for table, present in gone.items():
            del self._told[table]
            if present != Present(table):
                yield Present(table)

    def news_of(self, live: Live) -> Present | None:
        """Who is at a table here, if the others have been told something else."""
        table, present = live.table.id, present_at(live, get_running_loop().time())
        if present == self._told.get(table, Present(table)):
            return None
        self._told[table] = present
        return present


def listens(present: Present) -> bool:
    """Whether somebody is connected, and not only looks at the table now and then."""
    return bool(present.seats or present.watchers)


def shown(present: Present) -> object:
    """What those at the table see of it: who only looks at it now and then does not show."""
    return present.seats, present.watchers, present.houses


def present_at(live: Live, now: float) -> Present:
    """Who is connected to a table here."""
    table = live.table
    if not live.is_watched(now):
        return Present(table.id)
    watchers = [
        (watcher_key(watcher, table.id), name) for watcher, name in list(live.audience.watchers().items())[:MOST_NAMED]
    ]
    seats = [seat for seat, here in enumerate(live.audience.seats_here(len(table.sitters))) if here]
    houses = [(seat, name_for_others(address, table.invitation)) for seat, address in live.houses()]
    return Present(table.id, tuple(seats), tuple(watchers), tuple(houses), is_visited=not len(live.audience))
