"""A "?" beside each question: the rule in two sentences, and a way to it that remembers the table."""

import re

from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.playing import Anybody

SIZES = [(360, 640), (667, 375), (1280, 800)]


async def test_POK(invite: Invite) -> None:
    person = await invite()
    page = person.page
    await (await Home(person).visit()).play_now("pok", 4)
    table = PokPage(person)
    view = await table.asked()
    at_table = page.url

    help_button = page.locator("section.bar").get_by_role("button", name="What is this about?")
    note = page.locator("section.bar [popover]")
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await help_button.click()
        await expect(note).to_be_visible()
        assert len(re.findall(r"\w\.", await note.locator("p").inner_text())) == 2
        await expect(note).to_be_in_viewport(ratio=1)
        await page.keyboard.press("Escape")
        await expect(note).to_be_hidden()

    # While it is open keys do not play, and Escape closes it alone.
    symbol = view["legal"][0]["symbol"]
    await table.counter(symbol).click()
    await help_button.click()
    await expect(note).to_be_visible()
    await page.keyboard.press(symbol.lower())
    await page.keyboard.press("Escape")
    await expect(note).to_be_hidden()
    await expect(table.counter(symbol)).to_have_attribute("aria-pressed", "true")

    # The rule is read in the page, and the way back leads to the same question.
    await help_button.click()
    await note.get_by_role("link", name="Rule K4").click()
    await expect(page.locator("#rule-K4")).to_be_in_viewport()
    assert f"?from={at_table.removeprefix(person.url).replace('/', '%2F')}" in page.url
    await page.go_back()
    assert (await table.asked())["round"] == view["round"]
    await table.act(Anybody(1)(view))
