"""The host changes how the table plays and who sits where, and the others see it at once; and who watches is seen."""

import pytest
from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.people import Person


async def names(person: Person, *expected: str) -> None:
    await expect(person.page.locator("ol .name")).to_have_text([*expected])


async def gathered(ada: Person, bo: Person) -> str:
    home = await Home(ada).visit()
    await home.be("Ada")
    await home.open_table("pok", 4)
    link = await Gathering(ada).link()
    await bo.go(link)
    await Gathering(bo).sit_down("Bo")
    return link


async def test_settings_and_seats_change_while_the_table_gathers(ada: Person, invite: Invite) -> None:
    bo = await invite()
    await gathered(ada, bo)
    await expect(bo.page.get_by_text("No clock: take your time.")).to_be_visible()
    await expect(bo.page.get_by_role("button", name="Change")).to_have_count(0)
    await expect(bo.page.get_by_role("button", name="Move Ada down")).to_have_count(0)

    await ada.page.get_by_role("button", name="Change", exact=True).click()
    dialog = ada.page.locator("dialog[open]")
    await dialog.get_by_label("Time for each decision").select_option("60")
    await dialog.get_by_role("radio", name="3", exact=True).check()
    await dialog.get_by_role("radio", name="Everybody", exact=True).check()
    await dialog.locator("summary").click()
    await dialog.get_by_label("Talk during the game").select_option("free")
    await dialog.get_by_label("Memory aid").select_option("true")
    await dialog.get_by_role("button", name="Play like this").click()
    await expect(dialog).to_have_count(0)
    for person in (ada, bo):
        for sentence in ("1 minute for each decision", "Talk as you like", "Memory aid", "listed on the front page"):
            await expect(person.page.locator("section", has_text="How this table plays")).to_contain_text(sentence)
        await names(person, "Ada", "Bo", "Still open")
        await expect(person.page.get_by_role("heading", name="POK for 3")).to_be_visible()

    # By the keyboard alone: the focus goes along with whoever is moved.
    await ada.page.get_by_role("button", name="Move Ada down").focus()
    await ada.page.keyboard.press("Enter")
    await names(bo, "Bo", "Ada", "Still open")
    await expect(ada.page.locator("li.you")).to_contain_text("Ada")
    await expect(ada.page.get_by_role("button", name="Move Ada down")).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await names(bo, "Bo", "Still open", "Ada")
    await expect(ada.page.get_by_role("button", name="Move Ada down")).to_have_attribute("aria-disabled", "true")
    await expect(ada.page.locator("li.you")).to_contain_text("host")
    await expect(bo.page.locator("li.you")).to_contain_text("Bo")
    # They play so.
    await ada.page.get_by_role("button", name="Bots on all open seats").click()
    await Gathering(ada).start()
    await ada.page.locator("section.bar").wait_for()
    table = (await ada.ask(f"/tables/{ada.page.url.split('/table/')[1]}"))["table"]
    assert (table["you"], table["settings"]["seconds"], table["settings"]["setup"]["memory_aid"]) == (2, 60, True)


async def test_a_host_keeps_somebody_away_and_lets_them_in_again(ada: Person, invite: Invite) -> None:
    bo = await invite(viewport={"width": 390, "height": 844}, has_touch=True)
    await gathered(ada, bo)
    await ada.page.get_by_role("button", name="Remove Bo").click()
    await ada.page.get_by_role("button", name="Remove and keep away").click()
    await names(ada, "Ada", "Still open", "Still open", "Still open")
    await bo.page.get_by_role("button", name="Sit down").click()
    await expect(bo.page.get_by_text("does not want you to sit down here")).to_be_visible()
    await ada.page.get_by_role("button", name="Let Bo in again").click()
    await expect(ada.page.get_by_role("heading", name="Kept away")).to_have_count(0)
    await Gathering(bo).sit_down("Bo")
    await names(ada, "Ada", "Bo", "Still open", "Still open")


async def test_seats_from_one_house_are_marked(invite: Invite) -> None:
    ada, same = await invite(address="10.2.0.1"), await invite(address="10.2.0.1")
    other = await invite()
    link = await gathered(ada, same)
    # A browser here says its address with requests, and not with sockets.
    for person in (ada, same):
        await person.ask(f"/tables/{ada.page.url.split('/table/')[1]}")
    await other.go(link)
    await Gathering(other).sit_down("Cy")
    for person in (ada, same, other):
        await expect(person.page.locator("li .marks", has_text="same network")).to_have_count(2)


@pytest.mark.parametrize("name", ["Eve", ""], ids=["named", "nameless"])
async def test_those_at_the_table_see_who_watches(ada: Person, invite: Invite, name: str) -> None:
    bo, eve = await invite(), await invite()
    link = await gathered(ada, bo)
    await expect(ada.page.get_by_role("button", name="watching")).to_have_count(0)
    if name:
        await eve.tell("/guests", {"name": name})
    await eve.go(link)
    for person in (ada, bo):
        await person.page.get_by_role("button", name="One person is watching").click()
        await expect(person.page.locator("dialog[open] li")).to_have_text([name or "Nobody has given a name."])
        await person.page.keyboard.press("Escape")
    await expect(eve.page.get_by_label("Your name")).to_be_visible()
    await expect(eve.page.get_by_role("button", name="watching")).to_have_count(0)
    await eve.page.close()
    await expect(ada.page.get_by_role("button", name="watching")).to_have_count(0)
