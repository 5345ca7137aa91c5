"""Numbers about oneself: counted from what was played, drawn over time, and seen by nobody else."""

from typing import Any

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.browser.test_review import PHONE, UNSAID, fits


async def test_from_nothing_to_a_plot(ada: Person) -> None:
    page = ada.page
    await ada.go("/numbers")
    await expect(page.locator("main")).to_contain_text("nothing to count yet")
    await (await Home(ada).visit()).play_now("pok", 3)
    await play_on(PokPage(ada), Anybody(18))
    await ada.go("/games")
    await page.get_by_role("link", name="Your numbers").click()
    await expect(page.locator("main")).to_contain_text("One game")
    await expect(page.locator("main")).to_contain_text("Have a game reviewed")
    (found,) = await ada.ask("/me/numbers")
    rows = page.locator("tbody tr")
    await expect(rows).to_have_count(len(found["counts"]))
    for row, count in enumerate(found["counts"]):
        number = count["right"] + count["bad"]
        said = f"{count['right']} ({round(100 * count['right'] / number)}%)"
        await expect(rows.nth(row).locator("td")).to_have_text([str(number), said])
    await ada.go("/games")
    await page.locator("a[href^='/review/']").click()
    await page.locator(".review").wait_for()
    await ada.go("/numbers")
    plot = page.get_by_role("img", name="offers, one game reviewed")
    await expect(plot.locator("circle")).to_have_count(1)
    await expect(plot.locator("text")).to_have_text(["Master", "Expert", "Club", "Casual", "Novice"])
    assert not await find_barriers(ada)


def _some(game: str, kinds: list[str], counts: list[tuple[str, str]]) -> Any:
    """Numbers as the server tells them, of somebody who has played a good deal."""
    levels = {"random": 1.5, "novice": 0.45, "casual": 0.17, "club": 0.15, "expert": 0.07, "master": 0.07}
    games = [{"at": 10**12 + at, "number": 12, "lost": 12 / (at + 2)} for at in range(9)]
    return {
        "game": game,
        "games": 9,
        "victories": 2.5,
        "expected": 3,
        "reviewed": 9,
        "counts": [
            {"what": what, "about": about, "right": 40, "close": 31, "bad": 29, "points": 111} for what, about in counts
        ],
        "losses": [
            {"kind": kind, "number": 108, "lost": 23.1, "level": "casual", "games": games, "levels": levels}
            for kind in kinds
        ],
    }


PIKOKO = _some(
    "pikoko",
    ["bid", "self-bid", "confidence", "play"],
    [("bid", about) for about in ("left", "others", "own")]
    + [("card", about) for about in ("left", "others", "own", "none")],
)
POK = _some("pok", ["offer"], [("offer", "shown"), ("offer", "unshown")])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_on_a_phone(invite: Invite, language: str) -> None:
    person = await invite(locale={"en": "en-GB"}.get(language, language), viewport=PHONE)
    await person.tell("/guests", {"name": "Ada"})
    await person.page.route("**/api/v1/me/numbers", lambda route: route.fulfill(json=[PIKOKO, POK]))
    await person.go("/numbers")
    await expect(person.page.locator("figure circle")).to_have_count(5 * 9)
    await expect(person.page.locator("tbody tr")).to_have_count(9)
    await fits(person.page)
    said = await person.page.locator("main").inner_text()
    assert not UNSAID.search(said), UNSAID.search(said)
    assert "numbers-" not in said
    assert not await find_barriers(person)
