"""What must never happen in a browser, whatever is done: errors, and requests to anywhere else."""

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Page, Request, WebSocket

TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""


class Lookout:
    """Watches a page from its beginning."""

    def __init__(self, page: Page, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.seen: list[str] = []
        self._expected: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self.seen.append("crashed"))

    def expect(self, *patterns: str) -> None:
        """Errors that a test brings about on purpose."""
        self._expected += patterns

    @property
    def problems(self) -> list[str]:
        """What should not have happened."""
        return [what for what in self.seen if not any(re.search(pattern, what) for pattern in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.seen.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self._visit(request.url, ("http", "data", "blob"))

    def _socket(self, socket: WebSocket) -> None:
        self._visit(socket.url, ("ws",))

    def _visit(self, address: str, schemes: Iterable[str]) -> None:
        parts = urlsplit(address)
        if parts.scheme not in schemes or (parts.netloc and parts.netloc != self.host):
            self.seen.append(f"elsewhere: {address}")
