"""Retention: finished tables, talk and unused identities go after as many days as whoever runs the house says."""

import structlog

from coverts.hall.entries import Millis
from coverts.server.config import Keep
from coverts.server.house.house import House
from coverts.store.interface import StoreError

log = structlog.get_logger()

DAY: Millis = 24 * 60 * 60 * 1000


async def remove_what_is_old(house: House, keep: Keep) -> None:
    """Remove what has been kept long enough, in small transactions: moves go in between."""
    try:
        if keep.tables:
            while await house.store.delete_tables(before=_before(house, keep.tables), spared=house.in_memory()):
                pass
        if keep.talk:
            before = _before(house, keep.talk)
            while await house.store.delete_talk(before=before, now=house.clock(), spared=house.in_memory()):
                pass
        if keep.people:
            for who in await house.store.unused_people(before=_before(house, keep.people)):
                await house.forget_person(who)
    except StoreError as error:  # The next round may have more luck.
        log.error("old things not removed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets


def _before(house: House, days: int) -> Millis:
    return house.clock() - days * DAY
