"""A wire between a node and a server, which can be cut and mended: a proxy on a socket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeAlias

Place: TypeAlias = Path | int
"""A socket in a folder, or a port of this machine."""


class Wire:
    """Passes everything on, or nothing: then what is said is swallowed, as by a network that is gone."""

    def __init__(self, to: Place) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._takers: set[asyncio.Task[object]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """What was under way is lost; new connections come through."""
        for writer in tuple(self._writers):
            writer.transport.abort()
        self._whole.set()

    async def ended(self) -> None:
        """Wait until nobody is connected any more."""
        while self._takers:
            await asyncio.wait(self._takers)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        taking = asyncio.current_task()
        assert taking is not None
        self._takers.add(taking)
        taking.add_done_callback(self._takers.discard)
        ends = {writer}
        try:
            await self._whole.wait()
            there = await (
                asyncio.open_unix_connection(self._to)
                if isinstance(self._to, Path)
                else asyncio.open_connection("127.0.0.1", self._to)
            )
            ends.add(there[1])
            self._writers |= ends
            await asyncio.gather(self._pass(reader, there[1]), self._pass(there[0], writer))
        except OSError:
            pass
        finally:
            self._writers -= ends
            for end in ends:
                end.transport.abort()
                with suppress(OSError):
                    await end.wait_closed()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def wire(at: Place, to: Place) -> AsyncIterator[Wire]:
    """A wire from one place to another."""
    made = Wire(to)
    server = await (
        asyncio.start_unix_server(made.take, at)
        if isinstance(at, Path)
        else asyncio.start_server(made.take, "127.0.0.1", at)
    )
    try:
        yield made
    finally:
        server.close()
        made.mend()
        await made.ended()
