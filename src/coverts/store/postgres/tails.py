"""Reading on where others have written: one question for all who ask at the same time, in the server's own event loop.

It is asked for every move that another node has made. A thread in between would cost more than the answer.
"""

import asyncio
from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

import asyncpg

from coverts.hall.desk import Logged
from coverts.store.coding import log_of
from coverts.store.interface import StoreError
from coverts.store.postgres.errors import UnreachableError, connecting, speaking
from coverts.store.postgres.leases import LOAD_MANY
from coverts.store.postgres.sentences import sentence, unkept
from coverts.store.postgres.session import SETTINGS
from coverts.store.postgres.url import PostgresUrl

Rows: TypeAlias = list[tuple[Any, ...]]
Tails: TypeAlias = dict[str, list[Logged] | StoreError]
"""What follows in each log, or why it cannot be read."""

TO_CONNECT, TO_ANSWER = 3.0, 3.0
SLICE = 200
"""Entries that are decoded before others have their turn."""


class _Asked(NamedTuple):
    after: Mapping[str, int]
    future: "asyncio.Future[Rows]"


class TailReader:
    """A connection for one question, said by whoever comes first for all who come while it waits for an answer."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        self._connection: Any = None
        self._prepared: Any = None
        self._waiting: list[_Asked] = []
        self._asking: asyncio.Task[None] | None = None
        self._is_closed = False

    async def read(self, after: Mapping[str, int]) -> Tails:
        """What follows so many entries of each of these logs; `StoreError` if there is no answer."""
        future: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Asked(after, future))
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask_for_all())
        rows = await future
        return await decoded(after, rows)

    async def _ask_for_all(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, []
            least: dict[str, int] = {}
            for one in asked:
                for table, length in one.after.items():
                    least[table] = min(length, least.get(table, length))
            answer: asyncio.Future[Rows] = asyncio.ensure_future(self._rows(least))
            await asyncio.wait({answer})
            for one in asked:
                if not one.future.done():
                    _settle(one.future, answer)

    async def _rows(self, after: Mapping[str, int]) -> Rows:
        if self._is_closed:
            raise UnreachableError("store-closed")
        said = sentence(LOAD_MANY)
        given = {"tables": list(after), "lengths": list(after.values())}
        try:
            with speaking():
                if self._connection is None or self._connection.is_closed():
                    await self._connect()
                rows = await self._prepared.fetch(*[given[name] for name in said.names], timeout=TO_ANSWER)
        except BaseException:
            self.drop()  # Of its state nothing is known.
            raise
        return [_taken(*row) for row in rows]

    async def _connect(self) -> None:
        with connecting(self._url):
            settings = {**SETTINGS, "default_transaction_read_only": "on"}
            self._connection = await asyncpg.connect(self._url.dsn, timeout=TO_CONNECT, server_settings=settings)
            self._prepared = await self._connection.prepare(sentence(LOAD_MANY).text)

    def drop(self) -> None:
        """Give the connection up as it is."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = self._prepared = None

    async def close(self) -> None:
        """Let go of it."""
        self._is_closed = True
        self.drop()
        if self._asking is not None:
            await self._asking  # Whoever has asked is told that there is no answer.


def _settle(future: "asyncio.Future[Rows]", answer: "asyncio.Future[Rows]") -> None:
    error = answer.exception()
    if error is None:
        future.set_result(answer.result())
    else:
        future.set_exception(error)


async def decoded(after: Mapping[str, int], rows: Rows) -> Tails:
    """The entries that were asked for, from rows among which there may be others."""
    found: Tails = {}
    number = 0
    for table, own in groupby(rows, itemgetter(0)):
        if table not in after:
            continue
        log: list[Logged] = []
        wanted = [row[1:] for row in own if row[1] > after[table]]
        try:
            for start in range(0, len(wanted), SLICE):
                if number >= SLICE:
                    number = 0
                    await asyncio.sleep(0)
                log += log_of(table, wanted[start : start + SLICE], after=after[table] + start)
                number += len(wanted[start : start + SLICE])
        except StoreError as error:
            found[table] = error
        else:
            found |= {table: log} if log else {}
    return found


def _taken(table: str, seq: int, entry: bytes, who: str | None, command_id: str | None) -> tuple[Any, ...]:
    return table, seq, entry, who, None if command_id is None else unkept(command_id)
