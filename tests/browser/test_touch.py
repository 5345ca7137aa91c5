"""On a phone everything that can be tapped is as large as a thumb, and no neighbour takes its taps."""

from typing import Any

from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, is_kind, must_follow, play_on
from tests.browser.thumb import too_small

PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PAGES = ["/", "/games", "/rules/pikoko", "/rules/pok", "/replay", "/nowhere"]
OVER = "a.button[href^='/replay/']"

SHRINK = """() => {
  const button = document.querySelector('button.gold')
  button.style.cssText = 'min-height: 0; height: 40px; padding: 0'
}"""
COVER = """() => {
  const button = document.querySelector('button.gold')
  button.style.cssText = ''
  const both = document.createElement('span')
  both.style.cssText = 'position: relative; display: inline-grid'
  button.replaceWith(both)
  const neighbour = document.createElement('i')
  neighbour.style.cssText = 'position: absolute; inset: 0 calc(50% + 15px) 0 0'
  both.append(button, neighbour)
}"""


async def test_a_button_that_is_too_small_is_found(invite: Invite) -> None:
    """And one whose taps go to a neighbour."""
    person = await invite(**PHONE)
    await Home(person).visit()
    await person.page.evaluate(SHRINK)
    (found,) = await too_small(person.page)
    assert found.endswith("× 40.0")
    await person.page.evaluate(COVER)
    (found,) = await too_small(person.page)
    assert "button gold" in found
    assert not found.endswith("× 40.0")


async def in_window(person: Person, opener: str) -> list[str]:
    """What is too small in a window that a button opens; it is closed again."""
    page = person.page
    await page.get_by_role("button", name=opener, exact=True).tap()
    await expect(page.locator("dialog[open]")).to_have_count(1)
    for summary in await page.locator("dialog[open] summary").all():
        await summary.tap()
    found = await too_small(page)
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    return found


async def test_pages_and_their_windows(invite: Invite) -> None:
    person = await invite(**PHONE)
    person.lookout.expect("status of 404")
    found = []
    for path in PAGES:
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        found += await too_small(person.page)
    await (await Home(person).visit()).be("Ada")
    for opener in ("Ada", "Language, look and sound", "Open a table"):
        found += await in_window(person, opener)
    assert not found


async def test_a_table_before_its_game(invite: Invite) -> None:
    host, guest = await invite(**PHONE), await invite(**PHONE)
    home = await Home(host).visit()
    await home.be("Ada")
    await home.open_table("pikoko", 4, "free")
    found = await too_small(host.page)
    await guest.go(await Gathering(host).link())
    await guest.page.get_by_role("button", name="Sit down").wait_for()
    found += await too_small(guest.page)
    await Gathering(guest).sit_down("Bo")
    found += await too_small(guest.page)
    await host.page.get_by_role("button", name="Bots on all open seats").tap()
    await expect(host.page.get_by_text("All seats are taken")).to_be_visible()
    found += await too_small(host.page)
    found += await in_window(host, "Close the table")
    # The table is in the list of those that one may come back to.
    for path in ("/", "/games"):
        await host.go(path)
        await host.page.locator("a[href^='/table/']").first.wait_for()
        found += await too_small(host.page)
    assert not found


async def test_Pikoko(invite: Invite) -> None:
    """As many as can play: five peacocks, and eight feathers side by side."""
    person = await invite(**PHONE)
    page = person.page
    await (await Home(person).visit()).play_now("pikoko", 5)
    table, choose, found = PikokoPage(person), Anybody(51), []
    for kind in ("bid", "self-bid", "confidence", "play"):
        await play_on(table, choose, is_kind(kind))
        found += await too_small(page)
    view = await play_on(table, choose, must_follow)
    await page.locator(".peacock.target button.dim").first.tap()
    await page.locator(".why").wait_for()
    found += await too_small(page)
    await page.locator(".peacock.target button.playable").first.tap()
    await expect(page.locator("section.bar .play button")).not_to_have_count(0)
    found += await too_small(page)
    # Once more on what is chosen would play it.
    await page.keyboard.press("Escape")
    await table.act(choose(view))
    await play_on(table, choose, lambda view: bool(view["tricks"]))
    for opener in ("Bids", "Previous trick", "Leave the game", "Language, look and sound"):
        found += await in_window(person, opener)
    await page.get_by_role("button", name="What happened").tap()
    # It lies over the table, of which only a part is in sight meanwhile.
    found += await too_small(page, "aside")
    await page.get_by_role("button", name="Close", exact=True).tap()
    await play_on(table, choose, lambda view: view["round"] == 2)
    await table.open_pad()
    found += await too_small(page)
    assert not found


async def test_POK_and_its_replay(invite: Invite) -> None:
    person = await invite(**PHONE)
    page = person.page
    await (await Home(person).visit()).play_now("pok", 7)
    table, choose = PokPage(person), Anybody(52)
    view = await table.asked()
    found = await too_small(page)
    await table.act(choose(view))
    await table.asked()
    # What lay open is looked at once more, with the rule behind it.
    await page.locator("section.bar .back").tap()
    await page.locator(".spot .shown").first.wait_for()
    found += await too_small(page)
    await page.locator("section.bar .back").tap()
    await play_on(table, choose)
    found += await too_small(page)
    await page.locator(OVER).tap()
    await page.locator(".controls").wait_for()
    found += await too_small(page)
    assert not found
