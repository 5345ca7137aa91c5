"""Somebody with a browser of their own."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page

from tests.browser.lookout import TELL_VIOLATIONS, lookout_of
from tests.browser.traffic import Traffic

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds: nothing takes so long, but machines are busy at times."""

ADDRESSES = count(1)


class Person:
    """A browser and its page, all that has come from the server, and whatever has gone wrong."""

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.lookout = lookout_of(context)
        self.lookout.host = urlsplit(url).netloc
        self.heard = Traffic(page)

    async def go(self, path: str) -> None:
        """Visit an address of the house."""
        await self.page.goto(path if path.startswith("http") else self.url + path)

    async def ask(self, path: str) -> Any:
        """What the server answers this person's browser."""
        answer = await self.context.request.get(f"{self.url}/api/v1{path}")
        assert answer.ok, (path, answer.status, await answer.text())
        return await answer.json()

    async def tell(self, path: str, body: Any) -> Any:
        answer = await self.context.request.post(f"{self.url}/api/v1{path}", data=body)
        assert answer.ok, (path, answer.status, await answer.text())
        return await answer.json()


def _address() -> str:
    """One that nobody else has."""
    number = next(ADDRESSES)
    return f"10.1.{number // 250}.{number % 250 + 1}"


WANTED = """(hints) => location.protocol.startsWith('http') && (localStorage.getItem('coverts-hints')
  ?? localStorage.setItem('coverts-hints', JSON.stringify({ pikoko: hints, pok: hints })))"""
"""A blank page, and one from a file, keep nothing."""


async def come(browser: Browser, url: str, *, hints: bool | None = False, **settings: Any) -> Person:
    """Somebody new, from an address of their own; by default one who wants things to be still, and no hints.

    Whoever has not said whether they want `hints` is a newcomer, and is asked.
    """
    usual: dict[str, Any] = {
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "color_scheme": "dark",
        "reduced_motion": "reduce",
        # The house takes the word of a proxy on the same machine for where people come from.
        "extra_http_headers": {"X-Forwarded-For": settings.pop("address", _address())},
    }
    context = await browser.new_context(**{**usual, **settings})
    context.set_default_timeout(1000 * PATIENCE)
    await context.add_init_script(TELL_VIOLATIONS)
    if hints is not None:
        await context.add_init_script(f"({WANTED})({json.dumps(hints)})")
    return Person(context, await context.new_page(), url)


async def until(what: str, look: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """Look again and again until there is something to see."""
    end = time.monotonic() + patience
    while not (seen := await look()):
        assert time.monotonic() < end, f"in vain: {what}"
        await asyncio.sleep(0.03)
    return seen
