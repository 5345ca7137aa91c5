"""Whose feathers somebody plays: shown until the first trick is taken, and after that in words to whoever asks."""

from playwright.async_api import expect

from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.layout import begin
from tests.browser.playing import Anybody, is_kind, play_on


async def test_before_the_first_trick_and_on_demand(invite: Invite) -> None:
    person = await invite()
    page = person.page
    await begin(person, "pikoko", 4)
    table, choose = PikokoPage(person), Anybody(74)
    await play_on(table, choose, is_kind("bid"))
    left, second, third = (seat["name"] for seat in (await table.look())["table"]["seats"][1:])

    # At every plate, and by an arrow from each peacock to the next; the reader's own is another one.
    async def plates() -> list[str]:
        return [" ".join(text.split()) for text in await page.locator(".plays").all_inner_texts()]

    expected = [
        f"play {left}'s feathers",
        f"plays {second}'s feathers",
        f"plays {third}'s feathers",
        "plays your feathers",
    ]
    assert await plates() == expected
    await expect(page.locator(".arrows > path")).to_have_count(4)
    await expect(page.locator(".arrows > path.own")).to_have_count(1)

    # On a phone an arrow and a bird stand for the words, which are there for those who listen.
    await page.set_viewport_size({"width": 390, "height": 844})
    assert sorted(text.partition(" →")[0] for text in await plates()) == sorted(expected)
    await page.set_viewport_size({"width": 1280, "height": 800})

    # On demand, by mouse or by key.
    told = page.locator(".whose")
    ways = page.locator("button.ask")
    await ways.nth(2).click()
    await expect(told).to_have_text(f"{second}'s feathers are played by {left}. You play {left}'s feathers.")
    await page.keyboard.press("Escape")
    await expect(told).to_have_count(0)
    await ways.nth(0).focus()
    await page.keyboard.press("Enter")
    await expect(told).to_have_text(f"Your feathers are played by {third}. You play {left}'s feathers.")
    await expect(told).to_have_attribute("role", "status")
    await told.locator("button").click()
    await expect(told).to_have_count(0)
    await expect(ways.nth(1)).to_have_accessible_name(f"You play {left}'s feathers.")

    # What is known is not said again and again, but it can be asked for.
    await play_on(table, choose, lambda view: len(view["tricks"]) == 1)
    await expect(page.locator(".arrows, .plays")).to_have_count(0)
    await ways.nth(3).click()
    await expect(told).to_have_text(f"{third}'s feathers are played by {second}. You play {left}'s feathers.")
