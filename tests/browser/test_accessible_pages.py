"""No page has anything serious in the way of anybody, by light or dark."""

import pytest
from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite

THEMES = ["light", "dark"]
DESK = {"width": 1280, "height": 800}
SIDEWAYS = {"width": 844, "height": 390}
PAGES = [
    "/",
    "/games",
    "/rules/pikoko#rule-P12",
    "/rules/pok?from=/replay",
    "/replay",
    "/join/ABCD-EFGH",
    "/nowhere",
    "/table/none",
]


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", DESK), ("light", SIDEWAYS), ("dark", SIDEWAYS)])
async def test_pages_without_a_table(invite: Invite, theme: str, size: dict[str, int]) -> None:
    person = await invite(color_scheme=theme, viewport=size)
    person.lookout.expect(r"status of 404", "WebSocket connection")
    found = []
    for path in PAGES:
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        found += await find_barriers(person)
    assert not found


@pytest.mark.parametrize("theme", THEMES)
async def test_gathering_and_what_belongs_to_it(invite: Invite, theme: str) -> None:
    host, guest = await invite(color_scheme=theme), await invite(color_scheme=theme)
    home = await Home(host).visit()
    await home.be("Ada")
    found = []
    await host.page.locator("button.you").click()
    await expect(host.page.locator("dialog[open] input").first).to_be_visible()
    found += await find_barriers(host)
    await host.page.keyboard.press("Escape")
    await host.page.get_by_role("button", name="Language, look and sound").click()
    found += await find_barriers(host)
    await host.page.keyboard.press("Escape")
    await host.page.get_by_role("button", name="Open a table").click()
    await host.page.locator("dialog[open] summary").click()
    found += await find_barriers(host)
    await host.page.keyboard.press("Escape")
    await home.open_table("pikoko", 3)
    link = await Gathering(host).link()
    found += await find_barriers(host)
    await guest.go(link)
    await guest.page.get_by_role("button", name="Sit down").wait_for()
    found += await find_barriers(guest)
    await Gathering(guest).sit_down("Bo")
    await host.page.get_by_role("button", name="Bots on all open seats").click()
    await expect(host.page.get_by_text("All seats are taken")).to_be_visible()
    found += await find_barriers(host)
    found += await find_barriers(guest)
    await (await Home(host).visit()).page.locator("#games").wait_for()
    found += await find_barriers(host)
    assert not found
