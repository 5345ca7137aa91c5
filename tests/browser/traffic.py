"""Everything that a page gets from the server."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

from playwright.async_api import Page, Response, WebSocket


class Traffic:
    """All frames and all bodies, from now on. The page's own files are no secrets, and are left out."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self._reading: set[asyncio.Task[None]] = set()
        page.on("websocket", self._listen)
        page.on("response", self._receive)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def _receive(self, response: Response) -> None:
        if "/api/" in response.url and "/qr" not in response.url:
            task = asyncio.ensure_future(self._read(response))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, response: Response) -> None:
        self.texts.append(await response.text())

    async def settled(self) -> None:
        await asyncio.gather(*self._reading)

    @property
    def number(self) -> int:
        """The number of the last message that has one."""
        numbers = [message.get("number", 0) for message in self.messages() if isinstance(message, dict)]
        return max(numbers, default=0)

    def messages(self) -> Iterator[Any]:
        yield from (json.loads(text) for text in self.texts if text)

    def sights(self) -> Iterator[Any]:
        """What was seen to happen in the game."""
        for message in self.messages():
            if isinstance(message, dict) and message.get("type") == "happened":
                yield from message["game"]["sights"]
