"""Broadcast of a table's messages to its subscribers."""

from collections.abc import Collection

from coverts.games.contract import PUBLIC
from coverts.hall.desk import Deliveries
from coverts.hall.messages import snapshot
from coverts.server.house.audience import Listener
from coverts.server.house.live import Live
from coverts.server.wire import Here, encode

MOST_NAMED = 20
"""Watchers that are named; the others are counted. Everybody is told whenever one comes or goes."""


def deliver(live: Live, deliveries: Deliveries, *, but_not: Collection[Listener]) -> None:
    """Send each observer's messages to all its sockets, but not to those that were sent a snapshot instead."""
    messages, encoded = dict(deliveries), dict[int, bytes]()
    for listener in live.audience:
        for message in messages[listener.observer] if listener not in but_not else ():
            # Those who are sent the same share the very message, which is encoded once.
            listener.send(encoded.get(id(message)) or encoded.setdefault(id(message), encode(message)))


def catch_up(live: Live, number: int, *, but_not: Collection[Listener]) -> None:
    """Tell everybody what they have missed who have been sent the messages up to this number."""
    for listener in live.audience:
        for message in live.desk.since(listener.observer, number) if listener not in but_not else ():
            listener.send(encode(message))


def switch_observers(live: Live) -> set[Listener]:
    """Taking a seat changes the observer: switch those sockets from the public view to the seat's; which they are.

    They are sent a snapshot, before and instead of what the others are sent. Somebody who was sent the public message,
    and lost the connection before the snapshot came, would come back with that number and never learn where they sit.
    """
    changed: set[Listener] = set()
    for listener in live.audience:
        observer = live.table.observer(listener.who)
        if observer != listener.observer:
            listener.observer = observer
            listener.send(encode(snapshot(live.table, observer, live.desk.number)))
            changed.add(listener)
    tell_who_is_here(live)
    return changed


def tell_who_is_here(live: Live) -> None:
    """Tell everybody which seats are connected, and those at the table also who watches."""
    seats, watchers, houses = live.seats_here(), live.watchers(), live.same_house()
    for_public = encode(Here(seats, same_house=houses))
    for_seats = encode(Here(seats, len(watchers), tuple(watchers[:MOST_NAMED]), houses))
    for listener in live.audience:
        listener.send(for_public if listener.observer == PUBLIC else for_seats)
