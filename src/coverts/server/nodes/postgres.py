"""LISTEN and NOTIFY of PostgreSQL, on a connection of its own, which must not go through a transaction pooler.

What is told is told after the commit, in a statement of its own: inside the transaction, commits would wait for each
other. Nothing here has to survive, so this connection's commits do not wait for the disk.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from coverts.server.nodes.pubsub import LineError
from coverts.store.postgres.url import PostgresUrl

CHANNEL = "'coverts ' || current_schema()"
LISTEN = f"SELECT {CHANNEL}"
NOTIFY = f"SELECT pg_notify({CHANNEL}, $1)"
SETTINGS = {"synchronous_commit": "off", "application_name": "coverts pub/sub", "jit": "off"}
TO_CONNECT = 3.0


class PostgresLine:
    """See `Line`."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        self._connection: Any = None
        self._is_lost = asyncio.Event()

    async def connect(self, heard: Callable[[str | bytes], None]) -> None:
        """Begin to listen."""
        self._is_lost.clear()
        try:
            self._connection = await asyncpg.connect(
                self._url.dsn, timeout=TO_CONNECT, command_timeout=TO_CONNECT, server_settings=SETTINGS
            )
            self._connection.add_termination_listener(lambda _: self._is_lost.set())
            channel = await self._connection.fetchval(LISTEN)
            await self._connection.add_listener(channel, lambda _connection, _pid, _channel, text: heard(text))
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise LineError(type(error).__name__) from None

    async def send(self, text: bytes) -> None:
        """Tell everybody."""
        try:
            await self._connection.execute(NOTIFY, text.decode())
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise LineError(type(error).__name__) from None

    async def lost(self) -> None:
        """Wait until the connection is gone."""
        await self._is_lost.wait()

    async def close(self) -> None:
        """Let go of it."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
