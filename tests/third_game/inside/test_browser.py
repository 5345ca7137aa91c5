"""Solo in a real browser: the generic parts of the page show it, and only its own folder is added to the build."""

import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright, expect

from tests.browser.conftest import BROWSER, FLAGS
from tests.browser.lookout import insist_on_peace, place_lookout, relieved
from tests.browser.people import PATIENCE, come
from tests.server.harness import serving
from tests.third_game.installing import ROOT

WEB = Path(__file__).parents[1] / "web"


def built(folder: Path) -> Path:
    """The page, with one game more than usual."""
    command = [str(ROOT / "scripts" / "npm"), "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
    environment = {**os.environ, "COVERTS_MORE_GAMES": str(WEB)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A browser; nothing may go wrong in any of its windows."""
    expect.set_options(timeout=1000 * PATIENCE)
    program = subprocess.run([BROWSER], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    relieved()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        browser.on("context", place_lookout)
        try:
            yield browser
        finally:
            await browser.close()
    insist_on_peace(relieved())


async def test_a_game_from_the_front_page_to_its_replay(tmp_path: Path) -> None:
    page_folder = built(tmp_path / "page")
    async with serving(tmp_path, page=page_folder) as server, browsing() as browser:
        ada = await come(browser, server.url)
        page = ada.page
        await ada.go("/")
        card = page.locator("article", has=page.locator("a[href='/rules/solo']"))
        await expect(card).to_contain_text("Show the highest counter that nobody else shows.")
        await expect(page.locator("article")).to_have_count(3)
        await card.get_by_role("radio", name="3", exact=True).check()
        await card.locator("button.gold").click()
        await page.wait_for_url("**/table/*")
        for counter in (5, 4, 3):
            await page.get_by_role("button", name=f"counter {counter}").click()
        replay = page.locator("a.button[href^='/replay/']")
        await expect(replay).to_be_visible()
        await expect(page.locator("section.ending")).to_contain_text("Points: ")

        await replay.click()
        slider = page.get_by_role("slider")
        await expect(slider).to_have_attribute("max", "15")
        story = page.locator("aside ol")
        await expect(story).to_contain_text("sit down. No prize has been turned up yet.")
        await page.keyboard.press("End")
        await expect(story).to_contain_text("All fists open: ")

        await ada.go("/rules/solo")
        await expect(page.locator("main")).to_contain_text("The highest counter that only one player shows")
        await ada.context.close()

        zoe = await come(browser, server.url, locale="de-DE")
        await zoe.go("/")
        await expect(zoe.page.locator("article").last).to_contain_text("Zeig den höchsten Stein")
        await zoe.context.close()
