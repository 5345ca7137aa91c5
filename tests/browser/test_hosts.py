"""The host of a table who has no seat there is told so, and remains its host."""

from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.people import Person

STANDING = "You are the host of this table, without a seat."


async def standing_host(ada: Person) -> str:
    home = await Home(ada).visit()
    await home.be("Ada")
    await home.open_table("pok", 3)
    link = await Gathering(ada).link()
    await expect(ada.page.get_by_text(STANDING)).to_have_count(0)
    await ada.page.get_by_role("button", name="Get up").click()
    await expect(ada.page.get_by_text(STANDING)).to_be_visible()
    return link


async def test_a_host_without_a_seat_begins_the_game(ada: Person) -> None:
    await standing_host(ada)
    # That is so after a reload, too.
    await ada.page.reload()
    await expect(ada.page.get_by_text(STANDING)).to_be_visible()
    await ada.page.get_by_role("button", name="Bots on all open seats").click()
    await Gathering(ada).start()
    await expect(ada.page.get_by_text("You are watching")).to_be_visible()


async def test_a_host_without_a_seat_sits_down_again(ada: Person) -> None:
    await standing_host(ada)
    await Gathering(ada).sit_down("Ada")
    await expect(ada.page.get_by_text(STANDING)).to_have_count(0)
    await expect(ada.page.locator("li.you")).to_contain_text("host")


async def test_others_are_told_that_the_host_has_got_up(ada: Person, invite: Invite) -> None:
    guest = await invite()
    await guest.go(await standing_host(ada))
    await Gathering(guest).sit_down("Bo")
    await expect(guest.page.get_by_text("The host has left their seat")).to_be_visible()
    await expect(guest.page.get_by_text(STANDING)).to_have_count(0)
    await expect(guest.page.get_by_role("button", name="Start the game")).to_have_count(0)
