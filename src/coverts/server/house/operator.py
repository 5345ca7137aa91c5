"""Orders of the operator to a running server: close a table, keep somebody out, forget somebody.

The command line is another process. It leaves orders in the database, and the house looks for them.
"""

import asyncio

import structlog

from coverts.hall.table import TablePhase
from coverts.server.door.bans import banned_address
from coverts.server.house.house import House
from coverts.server.house.loading import NoSuchTable
from coverts.store.interface import Order, OrderKind, StoreError

log = structlog.get_logger()

DONE = "done"
NO_TABLE = "admin-cannot-no-table"
NO_PERSON = "admin-cannot-no-person"
CLOSED = "admin-cannot-closed-already"
NOT_BANNED = "admin-cannot-not-banned"
NOT_DONE = (NO_TABLE, NO_PERSON, CLOSED, NOT_BANNED)
"""Why an order was not carried out: keys of the catalogues, since whoever asks says it in their language."""
PAUSE = 0.5
"""Seconds between two looks for orders."""


async def follow_orders(house: House) -> None:
    """Carry out what is asked, for as long as the house is open."""
    while True:
        try:
            for order in await house.store.pending_orders() if house.nodes.is_first else ():
                await asyncio.shield(house.begin(_follow(house, order)))
        except StoreError as error:  # The next look may have more luck.
            log.error("orders not followed", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
        await asyncio.sleep(PAUSE)


async def _follow(house: House, order: Order) -> None:
    try:
        outcome = await carry_out(house, order.what, order.whom)
    except StoreError as error:
        outcome = str(error)
    log.warning("order carried out" if outcome == DONE else "order refused", reason=order.what)
    await house.store.finish_order(order.id, outcome, now=house.clock())


async def carry_out(house: House, what: OrderKind, whom: str) -> str:
    """Do what is asked; `DONE`, or why it was not done. A `StoreError` says why it could not be."""
    match what:
        case "close":
            return await _close(house, whom)
        case "ban":
            return await _ban(house, whom)
        case "unban":
            return await _unban(house, whom)
        case "forget":
            return await _forget(house, whom)


async def _close(house: House, table: str) -> str:
    try:
        live = await house.live(table)
    except NoSuchTable:
        return NO_TABLE
    if live.table.phase not in (TablePhase.GATHERING, TablePhase.PLAYING):
        return CLOSED
    await house.shut(live)
    return DONE


async def _ban(house: House, whom: str) -> str:
    address = banned_address(whom)
    if address is None and not await house.store.is_known(whom):
        return NO_PERSON
    await house.store.ban(address or whom, now=house.clock())
    house.bans.add(address or whom)
    house.keep_out()
    house.tell_bans()
    return DONE


async def _unban(house: House, whom: str) -> str:
    named = banned_address(whom) or whom
    if not await house.store.unban(named):
        return NOT_BANNED
    house.bans.discard(named)
    house.tell_bans()
    return DONE


async def _forget(house: House, who: str) -> str:
    if not await house.store.is_known(who):
        return NO_PERSON
    await house.forget_person(who)
    return DONE
