"""Questions inside a window: nothing of them is cut on a phone, and the focus goes where they are asked."""

import re
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.layout import LANGUAGES
from tests.browser.people import Person

LONG_NAME = "Maximiliane-Josephine-A"
LONG_LINE = "a rather long line that says nothing nice at all about anybody who sits here"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
# Buttons in the open window of which a part is beyond the edge of the window or of a list that scrolls there.
CUT = """() => {
  const dialog = document.querySelector('dialog[open]')
  return [...dialog.querySelectorAll('button')].filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    for (let up = one.parentElement; up !== dialog.parentElement; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue
      const box = up.getBoundingClientRect()
      if (left < box.left - 0.5 || right > box.right + 0.5) return true
    }
    return one.scrollWidth > one.clientWidth + 1
  }).map((one) => one.textContent.trim())
}"""


async def spoken_to(ada: Person, bo: Person) -> str:
    """A table at which somebody with a long name has said something long; its address."""
    await ada.tell("/guests", {"name": "Ada"})
    await bo.tell("/guests", {"name": LONG_NAME})
    settings = {"setup": {"game": "pok", "players": 4}, "talk": "free", "visibility": "public"}
    table = (await ada.tell("/tables", {"settings": settings, "bots": []}))["id"]
    commands: list[Any] = [{"type": "join", "name": LONG_NAME}, {"type": "say", "text": LONG_LINE}]
    for number, command in enumerate(commands):
        await bo.tell(f"/tables/{table}/commands", {"id": f"b{number}", "command": command})
    return f"/table/{table}"


async def test_no_button_of_mute_and_report_is_cut_on_a_phone(invite: Invite) -> None:
    ada = await invite(**PHONE)
    table = await spoken_to(ada, await invite())
    found = {}
    for language in LANGUAGES:
        await ada.go(table)
        await ada.page.evaluate("(word) => localStorage.setItem('coverts-language', JSON.stringify(word))", language)
        await ada.page.reload()
        await ada.page.locator(f"html[lang={language}] .way-in").click()
        await expect(ada.page.locator("dialog[open] .lines button")).to_have_count(1)
        if cut := await ada.page.evaluate(CUT):
            found[language] = cut
    assert not found


async def pressed(page: Page, name: str) -> None:
    """By the keyboard alone."""
    await page.get_by_role("button", name=re.compile(f"^{name}$")).focus()
    await page.keyboard.press("Enter")


async def focused(page: Page, name: str) -> None:
    await expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()


async def test_the_focus_goes_along_with_what_is_asked(ada: Person) -> None:
    """A question takes the place of the button that was pressed: its harmless answer has the focus, and then the
    button again."""
    await (await Home(ada).visit()).be("Ada")
    page = ada.page
    await page.locator("button.you").click()
    for ask, no in (("Log out here", "Stay"), ("Log out everywhere", "Stay"), ("Forget me", "No, keep me")):
        await pressed(page, ask)
        await focused(page, no)
        await page.keyboard.press("Enter")
        await focused(page, ask)


async def test_the_focus_stays_with_whoever_is_muted(ada: Person, invite: Invite) -> None:
    await ada.go(await spoken_to(ada, await invite()))
    page = ada.page
    await page.get_by_role("button", name="Mute or report").click()
    await pressed(page, f"Mute {LONG_NAME}")
    await focused(page, f"Show {LONG_NAME} again")
    await page.keyboard.press("Enter")
    await focused(page, f"Mute {LONG_NAME}")
