"""Orders: what an operator asks of the running house, which is another process. The database carries them."""

import time
from collections.abc import Callable
from contextlib import closing

from coverts.hall.entries import Millis
from coverts.store.database import Open, Place, database_at
from coverts.store.interface import Order, OrderKind, StoreError
from coverts.store.migrating import HEAD
from coverts.store.opening import connect
from coverts.store.postgres.url import PostgresUrl
from coverts.store.statements import ADD_ORDER, DELETE_ORDER, FINISH_ORDER, ORDER_OUTCOME, PENDING_ORDERS, PRAGMAS
from coverts.store.transacting import Connection

PATIENCE = 30.0
"""Seconds that an operator waits for the house."""
PAUSE = 0.05


def pending(connection: Connection) -> list[Order]:
    """What has been asked and not been answered, in that order."""
    return [Order(*row) for row in connection.execute(PENDING_ORDERS).fetchall()]


def finish(connection: Connection, order: int, outcome: str, at: Millis) -> None:
    """Say what came of an order."""
    connection.execute(FINISH_ORDER, {"id": order, "outcome": outcome, "at": at})


def ask_house(
    place: Place, what: OrderKind, whom: str, *, now: Millis, wait: Callable[[float], None] = time.sleep
) -> str:
    """Ask the house that works with this database for something, and wait for what comes of it.

    An order that is not answered is taken back.
    """
    database = database_at(place)
    with database.errors():
        if database.version() != HEAD:
            raise StoreError("store-other-version")
        with closing(_connect(place)) as connection:
            (order,) = connection.execute(ADD_ORDER, {"what": what, "whom": whom, "at": now}).fetchone()
            try:
                return _outcome(connection, order, wait)
            finally:
                connection.execute(DELETE_ORDER, {"id": order})


def _connect(place: Place) -> Open:
    if isinstance(place, PostgresUrl):
        from coverts.store.postgres.session import Session

        return Session(place)
    return connect(place, PRAGMAS)


def _outcome(connection: Connection, order: int, wait: Callable[[float], None]) -> str:
    for _ in range(round(PATIENCE / PAUSE)):
        (outcome,) = connection.execute(ORDER_OUTCOME, {"id": order}).fetchone()
        if outcome is not None:
            return str(outcome)
        wait(PAUSE)
    raise StoreError("store-no-answer")
