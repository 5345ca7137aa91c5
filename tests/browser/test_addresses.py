"""Addresses are real ones: back and forward, bookmarks, and what leads nowhere."""

import pytest
from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on


async def test_back_and_forward(ada: Person) -> None:
    home = await Home(ada).visit()
    await home.play_now("pok", 3)
    table = PokPage(ada)
    await table.asked()
    address = ada.page.url
    await ada.page.go_back()
    await expect(home.card("pok")).to_be_visible()
    # The game is in the list of one's own, and waits.
    await expect(ada.page.locator(".turn").first).to_be_visible()
    await ada.page.go_forward()
    assert ada.page.url == address
    await table.asked()
    await table.offer("B")
    await table.asked()


async def test_the_game_is_found_again(ada: Person) -> None:
    home = await Home(ada).visit()
    await home.play_now("pok", 3)
    table = PokPage(ada)
    await home.visit()
    await ada.page.locator(".turn").first.click()
    await expect(ada.page).to_have_url(f"{ada.url}/table/{table.id}")
    await table.asked()


async def test_the_way_back_to_a_table_whose_game_is_over(ada: Person) -> None:
    """From the list to how it ended, and from there to another game with the same bots."""
    await (await Home(ada).visit()).play_now("pok", 3)
    table = PokPage(ada)
    await play_on(table, Anybody(25))
    await ada.go("/games")
    await ada.page.locator(f"a[href='/replay/{table.id}']").wait_for()
    await ada.page.get_by_role("link", name="To the table", exact=True).click()
    await expect(ada.page).to_have_url(f"{ada.url}/table/{table.id}")
    await ada.page.get_by_role("button", name="Play again").click()
    await expect(ada.page).not_to_have_url(f"{ada.url}/table/{table.id}")
    # Nobody has to be waited for: it has begun.
    await PokPage(ada).asked()


@pytest.mark.parametrize("path", ["/nowhere", "/table/none-such", "/rules/chess", "/join/0000-0000", "/return"])
async def test_what_leads_nowhere_says_so(ada: Person, path: str) -> None:
    ada.lookout.expect("status of 404", "WebSocket connection")
    await ada.go(path)
    await expect(ada.page.locator("main h1")).not_to_be_empty()
    await expect(ada.page.locator("main a[href='/']")).to_be_visible()


async def test_somebody_elses_table_is_not_shown(ada: Person, invite: Invite) -> None:
    await (await Home(ada).visit()).play_now("pok", 3)
    address = ada.page.url
    stranger = await invite()
    await stranger.go(address)
    await expect(stranger.page.locator("main h1")).to_contain_text("You cannot see this table")
