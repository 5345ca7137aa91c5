"""What the house says no to stands where it can be read, beside what can be done about it."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

GAP = 6
"""Pixels that words keep from a button, or from the ring of the field above them."""


async def between(above: Locator, below: Locator) -> float:
    """How many pixels are between the two."""
    upper, lower = await above.bounding_box(), await below.bounding_box()
    assert upper is not None
    assert lower is not None
    return lower["y"] - upper["y"] - upper["height"]


async def test_there_is_nothing_to_try_again(ada: Person) -> None:
    ada.lookout.expect("404")
    await ada.go("/learn/pikoko/nothing")
    await expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    await expect(ada.page.get_by_role("link", name="Back to the front page", exact=True)).to_be_visible()
    await expect(ada.page.get_by_role("button", name="Try again")).to_have_count(0)


@pytest.mark.parametrize("game_page", ["replay", "review"])
async def test_a_game_that_is_not_there_leads_home(ada: Person, game_page: str) -> None:
    ada.lookout.expect("404")
    await ada.go(f"/{game_page}/nothing")
    await expect(ada.page.get_by_text("There is no such table")).to_be_visible()
    await expect(ada.page.get_by_role("button", name="Try again")).to_have_count(0)
    await ada.page.get_by_role("link", name="Back to the front page", exact=True).click()
    await expect(ada.page.locator("article").first).to_be_visible()


async def test_words_and_button_stand_apart(ada: Person) -> None:
    ada.lookout.expect("net::ERR_FAILED", "failed")
    await ada.page.route("**/api/v1/lessons", lambda route: route.abort())
    await ada.go("/learn")
    words, button = ada.page.get_by_role("alert").locator("p"), ada.page.get_by_role("button", name="Try again")
    assert await between(words, button) >= GAP
    await ada.page.unroute_all()
    await button.click()
    await expect(ada.page.get_by_role("link", name="Trick and trump")).to_be_visible()


async def test_a_refusal_stands_below_the_ring_of_its_field(invite: Invite) -> None:
    ada = await invite(viewport={"width": 360, "height": 640})
    await ada.tell("/guests", {"name": "Ada"})
    table = await ada.tell("/tables", {"settings": {"setup": {"game": "pok", "players": 3}}, "bots": []})
    await ada.go(f"/table/{table['id']}")
    field = ada.page.get_by_label("Say something")
    # Nothing of this can be read.
    await field.fill("\u2060\u200b")
    await field.press("Enter")
    words = ada.page.get_by_role("alert").filter(has_text="nothing in it to read")
    assert await between(field, words) >= GAP
