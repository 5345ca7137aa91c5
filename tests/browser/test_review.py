"""The review of a game: from the end of it, from the list of one's games, and of a record that somebody brings."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from coverts.lang import LANGUAGES
from coverts.records.writing import data_of, line
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.coach.games import table

PHONE = {"width": 390, "height": 844}
UNSAID = re.compile(r"\b(?:review|belief|server|home)-[a-z]+(?:-[a-z]+)*\b|undefined|NaN")
"""Words that no sentence was found for."""


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of casual bots, which make mistakes."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_bytes(line(data_of(table("pikoko", "casual", 3, 1))))
    return file


async def bring(person: Person, record: Path, seat: int) -> Any:
    """Have a file reviewed as a reader does; what the server said."""
    page = person.page
    await person.go("/replay")
    await page.locator("input[type=file]").set_input_files(record)
    await page.locator(".controls").wait_for()
    await page.locator(".eyes select").select_option(str(seat))
    await expect(page.locator(".peacock .backs")).to_have_count(1)
    await page.get_by_role("banner").locator("a[href^='/review']").click()
    await page.locator(".review").wait_for()
    told = await person.context.request.post(
        f"{person.url}/api/v1/reviews?seat={seat}",
        data=record.read_text().strip(),
        headers={"Content-Type": "application/json"},
    )
    assert told.status == 200
    return await told.json()


async def test_from_the_end_of_a_game(ada: Person) -> None:
    """One click from the result; the review is there again from the list of one's games."""
    await (await Home(ada).visit()).play_now("pok", 3)
    await play_on(PokPage(ada), Anybody(18))
    await ada.page.locator(".ways a[href^='/review/']").click()
    await ada.page.locator(".review").wait_for()
    game = ada.page.url.partition("/review/")[2].partition("?")[0]
    told = await ada.ask(f"/tables/{game}/reviews/0")
    await expect(ada.page.locator(".total")).to_contain_text(f"{told['review']['mistakes']:.3f} mistakes")
    first, *_ = sorted(told["review"]["decisions"], key=lambda one: -one["loss"])
    if first["size"] != "none":
        await expect(ada.page.locator("article .said h2")).to_have_text(f"Round {first['round']}, offer")
    await ada.go("/games")
    await ada.page.locator("a[href^='/review/']").click()
    await ada.page.locator(".review").wait_for()


async def test_what_mattered_most_and_why(ada: Person, record: Path) -> None:
    """Every figure on the page is one of the review's; what was really there is shown to whoever asks for it."""
    told = await bring(ada, record, 1)
    page, review = ada.page, told["review"]
    assert review["points"] == pytest.approx(review["average"] + review["luck"] - review["mistakes"], abs=1e-9)
    await expect(page.locator(".sum h2").first).to_have_text(f"{review['points']:.0f} points")
    decisions = review["decisions"]
    mistakes = sorted((one for one in decisions if one["size"] != "none"), key=lambda one: -one["loss"])
    assert mistakes
    listed = page.locator(".sum .decision")
    await expect(listed).to_have_count(min(5, len(mistakes)))
    await expect(listed.first).to_contain_text(f"{mistakes[0]['loss']:.2f} lost")
    await expect(page.locator(".verdict")).to_contain_text(f"{mistakes[0]['loss']:.2f} (± {mistakes[0]['error']:.2f})")
    await expect(page.locator("article")).to_contain_text("Better:")
    # All decisions in their order, by mouse and by key.
    await page.get_by_role("button", name="All decisions").click()
    await expect(listed).to_have_count(len(decisions))
    await listed.nth(0).click()
    await expect(page.locator("article .said h2")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(listed.nth(1)).to_have_attribute("aria-current", "true")
    at = next(place for place, one in enumerate(decisions) if one["kind"] == "play")
    await listed.nth(at).click()
    belief = told["moments"][at]["belief"]
    feathers = page.locator("article .feathers > li:has(.bar)")
    await expect(feathers).to_have_count(len(belief["feathers"]))
    chances = sorted(round(100 * one["chance"]) for one in belief["feathers"])
    assert sorted(int(text) for text in await feathers.locator("b").all_inner_texts()) == chances
    # The board is that moment's, and the reader's own peacock shows its backs until somebody asks.
    await expect(page.locator(".table .peacock .backs")).to_have_count(1)
    await page.get_by_role("button", name="What was really there?").click()
    await expect(page.locator(".table .peacock .backs")).to_have_count(0)
    await expect(page.locator("article [role=status]")).to_contain_text("Hindsight")
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".table .peacock .backs")).to_have_count(1)
    # Another seat's game, from the same file.
    await page.get_by_label("Whose game").select_option("0")
    await expect(page.locator(".verdict")).to_be_visible()
    await page.get_by_role("link", name="Watch it again").click()
    await page.locator(".controls").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_nothing_is_in_the_way_of_anybody(invite: Invite, record: Path, theme: str) -> None:
    for size in ({"width": 1280, "height": 800}, PHONE):
        person = await invite(color_scheme=theme, viewport=size)
        await bring(person, record, 1)
        assert not await find_barriers(person)
        await fits(person.page)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_on_a_phone(invite: Invite, record: Path, language: str) -> None:
    person = await invite(locale={"en": "en-GB"}.get(language, language), viewport=PHONE)
    told = await bring(person, record, 1)
    page = person.page
    await fits(page)
    await page.locator(".sum button.quiet").click()
    kinds = {one["kind"]: place for place, one in enumerate(told["review"]["decisions"]) if one["loss"] > 0}
    for place in kinds.values():
        await page.locator(".sum .decision").nth(place).click()
        await fits(page)
        said = await page.locator("main").inner_text()
        assert not UNSAID.search(said), UNSAID.search(said)


async def fits(page: Page) -> None:
    """Nothing hangs over the side."""
    over = await page.evaluate(
        """[...document.querySelectorAll('header *, main *')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 120))"""
    )
    is_wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not is_wide, over
    cut = await page.evaluate(
        """[...document.querySelectorAll('.scrolls')]
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => [one.scrollWidth - one.clientWidth, one.innerText])"""
    )
    assert not cut, "columns out of sight"


async def test_a_game_under_way_has_no_review(ada: Person) -> None:
    ada.lookout.expect("status of 404")
    await (await Home(ada).visit()).play_now("pok", 3)
    path = ada.page.url.partition("/table/")[2]
    await ada.go(f"/review/{path}?seat=0")
    await expect(ada.page.locator("[role=alert]")).to_contain_text("There is no such table")
