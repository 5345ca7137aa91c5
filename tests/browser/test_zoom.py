"""Twice as large: the whole page by the browser's zoom, or the letters alone. Both games can be played all the same."""

from typing import Any

import pytest

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.enlarged import covered, cut
from tests.browser.people import Person
from tests.browser.playing import Anybody, is_kind, play_on

# A desk of 1280 by 800, of which zoom leaves a quarter.
ZOOMED: Any = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
LARGE_LETTERS = """
new MutationObserver(() => (document.documentElement.style.fontSize = '200%')).observe(document, { childList: true })
"""
CUT_OFF = "document.querySelector('h1').style.cssText = 'width: 3rem; overflow: hidden; white-space: nowrap'"
COVERING = "document.querySelector('header').style.cssText = 'position: fixed; inset: 0; height: 100vh'"
PAGES = ["/", "/games", "/rules/pikoko", "/rules/pok", "/replay"]
WAYS = ["zoom", "letters"]


async def somebody(invite: Invite, way: str) -> Person:
    person = await invite(**ZOOMED if way == "zoom" else {})
    if way == "letters":
        await person.context.add_init_script(LARGE_LETTERS)
    return person


async def test_what_is_lost_is_found(invite: Invite) -> None:
    person = await somebody(invite, "letters")
    await person.go("/rules/pok")
    await person.page.locator("main nav a").first.wait_for()
    assert await person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    await person.page.evaluate(CUT_OFF)
    (found,) = await cut(person.page)
    assert "cut: The rules of POK" in found
    assert not await covered(person.page, "main nav a")
    await person.page.evaluate(COVERING)
    assert len(await covered(person.page, "main nav a")) > 1


@pytest.mark.parametrize("way", WAYS)
async def test_pages(invite: Invite, way: str) -> None:
    person = await somebody(invite, way)
    found = []
    for path in PAGES:
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        found += await cut(person.page)
    home = await Home(person).visit()
    await home.page.get_by_role("button", name="Open a table").click()
    await home.page.locator("dialog[open] summary").click()
    found += await cut(home.page)
    found += await covered(home.page, "dialog[open] :is(button, select, label)")
    assert not found


@pytest.mark.parametrize("way", WAYS)
async def test_Pikoko(invite: Invite, way: str) -> None:
    """The bids of a round, the cards and some feathers; then the pad."""
    person = await somebody(invite, way)
    page = person.page
    await (await Home(person).visit()).play_now("pikoko", 4)
    table, choose, found = PikokoPage(person), Anybody(61), []
    for kind in ("bid", "self-bid", "confidence", "play"):
        view = await play_on(table, choose, is_kind(kind))
        found += await cut(page)
        found += await covered(page, "section.bar button, .peacock.target button, .tools button")
        await table.act(choose(view))
    await play_on(table, choose, lambda view: len(view["tricks"]) == 2)
    found += await cut(page)
    for window in ("Previous trick", "Leave the game"):
        await page.get_by_role("button", name=window).click()
        await page.locator("dialog[open]").wait_for()
        found += await cut(page)
        await page.keyboard.press("Escape")
    await play_on(table, choose, lambda view: view["round"] == 2)
    await table.open_pad()
    found += await cut(page)
    found += await covered(page, "dialog[open] :is(button, a)")
    assert not found


@pytest.mark.parametrize("way", WAYS)
async def test_POK(invite: Invite, way: str) -> None:
    person = await somebody(invite, way)
    page = person.page
    await (await Home(person).visit()).play_now("pok", 4)
    table, choose, found = PokPage(person), Anybody(62), []
    for _ in range(2):
        view = await table.asked()
        found += await cut(page)
        found += await covered(page, "section.bar button")
        await table.act(choose(view))
    await table.asked()
    await page.locator("section.bar .back").click()
    found += await cut(page)
    assert not found
