"""What must never happen in a browser, whatever is done: errors, requests in vain, and requests to anywhere else."""

import re
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.async_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""

ANSWERED = ("fetch", "document", "websocket")
"""What the page or the person gets an answer to, also if it is a no; nobody looks after a picture or a script."""


class Lookout:
    """Watches all windows of a browser context from its beginning, whoever opens them."""

    def __init__(self, context: BrowserContext) -> None:
        self.host = ""
        """Where this context may go; anywhere on this machine until it is known."""
        self.seen: list[str] = []
        self._expected: list[str] = []
        context.on("console", self._console)
        # Errors that nobody caught, and promises that were broken without anybody listening.
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("page", self._page)

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

    def _error(self, error: WebError) -> None:
        self.seen.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self._visit(request.url, ("http", "https", "data", "blob"))

    def _failed(self, request: Request) -> None:
        # Whoever leaves a page, or takes a file home, breaks off what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.seen.append(f"failed: {request.resource_type} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and response.request.resource_type not in ANSWERED:
            self.seen.append(f"missing: {response.request.resource_type} {response.url} {response.status}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self.seen.append("crashed"))

    def _socket(self, socket: WebSocket) -> None:
        self._visit(socket.url, ("ws", "wss"))

    def _visit(self, address: str, schemes: Iterable[str]) -> None:
        parts = urlsplit(address)
        is_ours = parts.netloc in ("", self.host) if self.host else parts.hostname in (None, "127.0.0.1")
        if parts.scheme not in schemes or not is_ours:
            self.seen.append(f"elsewhere: {address}")


_ALL: WeakKeyDictionary[BrowserContext, Lookout] = WeakKeyDictionary()
_THIS_TEST: list[Lookout] = []


def lookout_of(context: BrowserContext) -> Lookout:
    """The one lookout of a context, placed when the context is first heard of."""
    if context not in _ALL:
        _ALL[context] = Lookout(context)
        _THIS_TEST.append(_ALL[context])
    return _ALL[context]


def place_lookout(context: BrowserContext) -> None:
    """For whatever opens a context."""
    lookout_of(context)


def relieved() -> list[Lookout]:
    """All lookouts placed since this was last asked."""
    lookouts = [*_THIS_TEST]
    _THIS_TEST.clear()
    return lookouts


def insist_on_peace(lookouts: Sequence[Lookout]) -> None:
    """Nothing may have gone wrong in any window."""
    problems = [problem for lookout in lookouts for problem in lookout.problems]
    assert not problems, "\n".join(["something went wrong in a browser:", *problems])
