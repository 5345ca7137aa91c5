"""Periodic work: unused tables are evicted from memory, expired secrets are deleted."""

import asyncio
from itertools import count

import structlog

from coverts.server.house.house import House
from coverts.store.interface import StoreError

log = structlog.get_logger()

MINUTE = 60.0
MINUTES_BETWEEN_DELETIONS = 60


async def keep_house(house: House) -> None:
    """Go round every minute, for as long as the house is open."""
    for minute in count():
        house.put_away()
        if minute % MINUTES_BETWEEN_DELETIONS == 0:
            await _delete_worthless_tokens(house)
        await asyncio.sleep(MINUTE)


async def _delete_worthless_tokens(house: House) -> None:
    try:
        await house.store.delete_worthless_tokens(now=house.clock())
    except StoreError as error:  # The next round may have more luck.
        log.error("tokens not deleted", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
