"""Fists at the middle of Pikoko's table: they close one by one, open in the same instant, and the tokens travel."""

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.people import until

PIKOKO = {"game": "pikoko", "first_starter": 0}

# Whatever the places of the fists say, and how many bids the matrix beside the board shows by then.
WATCH = """() => {
  window.scenes = []
  const look = () => {
    const places = [...document.querySelectorAll('.fists .place')]
    const states = places.map(({ classList }) => ['thinking', 'closed', 'open'].find((one) => classList.contains(one)))
    const bids = [...document.querySelectorAll('aside .matrix tbody td:not(.left)')]
    const tokens = [...document.querySelectorAll('.fists .coin')]
    const scene = {
      states,
      numbers: tokens.map((one) => one.textContent.trim()),
      moving: document.querySelector('.board').getAnimations({ subtree: true }).length > 0,
      filled: bids.filter((one) => /\\d/.test(one.textContent)).length,
      ends: tokens.flatMap((one) => one.getAnimations().map(endOf)),
      peacock: document.querySelector('.peacock.subject')?.getBoundingClientRect().toJSON(),
    }
    if (JSON.stringify(scene) !== JSON.stringify(scenes.at(-1))) scenes.push(scene)
  }
  // Where a token will be at the end of its way.
  const endOf = (animation) => {
    const { target } = animation.effect
    const now = new DOMMatrix(getComputedStyle(target).transform)
    const end = new DOMMatrix(animation.effect.getKeyframes().at(-1).transform)
    const { left, top, width, height } = target.getBoundingClientRect()
    return [left + width / 2 + end.e - now.e, top + height / 2 + end.f - now.f]
  }
  new MutationObserver(look).observe(document.querySelector('main').parentElement,
    { subtree: true, childList: true, attributes: true, characterData: true })
}"""


async def large(page: Page) -> None:
    """Every place is large enough to be seen across the room, in the window, and beside what else lies there."""
    boxes: list[Any] = await page.locator(".fists .hand").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
    )
    window = page.viewport_size
    assert window is not None
    for box in boxes:
        assert box["width"] >= (64 if window["width"] > 600 else 52), box
        assert box["left"] >= 0
        assert box["right"] <= window["width"]
        assert box["bottom"] <= window["height"]
    covered = await page.evaluate("""() => {
      const rects = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return rects('.fists .place').filter((place) => rects('.peacock .label, .bar p').some((one) => meet(place, one)))
    }""")
    assert not covered


async def test_they_close_one_by_one_and_open_together(invite: Invite) -> None:
    """Nothing is drawn of what is in a fist until all are in; the bids are in the matrix when the tokens are there."""
    people = [await invite(reduced_motion="no-preference"), await invite(), await invite()]
    company = await Company.gather(people, PIKOKO)
    page = (await company.visit(0)).page
    await page.evaluate(WATCH)
    await expect(page.locator(".fists .place.thinking")).to_have_count(2)
    await large(page)
    await company.bid(1, 3)
    await expect(page.locator(".fists .place.closed[data-seat='1'] .fist")).to_be_visible()
    await expect(page.locator(".fists .place.thinking[data-seat='2']")).to_be_visible()
    assert await page.locator(".fists .coin").count() == 0
    await company.bid(2, 1)
    # The next question comes by itself; nobody has touched anything.
    await expect(page.locator("section.bar .numbers")).to_be_visible()
    scenes: list[Any] = await page.evaluate("scenes")
    opened = [scene for scene in scenes if "open" in scene["states"]]
    assert opened
    assert all(scene["states"] == ["open", "open"] and scene["numbers"] == ["3", "1"] for scene in opened)
    assert not any(scene["numbers"] for scene in scenes if "open" not in scene["states"])
    assert opened[0]["filled"] == 0
    assert opened[-1]["filled"] == 2
    # Every token goes to the peacock that was bid on.
    travelling = next(scene for scene in opened if len(scene["ends"]) == 2)
    for x, y in travelling["ends"]:
        assert travelling["peacock"]["left"] <= x <= travelling["peacock"]["right"]
        assert travelling["peacock"]["top"] <= y <= travelling["peacock"]["bottom"]


async def test_a_touch_hurries_them_and_some_see_nothing_move(invite: Invite) -> None:
    people = [await invite(reduced_motion="no-preference"), await invite(), await invite()]
    company = await Company.gather(people, PIKOKO)
    page = (await company.visit(0)).page
    still = (await company.visit(1)).page
    await still.evaluate(WATCH)
    await company.bid(1, 2)
    await company.bid(2, 2)
    await page.locator(".fists .coin").first.wait_for()
    await page.locator("body").dispatch_event("pointerdown")
    await expect(page.locator(".fists .coin")).to_have_count(0)
    await expect(page.locator("aside .matrix tbody td", has_text="2")).to_have_count(2)
    await still.locator(".fists .place.thinking[data-seat='0']").wait_for()
    scenes: list[Any] = await still.evaluate("scenes")
    assert any("open" in scene["states"] for scene in scenes)
    assert not any(scene["moving"] for scene in scenes)


async def test_on_a_phone_they_lie_where_the_trick_will_be(invite: Invite) -> None:
    """In a band of their own, as soon as one's own answer is given; cards are laid there face down."""
    phone: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    people = [await invite(**phone), await invite(), await invite()]
    company = await Company.gather(people, PIKOKO)
    page = (await company.visit(0)).page
    await expect(page.locator(".fists .place.thinking")).to_have_count(2)
    for width, height in ((390, 844), (360, 640)):
        await page.set_viewport_size({"width": width, "height": height})
        await large(page)
    for about in (0, 1, 2, None):
        for seat in {0, 1, 2} - {about}:
            await company.bid(seat, 1)
    await company.do(1, {"type": "move", "action": {"type": "confidence", "seat": None}})
    await company.do(0, {"type": "move", "action": {"type": "confidence", "seat": None}})

    async def are_laid() -> bool:
        await page.keyboard.press("Shift")
        return await page.locator(".fists .place.closed .card-back").count() == 2

    await until("two cards on the table", are_laid)
    await large(page)
