"""Without a clock: somebody keeps the others waiting, one of them calls a bot, and the owner comes back."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.house import House

TWO_MINUTES = 120_000
CALL = "Let a bot play for Bo"


def time_passes(house: House) -> None:
    """Everything at the tables of a house that is closed has happened two minutes earlier."""
    with closing(sqlite3.connect(house.folder / "data" / "coverts.sqlite3")) as data, data:
        for table, seq, entry in data.execute("SELECT table_id, seq, entry FROM log").fetchall():
            earlier = json.loads(entry)
            earlier["at"] -= TWO_MINUTES
            data.execute(
                "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?",
                (json.dumps(earlier, separators=(",", ":")).encode(), table, seq),
            )


async def height(bar: Locator) -> float:
    box = await bar.bounding_box()
    assert box is not None
    return box["height"]


async def test_a_bot_is_called_and_the_owner_returns(invite: Invite, page_built: None, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    await house.open()
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    people = [await invite(house.url), await invite(house.url, **phone), await invite(house.url, **phone)]
    try:
        company = await Company.gather(people, {"game": "pikoko", "first_starter": 0})
        await company.bid(2, 2)
        await house.close()
        time_passes(house)
        await house.open()
        ada, bo, cy = [(await company.visit(seat)).page for seat in range(3)]
        bars = [page.locator("header").first for page in (ada, bo, cy)]
        # Whoever has answered may call a bot; the one who is waited for is offered nothing.
        await expect(cy.get_by_role("button", name=CALL)).to_be_visible()
        await expect(ada.get_by_text("Still waiting for Bo.")).to_be_visible()
        await expect(bo.get_by_role("button", name="Let a bot")).to_have_count(0)
        before = [await height(bar) for bar in bars]
        # What is meant is said before it is done; on a phone the button has no words.
        await ada.get_by_role("button", name=CALL).click()
        dialog = ada.get_by_role("dialog", name=CALL)
        await expect(dialog).to_contain_text("Still waiting for Bo.")
        await dialog.get_by_role("button", name="Call a bot").click()
        await expect(ada.locator("aside")).to_contain_text("Bo kept everybody waiting: a bot plays on.")
        for page in (ada, cy):
            await expect(page.get_by_role("button", name=CALL)).to_have_count(0)
        await expect(bo.locator(".late")).to_contain_text("You kept the others waiting: a bot plays for you.")
        await expect(bo.get_by_role("button", name="Rejoin")).to_be_visible()
        assert [await height(bar) for bar in bars] == before
        await returned(bo, company)
    finally:
        for person in people:
            await person.page.goto("about:blank")
        await house.close()


async def returned(page: Page, company: Company) -> None:
    await page.get_by_role("button", name="Rejoin").click()
    await expect(page.get_by_role("button", name="Rejoin")).to_have_count(0)
    assert (await company.look())["table"]["away"] == []
