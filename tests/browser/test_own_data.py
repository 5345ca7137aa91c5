"""What the house keeps of the reader: a file to take along, and forgetting, which is asked about first."""

import json
from pathlib import Path

from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.people import Person


async def test_taking_it_along_and_being_forgotten(ada: Person, tmp_path: Path) -> None:
    home = await Home(ada).visit()
    await home.be("Ada")
    await home.play_now("pok", 3)
    await home.visit()
    page = ada.page
    await page.locator("button.you").click()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Everything this house keeps about you").click()
    await (await download.value).save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_bytes())
    assert (kept["name"], len(kept["tables"])) == ("Ada", 1)

    await page.get_by_role("button", name="Forget me").click()
    await expect(page.get_by_text("It cannot be undone.")).to_be_visible()
    await page.get_by_role("button", name="No, keep me").click()
    await expect(page.get_by_text("It cannot be undone.")).to_have_count(0)
    await page.get_by_role("button", name="Forget me").click()
    async with page.expect_event("load"):  # The page begins anew.
        await page.get_by_role("button", name="Yes, forget me").click()
    await expect(page.locator("button.you")).to_have_text("Your name?")
    assert await page.evaluate("fetch('/api/v1/me').then((answer) => answer.json())") is None
