"""Nothing serious is in the way of anybody at a table, whatever is asked there, by light or dark."""

from itertools import product
from typing import Literal

import pytest
from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, is_kind, must_follow, play_on

THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
PHONE = {"width": 360, "height": 640}
SIDEWAYS = {"width": 844, "height": 390}
DESK = {"width": 1280, "height": 800}


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("theme", THEMES)
async def test_the_table_of_Pikoko(invite: Invite, theme: str, size: dict[str, int]) -> None:
    person = await invite(color_scheme=theme, viewport=size)
    await (await Home(person).visit()).play_now("pikoko", 4)
    table, choose, found = PikokoPage(person), Anybody(9), []
    for kind in ("bid", "self-bid", "confidence", "play"):
        view = await play_on(table, choose, is_kind(kind))
        found += await find_barriers(person)
        await table.act(choose(view))
    # Somebody follows, with feathers that they may not play; and asks why.
    view = await play_on(table, choose, must_follow)
    assert view is not None
    await person.page.locator(".peacock.target button.dim").first.click()
    await person.page.locator(".why").wait_for()
    found += await find_barriers(person)
    await play_on(table, choose, lambda view: view["round"] == 2)
    await table.open_pad()
    found += await find_barriers(person)
    await person.page.keyboard.press("Escape")
    await expect(person.page.locator("dialog[open]")).to_have_count(0)
    assert not found


async def test_the_end_of_Pikoko_and_its_replay(ada: Person) -> None:
    person = ada
    page = person.page
    await (await Home(person).visit()).play_now("pikoko", 3)
    await play_on(PikokoPage(person), Anybody(17))
    await expect(page.get_by_label("The game is over").locator("table").first).to_be_visible()
    await expect(page.locator("dialog[open]")).to_have_count(0)
    found = await at_each_size(person)
    await page.get_by_role("button", name="Score pad").click()
    await expect(page.locator("dialog[open] .pages")).to_be_visible()
    found += await at_each_size(person)
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await page.locator("a.button[href^='/replay/']").click()
    await page.locator(".controls").wait_for()
    found += await at_each_size(person)
    # In the middle of a trick, and at the end with its pad.
    for _ in range(30):
        await page.keyboard.press("ArrowRight")
    await expect(page.locator(".controls .number")).to_contain_text("30 /")
    found += await at_each_size(person)
    await page.keyboard.press("End")
    await page.get_by_role("button", name="Score pad").click()
    await expect(page.locator("dialog[open] .pages")).to_be_visible()
    found += await at_each_size(person)
    assert not found


async def at_each_size(person: Person) -> list[str]:
    """Barriers on a phone, upright and sideways, and on a desk, by light and dark."""
    found = []
    for size, theme in product((PHONE, SIDEWAYS, DESK), THEMES):
        await person.page.emulate_media(color_scheme=theme)
        await person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found += await find_barriers(person)
    return found


@pytest.mark.parametrize("theme", THEMES)
async def test_the_table_of_POK(invite: Invite, theme: str) -> None:
    person = await invite(color_scheme=theme)
    await (await Home(person).visit()).play_now("pok", 5)
    table, choose = PokPage(person), Anybody(10)
    await table.asked()
    found = await find_barriers(person)
    await table.counter("B").click()
    found += await find_barriers(person)
    await table.counter("B").click()
    await table.act(choose(await table.asked()))
    await table.asked()
    # What lay open is looked at once more, at leisure.
    await person.page.locator("section.bar .back").click()
    await person.page.locator(".spot .shown").first.wait_for()
    found += await find_barriers(person)
    await person.page.locator("section.bar .back").click()
    await play_on(table, choose)
    found += await find_barriers(person)
    await person.page.locator("a.button[href^='/replay/']").click()
    await person.page.locator(".controls").wait_for()
    found += await find_barriers(person)
    assert not found
