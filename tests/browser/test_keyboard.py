"""Whole games without a mouse."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.people import Person, until
from tests.browser.playing import Anybody
from tests.browser.words import colour_word, feather_of, feather_words

MOST_STEPS = 120
WHERE = """(name) => {
  const feathers = [...document.querySelectorAll('.peacock.target button')]
  return [feathers.indexOf(document.activeElement), feathers.findIndex((one) => one.ariaLabel === name)]
}"""

IS_AT_THE_TABLE = (
    "document.activeElement.closest('section.bar, section.peacock, section.ending, dialog[open]') !== null"
)


async def tab_to(page: Page, selector: str) -> None:
    """Go with the tabulator until something is focused."""
    for _ in range(MOST_STEPS):
        if await page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"out of reach: {selector}")


async def focus_is_seen(page: Page) -> None:
    """Whoever types sees where they are."""
    outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    shadow = await page.evaluate("getComputedStyle(document.activeElement).boxShadow")
    assert outline != "none" or shadow != "none"


async def begin(person: Person, game: str) -> None:
    """From the front page to a table for three."""
    await Home(person).visit()
    page = person.page
    choice = f"article:has(a[href='/rules/{game}']) input[type=radio]"
    await tab_to(page, choice)
    # Four are usual; one to the left are three.
    await page.keyboard.press("ArrowLeft")
    await tab_to(page, f"article:has(a[href='/rules/{game}']) button.gold")
    await focus_is_seen(page)
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/table/*")


async def test_POK(ada: Person) -> None:
    await begin(ada, "pok")
    table, choose = PokPage(ada), Anybody(14)
    assert len((await table.look())["table"]["seats"]) == 3
    while (view := await table.asked()) is not None:
        await ada.page.keyboard.press(choose(view)["symbol"].lower())
        await expect(ada.page.locator("section.bar [aria-pressed=true][aria-keyshortcuts]")).to_have_count(1)
        await ada.page.keyboard.press("Enter")
    await tab_to(ada.page, "a.button[href^='/replay/']")
    await ada.page.keyboard.press("Enter")
    await ada.page.wait_for_url("**/replay/*")


async def test_Pikoko(ada: Person) -> None:
    await begin(ada, "pikoko")
    table, choose = PikokoPage(ada), Anybody(15)
    has_tabbed = False
    while (view := await table.asked()) is not None:
        action = choose(view)
        await answer(ada.page, action)
        has_tabbed |= action["type"] != "bid"
        if has_tabbed:
            # What was answered is gone, but nobody is sent back to the top of the page for it.
            await until("the focus at the table", lambda: ada.page.evaluate(IS_AT_THE_TABLE))
    await expect(ada.page.get_by_label("The game is over")).to_be_visible()


async def answer(page: Page, action: Any, language: str = "en") -> None:
    match action["type"]:
        case "bid":
            await page.keyboard.press(str(action["tokens"]))
            await expect(page.locator(".numbers [aria-pressed=true]")).to_have_count(1)
            await page.keyboard.press("Enter")
        case "confidence":
            bird = "" if action.get("seat") is None else f":has(.bird-{action['seat']})"
            await tab_to(page, f".cards button{bird or ':not(:has(.name))'}")
            await page.keyboard.press("Enter")
            await tab_to(page, ".lay")
            await focus_is_seen(page)
            await page.keyboard.press("Enter")
        case "play":
            await play(page, action["face"], language)


async def play(page: Page, face: str, language: str) -> None:
    """To the feathers by the tabulator, along them by the arrows, and Enter twice; or a colour in between."""
    name = feather_words(feather_of(face), language)
    await tab_to(page, ".peacock.target button")
    for _ in range(8):
        here, there = await page.evaluate(WHERE, name)
        if here == there:
            break
        await page.keyboard.press("ArrowRight" if there > here else "ArrowLeft")
    await page.keyboard.press("Enter")
    ways = page.locator("section.bar .play button")
    await expect(ways.first).to_be_visible()
    if await ways.count() == 1:
        await page.keyboard.press("Enter")
        return
    colour = colour_word(face[-1], language)
    await tab_to(page, "section.bar .play button")

    async def is_there() -> bool:
        text = await page.evaluate("document.activeElement.textContent")
        if colour in text:
            return True
        await page.keyboard.press("Tab")
        return False

    await until(colour, is_there)
    await page.keyboard.press("Enter")


@pytest.mark.parametrize("path", ["/", "/rules/pok", "/replay"])
async def test_the_way_past_the_top(ada: Person, path: str) -> None:
    """The first stop leads past the bar at the top."""
    await ada.go(path)
    await ada.page.locator("main h1, main h2").first.wait_for()
    await ada.page.keyboard.press("Tab")
    await expect(ada.page.locator("a.skip")).to_be_focused()
    await expect(ada.page.locator("a.skip")).to_be_in_viewport()
