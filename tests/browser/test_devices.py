"""A second device by a private link, the list of devices, and logging out."""

import re

from playwright.async_api import Locator, expect

from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.people import Person


async def you(person: Person) -> Locator:
    """The dialog about oneself, opened anew."""
    await person.go("/")
    await person.page.locator("button.you").click()
    return person.page.locator("dialog[open]")


async def test_another_device_and_the_end_of_both(ada: Person, invite: Invite) -> None:
    await (await Home(ada).visit()).be("Ada")
    asked: list[str] = []
    phone = await invite(viewport={"width": 390, "height": 844})
    for person in (ada, phone):
        person.context.on("request", lambda request: asked.append(request.url))

    dialog = await you(ada)
    await expect(dialog.get_by_text("this device")).to_be_visible()
    await dialog.get_by_role("button", name="Make a private link").click()
    link = await dialog.get_by_label("Private link", exact=True).input_value()
    drawn = dialog.get_by_role("img", name="The private link").locator("path")
    await expect(drawn).to_have_attribute("d", re.compile(r"^M\d"))
    address, _, token = link.partition("#")
    assert address.endswith("/return")
    assert len(token) >= 43

    await phone.go(link)
    await phone.page.get_by_role("button", name="Yes, it's me").click()
    await expect(phone.page.locator("h1")).to_have_text("Welcome back, Ada.")
    assert len(asked) > 5
    assert not [url for url in asked if token in url.partition("#")[0]], "no server reads it in an address"
    assert token not in phone.page.url

    dialog = await you(ada)
    devices = dialog.locator("li")
    await expect(devices).to_have_count(2)
    await devices.nth(1).get_by_role("button").click()
    await expect(devices).to_have_count(1)
    await phone.go("/")
    await expect(phone.page.locator("button.you")).to_have_text("Your name?")

    await dialog.get_by_role("button", name="Log out here").click()
    await expect(dialog.get_by_role("alert")).to_contain_text(["nobody can come back as Ada"])
    await dialog.get_by_role("button", name="Yes, log out").click()
    await expect(ada.page.locator("button.you")).to_have_text("Your name?")
    assert await ada.ask("/me") is None
