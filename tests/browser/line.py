"""The line between a page and its table, on which a test can hold up what the server says."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, WebSocketRoute

Pick = Callable[[Any], bool]
Edit = Callable[[Any], object]


async def rewrite(page: Page, edit: Edit) -> None:
    """Change what the server says on its way to the page, from the next time on that it is loaded: for what is rare."""

    def connect(route: WebSocketRoute) -> None:
        def to_page(frame: str | bytes) -> None:
            message = json.loads(frame)
            edit(message)
            route.send(json.dumps(message))

        route.connect_to_server().on_message(to_page)

    await page.route_web_socket(re.compile("/socket"), connect)


class Line:
    """Everything passes, but what is held up; and what the page asks for is counted."""

    def __init__(self) -> None:
        self.moves: list[Any] = []
        """The moves that the page has sent."""
        self.asked: list[str] = []
        """The kinds of all commands that it has sent."""
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._holds: Pick = lambda message: False

    @classmethod
    async def of(cls, page: Page) -> "Line":
        line = cls()
        await page.route_web_socket(re.compile(r"/tables/.*/socket"), line._connect)
        return line

    def hold(self, holds: Pick = lambda message: True) -> None:
        """From now on, keep back what is meant."""
        self._holds = holds

    def let_go(self) -> None:
        """All that was held up arrives, in its order."""
        held, self._held, self._holds = self._held, [], lambda message: False
        for page, frame in held:
            page.send(frame)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "do":
                self.asked.append(message["command"]["type"])
            if message["type"] == "do" and message["command"]["type"] == "move":
                self.moves.append(message["command"])
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            if self._holds(json.loads(frame)):
                self._held.append((page, frame))
            else:
                page.send(frame)

        page.on_message(to_server)
        server.on_message(to_page)
