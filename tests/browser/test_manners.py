"""Somebody does not behave: their words are hidden, and reported; and who may look over whose shoulder is marked."""

from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.line import rewrite
from tests.browser.people import Person, until
from tests.browser.test_hosting import gathered


async def spoken(person: Person, text: str) -> None:
    field = person.page.get_by_label("Say something")
    await field.fill(text)
    await field.press("Enter")


def heard(person: Person) -> Locator:
    return person.page.locator("[role=log] li")


async def test_mute_and_report(ada: Person, invite: Invite) -> None:
    bo = await invite()
    await gathered(ada, bo)
    await expect(ada.page.get_by_role("button", name="Mute or report")).to_have_count(0)
    await spoken(ada, "be nice")
    await expect(ada.page.get_by_role("button", name="Mute or report")).to_have_count(0, timeout=1000)
    await spoken(bo, "something rude")
    await expect(heard(ada)).to_have_text(["Ada be nice", "Bo something rude"])

    await ada.page.get_by_role("button", name="Mute or report").click()
    dialog = ada.page.locator("dialog[open]")
    await expect(dialog.get_by_role("button", name="Mute Ada")).to_have_count(0)
    await dialog.get_by_role("button", name="Report: something rude").click()
    await expect(dialog.get_by_role("status")).to_have_text("Reported")
    await dialog.get_by_role("button", name="Mute Bo").click()
    await ada.page.keyboard.press("Escape")
    await expect(heard(ada)).to_have_text(["Ada be nice"])
    await spoken(bo, "and more")
    await expect(heard(bo)).to_have_count(3)

    # The browser keeps it, and it can be undone.
    await ada.page.reload()
    await expect(heard(ada)).to_have_text(["Ada be nice"])
    await ada.page.get_by_role("button", name="Mute or report").click()
    await expect(dialog.get_by_role("button", name="Report: and more")).to_be_visible()
    await dialog.get_by_role("button", name="Show Bo again").click()
    await ada.page.keyboard.press("Escape")
    await expect(heard(ada)).to_have_text(["Ada be nice", "Bo something rude", "Bo and more"])


IS_IN_SIGHT = """(line) => {
  const [own, log] = [line, line.closest('[role=log]')].map((one) => one.getBoundingClientRect())
  return own.height > 0 && own.top >= log.top - 1 && own.bottom <= log.bottom + 1
}"""


async def test_what_was_said_last_is_in_sight(ada: Person, invite: Invite) -> None:
    """For whoever was there all the time, and for whoever comes now; nobody is torn away from reading further up."""

    async def in_sight(line: Locator) -> None:
        await until("the line in sight", lambda: line.evaluate(IS_IN_SIGHT))

    bo = await invite()
    await gathered(ada, bo)
    for number in range(12):
        await spoken(bo, f"line {number}")
        await expect(heard(bo)).to_have_count(number + 1)
    await expect(heard(ada)).to_have_count(12)
    await in_sight(heard(ada).last)
    await ada.page.reload()
    await expect(heard(ada)).to_have_count(12)
    await in_sight(heard(ada).last)
    assert not await heard(ada).first.evaluate(IS_IN_SIGHT)
    await heard(ada).first.scroll_into_view_if_needed()
    await spoken(bo, "one more")
    await expect(heard(ada)).to_have_count(13)
    await in_sight(heard(ada).first)


async def test_same_house(ada: Person, invite: Invite) -> None:
    """Marked while a table gathers and at both boards. All sit at one machine here, so the server's word is changed."""

    def move_in(message: Any) -> None:
        if message["type"] == "here":
            message["same_house"] = [[1, 2]]

    await rewrite(ada.page, move_in)
    await gathered(ada, await invite())
    await expect(ada.page.locator("ol li").nth(1)).to_contain_text("same network")
    await expect(ada.page.locator("li.you")).not_to_contain_text("same network")
    for game in ("pikoko", "pok"):
        company = await Company.gather([ada, await invite(), await invite()], {"game": game})
        await company.visit(0)
        for width in (1280, 390):
            await ada.page.set_viewport_size({"width": width, "height": 800})
            await expect(ada.page.get_by_title("same network")).to_have_count(2)
            await expect(ada.page.get_by_title("same network").last).to_be_visible()
            await expect(ada.page.get_by_title("same network").first).to_be_visible()
