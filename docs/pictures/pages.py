"""Takes the README's pictures of the page from the real thing: a server, bots, a browser. scripts/pictures runs it.

They are not the same to the last pixel each time: the deals are drawn as in any game.
"""

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

HERE: Final = Path(__file__).parent
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 360, "height": 720}
SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
BROWSER: Final = Path(__file__).parents[2] / "scripts" / "browser"
QUIET: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


@contextmanager
def house() -> Iterator[str]:
    """A server of our own, for as long as pictures are taken; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "coverts", "serve", "--port", str(port), "--data", data, "--bot-pace", "0.3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)  # noqa: S603 - our own server
        try:
            assert server.stdout is not None
            server.stdout.readline()
            urlopen(f"http://127.0.0.1:{port}/api/v1/health", timeout=10).close()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def sit_down(page: Page, address: str, game: str, players: int) -> None:
    """Start a game against bots, as somebody does at the front page."""
    page.goto(f"{address}/rules")
    table: dict[str, Any] = page.evaluate(
        """async ([game, players]) => {
          const post = (path, body) => fetch('/api/v1' + path, { method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())
          await post('/guests', { name: 'Ada' })
          const bots = Array(players - 1).fill('casual')
          const table = await post('/tables', { settings: { setup: { game, players } }, bots })
          return table
        }""",
        [game, players],
    )
    page.goto(f"{address}/table/{table['id']}")
    # Whoever is there when it starts adds a number to the deal.
    page.locator("header").first.wait_for()
    page.get_by_role("button", name="Start").click()


def answer(page: Page) -> str | None:
    """Answer the question that is asked now, if one is; which one it was."""
    bar = page.locator("section.bar")
    if (numbers := bar.locator(".numbers button")).count():
        numbers.nth(min(2, numbers.count() - 1)).click()
        bar.locator(".close").click()
        return "bid"
    if (cards := bar.locator(".cards button")).count():
        cards.first.click()
        bar.locator(".lay").click()
        return "confidence"
    if page.locator("button.playable").count():
        page.locator("button.playable").last.click()
        if (play := bar.locator(".play .button")).count():
            play.first.click()
            return "play"
    return None


def picture_pikoko(browser: Browser, address: str) -> None:
    """The first bid; the table in the middle of a round, with the reader to play; the end; and what comes after it."""
    page = browser.new_page(viewport=DESK, color_scheme="dark", device_scale_factor=1.5)
    sit_down(page, address, "pikoko", 4)
    page.locator(".numbers button").first.wait_for()
    page.wait_for_timeout(4000)
    keep(page, "pikoko-bids")
    plays = 0
    while plays < 3 or page.locator(".trick li").count() < 2 or not page.locator("button.playable").count():
        plays += answer(page) == "play"
        page.wait_for_timeout(1500 if plays >= 3 else 200)
    page.wait_for_timeout(1500)
    keep(page, "pikoko")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(500)
    keep(page, "pikoko-phone")
    page.set_viewport_size(SIDEWAYS)
    page.wait_for_timeout(500)
    keep(page, "pikoko-sideways")
    page.set_viewport_size(DESK)
    while not page.locator("section.ending").count():
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        else:
            answer(page)
        page.wait_for_timeout(150)
    page.wait_for_timeout(3000)
    keep(page, "pikoko-end")
    picture_review(page)
    picture_check(page)


def picture_review(page: Page) -> None:
    """From the end of a game: what its choices were worth."""
    page.locator(".ways a[href^='/review/']").click()
    page.locator(".review").wait_for(timeout=120_000)
    page.locator(".sum .decision").first.click()
    page.wait_for_timeout(1500)
    keep(page, "review")
    page.go_back()


def picture_check(page: Page) -> None:
    """From the end of a game: its deals, worked out again."""
    page.locator(".ways a[href^='/replay/']").click()
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="Check the deal").click()
    page.locator("dialog[open] [role=status]").filter(has_text="roved").wait_for()
    page.wait_for_timeout(1000)
    keep(page, "check")


def picture_lesson(browser: Browser, address: str) -> None:
    """The first thing that a newcomer is asked to do, on a phone."""
    page = browser.new_page(viewport=PHONE, color_scheme="dark", device_scale_factor=1.5)
    page.goto(f"{address}/learn")
    page.locator("main ol a.gold").click()
    page.wait_for_timeout(3000)
    keep(page, "lesson")


def picture_pok(browser: Browser, address: str) -> None:
    """The moment when all fists are open and a die is met."""
    page = browser.new_page(viewport=DESK, color_scheme="dark", device_scale_factor=1.5)
    sit_down(page, address, "pok", 5)
    until = time.monotonic() + 120
    while time.monotonic() < until:
        page.keyboard.press("b")
        page.keyboard.press("g")
        page.keyboard.press("Enter")
        page.wait_for_timeout(1400)
        if page.locator("[data-met='true'], .met").count():
            break
    keep(page, "pok")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(4000)
    keep(page, "pok-phone")


def picture_home(browser: Browser, address: str) -> None:
    """The front page."""
    page = browser.new_page(viewport={"width": 1280, "height": 760}, color_scheme="dark")
    page.goto(address)
    page.wait_for_timeout(3000)
    keep(page, "front")


def keep(page: Page, name: str) -> None:
    """Write what the page shows."""
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    """All pictures of the page."""
    with house() as address, sync_playwright() as playwright:
        program = subprocess.run([BROWSER], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()  # noqa: S603 - our own
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        picture_home(browser, address)
        picture_pikoko(browser, address)
        picture_pok(browser, address)
        picture_lesson(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
