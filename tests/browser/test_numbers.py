"""Numbers about oneself: counted from what was played, drawn over time, and seen by nobody else."""

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.browser.test_rematch import play
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
        said = f"{count['right']} ({round(100 * count['right'] / number)} %)"
        await expect(rows.nth(row).locator("td")).to_have_text([str(number), said])
    await ada.go("/games")
    await page.locator("a[href^='/review/']").click()
    await page.locator(".review").wait_for()
    await ada.go("/numbers")
    plot = page.get_by_role("img", name="offers, one game reviewed")
    await expect(plot.locator("circle")).to_have_count(1)
    await expect(plot.locator("text")).to_have_text(["Expert", "Master", "Club", "Casual", "Novice"])
    assert not await find_barriers(ada)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_on_a_phone(invite: Invite, language: str) -> None:
    person = await invite(locale={"en": "en-GB"}.get(language, language), viewport=PHONE)
    await person.tell("/guests", {"name": "Ada"})
    for game in ("pikoko", "pok"):
        opened = await person.tell(
            "/tables", {"settings": {"setup": {"game": game, "players": 3}}, "bots": ["random", "random"]}
        )
        command = {"id": "start", "command": {"type": "start"}}
        await person.tell(f"/tables/{opened['id']}/commands", command)
        await play([person], opened["id"])
    await person.go("/numbers")
    await expect(person.page.locator("section h2")).to_have_count(2)
    await expect(person.page.locator("tbody tr")).to_have_count(3 + 2 + len(await _cards(person)))
    await fits(person.page)
    said = await person.page.locator("main").inner_text()
    assert not UNSAID.search(said), UNSAID.search(said)
    assert "numbers-" not in said
    assert not await find_barriers(person)


async def _cards(person: Person) -> list[str]:
    numbers = await person.ask("/me/numbers")
    return [count["about"] for count in numbers[0]["counts"] if count["what"] == "card"]
