"""Telling a table's audience what it may know."""

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.desk import Deliveries
from coverts.hall.messages import snapshot
from coverts.server.live import Live
from coverts.server.wire import Here, encode


def deliver(live: Live, deliveries: Deliveries) -> None:
    """Send each observer's messages to all who see with its eyes."""
    for observer, messages in deliveries:
        listeners = live.audience.observing(observer)
        for message in messages if listeners else ():
            sent = encode(message)
            for listener in listeners:
                listener.send(sent)


def catch_up(live: Live, number: int) -> None:
    """Tell everybody what they have missed who have been sent the messages up to this number."""
    for listener in live.audience:
        for message in live.desk.since(listener.observer, number):
            listener.send(encode(message))


def change_eyes(live: Live) -> None:
    """Whoever has sat down sees with other eyes now, and is given the whole table anew."""
    for listener in live.audience:
        seat = None if listener.who is None else live.table.seat_of(listener.who)
        observer: Observer = PUBLIC if seat is None else seat
        if observer != listener.observer:
            listener.observer = observer
            listener.send(encode(snapshot(live.table, observer, live.desk.number)))
    tell_who_is_here(live)


def tell_who_is_here(live: Live) -> None:
    """Tell everybody who is connected."""
    here = encode(Here(live.audience.seats_here(len(live.table.sitters))))
    for listener in live.audience:
        listener.send(here)
