"""Periodic work: unused tables leave memory, deserted ones end, expired secrets and what is too old are deleted."""

import asyncio
from itertools import count

import structlog

from coverts.server.config import Keep
from coverts.server.house.deserted import Deserted
from coverts.server.house.house import House
from coverts.server.house.retention import remove_what_is_old
from coverts.store.interface import StoreError

log = structlog.get_logger()

MINUTE = 60.0
MINUTES_BETWEEN_DELETIONS = 60


async def keep_house(house: House, keep: Keep) -> None:
    """Go round every minute, for as long as the house is open."""
    deserted = Deserted()
    for minute in count():
        house.put_away()
        house.forget_expired()
        if house.nodes.are_many:
            await _recount(house)
        if house.nodes.is_first:
            await _end_deserted_tables(house, deserted)
        if house.nodes.is_first and minute % MINUTES_BETWEEN_DELETIONS == 0:
            await _delete_worthless_tokens(house)
            await remove_what_is_old(house, keep)
        await asyncio.sleep(MINUTE)


async def _end_deserted_tables(house: House, deserted: Deserted) -> None:
    try:
        gathering = await house.store.gathering_tables()
        for table in deserted.to_end(gathering, house.is_watched, asyncio.get_running_loop().time()):
            await house.shut(await house.live(table))
    except StoreError as error:  # The next round may have more luck.
        log.error("tables not ended", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets


async def _recount(house: House) -> None:
    try:
        await house.recount()
    except StoreError as error:  # The next round may have more luck.
        log.error("tables not counted", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets


async def _delete_worthless_tokens(house: House) -> None:
    try:
        await house.store.delete_worthless_tokens(now=house.clock())
    except StoreError as error:  # The next round may have more luck.
        log.error("tokens not deleted", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
