"""An invitation that others can follow: the page says when they cannot, and opens the house to them."""

import asyncio
import re
from pathlib import Path

from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.server.terminal import QUESTION, at_home

ONLY_HERE = "This link works on this computer only."
OPEN = "Open the house to your network"


async def test_the_house_is_opened_to_the_network(invite: Invite, tmp_path: Path) -> None:
    """By a switch at the table, with the consent of the terminal in which it was started."""
    with at_home(tmp_path) as house:
        # Nobody stands between the browser and the house: this is the machine it runs on.
        ada = await invite(house.near, extra_http_headers={})
        await (await Home(ada).visit()).open_table("pok", 3)
        await expect(ada.page.get_by_text(ONLY_HERE)).to_be_visible()
        assert (await Gathering(ada).link()).startswith(house.near)
        switch, picture = ada.page.get_by_role("switch", name=OPEN), ada.page.locator("main img")
        before = await picture.get_attribute("src")
        await switch.click()
        await expect(ada.page.get_by_text("Say yes in the terminal")).to_be_visible()
        await asyncio.to_thread(house.terminal.expect, QUESTION)
        house.terminal.sendline("yes")
        await expect(ada.page.get_by_label("Link", exact=True)).to_have_value(re.compile(re.escape(house.far)))
        await expect(ada.page.get_by_text("This link works for everybody in your network.")).to_be_visible()
        await expect(switch).to_be_checked()
        await expect(picture).not_to_have_attribute("src", before or "")
        bo = await invite(house.far, extra_http_headers={})
        await bo.go(await Gathering(ada).link())
        await Gathering(bo).sit_down("Bo")
        # Bo's own link is right as it is, and the switch is not his.
        assert (await Gathering(bo).link()).startswith(house.far)
        await expect(bo.page.get_by_role("switch")).to_have_count(0)
        await expect(bo.page.get_by_text(ONLY_HERE)).to_have_count(0)
        await bo.page.close()
        await switch.click()
        await expect(ada.page.get_by_text(ONLY_HERE)).to_be_visible()
        await expect(ada.page.get_by_label("Link", exact=True)).to_have_value(re.compile(re.escape(house.near)))
        await ada.page.close()


async def test_a_house_without_a_terminal_says_what_to_type(ada: Person) -> None:
    await (await Home(ada).visit()).open_table("pok", 3)
    await expect(ada.page.get_by_text(ONLY_HERE)).to_be_visible()
    await expect(ada.page.get_by_text("scripts/run serve --lan")).to_be_visible()
    await expect(ada.page.get_by_role("switch")).to_have_count(0)
