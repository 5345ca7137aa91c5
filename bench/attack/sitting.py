"""A WebSocket at a table, from an address of one's own."""

import asyncio
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Sitter:
    """An open socket that takes what comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for _ in self.socket:
                pass

    def close(self) -> None:
        self._reading.cancel()
        self.socket.transport.abort()


async def sit(url: str, table: str, token: str, address: str) -> Sitter | None:
    """A socket at a table; None if the server does not want one more."""
    where = f"{url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    socket = await connect(where, additional_headers=headers, compression=None, local_addr=(address, 0))
    try:
        for _ in range(2):
            await socket.recv()
    except ConnectionClosed:
        return None
    return Sitter(socket)
