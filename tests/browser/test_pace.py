"""The deal is seen, everything takes as long as the reader likes, and what a touch does is said once."""

from typing import Any

from playwright.async_api import expect

from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.people import until
from tests.browser.playing import Anybody

PIKOKO = {"game": "pikoko", "first_starter": 0}

# The deals that are seen, by how many feathers travel; where the last one ends, by how many feathers each peacock gets;
# and the pauses of the page, which do not end when they are held.
WATCH = """
window.deals = []
window.dealt = []
window.pauses = []
const usual = setTimeout
window.setTimeout = (then, wait, ...rest) => {
  pauses.push(Math.round(wait))
  return usual(then, sessionStorage.hold && wait > 300 ? 1e6 : wait, ...rest)
}
new MutationObserver(() => {
  const spans = [...document.querySelectorAll('.deal span')]
  const travelling = spans.filter((one) => one.getAnimations().length).length
  if (spans.length && deals.at(-1) !== travelling) deals.push(travelling)
  if (!spans.length || travelling < spans.length) return
  const ends = spans.map(endOf)
  dealt = [...document.querySelectorAll('.peacock')].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return ends.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length
  })
}).observe(document, { subtree: true, childList: true, attributes: true })
const endOf = (feather) => {
  const now = new DOMMatrix(getComputedStyle(feather).transform)
  const end = new DOMMatrix(feather.getAnimations()[0].effect.getKeyframes().at(-1).transform)
  const { left, top, width, height } = feather.getBoundingClientRect()
  return [left + width / 2 + end.e - now.e, top + height / 2 + end.f - now.f]
}
"""


async def test_the_deal_is_seen_in_every_round(invite: Invite) -> None:
    people = [await invite(reduced_motion="no-preference"), await invite(), await invite()]
    await people[0].context.add_init_script(WATCH)
    company = await Company.gather(people, PIKOKO)
    page = (await company.visit(0)).page
    await expect(page.locator(".peacock .feathers").first).to_have_css("opacity", "1")
    assert 24 in await page.evaluate("deals")
    assert await page.evaluate("dealt") == [8, 8, 8]
    await expect(page.locator(".deal")).to_have_count(0)
    await page.evaluate("deals.length = 0")
    # A touch ends it: a pause alone would not, from here on.
    await page.evaluate("sessionStorage.hold = 1")
    choose = Anybody(3)
    while (view := await company.view())["round"] == 1:
        for seat in view["prompt"].get("seats", [])[:1]:
            await company.move(choose, seat)

    async def has_pad() -> bool:
        await page.keyboard.press("Shift")
        return bool(await page.locator("dialog[open]").count())

    await until("the score pad", has_pad)
    assert await page.locator(".deal").count() == 0
    await page.locator("dialog[open] .head button").click()
    await expect(page.locator(".deal span")).to_have_count(24)
    await expect(page.locator(".peacock .feathers").first).to_have_css("opacity", "0")
    await page.keyboard.press("Shift")
    await expect(page.locator(".deal")).to_have_count(0)
    await expect(page.locator(".peacock .feathers").first).to_have_css("opacity", "1")


async def test_calm_normal_or_quick(invite: Invite) -> None:
    people = [await invite(reduced_motion="no-preference"), await invite(), await invite()]
    await people[0].context.add_init_script(WATCH)
    company = await Company.gather(people, PIKOKO)
    page = (await company.visit(0)).page
    # What a touch does is said until it has been read.
    hint = page.locator("section.bar").get_by_text("A touch hurries")
    await expect(hint).to_be_visible()
    await page.get_by_role("button", name="Got it").click()
    await expect(hint).to_have_count(0)
    await page.get_by_role("button", name="Language, look and sound").click()
    await page.get_by_label("Speed").select_option("Quick")
    await page.keyboard.press("Escape")
    await page.reload()
    await page.locator(".fists .places").wait_for()
    assert await page.locator(".fists .places").evaluate("one => one.style.getPropertyValue('--pop')") == "130ms"
    await expect(hint).to_have_count(0)
    await page.evaluate("pauses.length = 0")
    await company.bid(1, 1)
    await company.bid(2, 1)
    await page.locator("section.bar .numbers").wait_for()
    # The hands are open for half as long as usual, and so is the pause after it.
    pauses: list[Any] = await page.evaluate("pauses")
    assert {510, 150} <= {*pauses}
    assert not {1020, 300} & {*pauses}
