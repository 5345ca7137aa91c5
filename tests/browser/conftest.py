"""What browser tests share: for each worker one server and one browser, and for each person in a test a window."""

import os
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Playwright, async_playwright, expect

from tests.browser.building import build_once
from tests.browser.house import House
from tests.browser.lookout import insist_on_peace, place_lookout, relieved
from tests.browser.people import PATIENCE, Person, come

HERE = Path(__file__).parent
BROWSER = HERE.parents[1] / "scripts" / "browser"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Invite = Callable[..., Awaitable[Person]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all tests of a worker: the browser lives as long as they do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def nothing_goes_wrong_in_any_browser() -> Iterator[None]:
    """A check of its own for every test: no page logs an error, in no window, whoever has opened it.

    It is set up first, so it looks last, when all windows are closed.
    """
    relieved()
    yield
    insist_on_peace(relieved())


@pytest.fixture(scope="session")
def page_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = tmp_path_factory.getbasetemp()
    build_once(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The server that the tests of a worker share."""
    house = House(tmp_path_factory.mktemp("house"))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def driver() -> AsyncIterator[Playwright]:
    expect.set_options(timeout=1000 * PATIENCE)
    async with async_playwright() as playwright:
        yield playwright


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium(driver: Playwright) -> AsyncIterator[Browser]:
    """The machine's own browser, or one that is installed now."""
    program = subprocess.run([BROWSER], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    browser = await driver.chromium.launch(executable_path=program, args=FLAGS)
    browser.on("context", place_lookout)
    try:
        yield browser
    finally:
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def invite(chromium: Browser, house: House) -> AsyncIterator[Invite]:
    """Somebody new comes to the house."""
    people: list[Person] = []

    async def somebody(url: str = "", **settings: Any) -> Person:
        people.append(await come(chromium, url or house.url, **settings))
        return people[-1]

    try:
        yield somebody
    finally:
        for person in people:
            await person.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def ada(invite: Invite) -> Person:
    """Somebody at a desk, with a dark screen."""
    return await invite()
