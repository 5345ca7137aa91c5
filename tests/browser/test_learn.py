"""First lessons, start to finish: by mouse, by keyboard alone, and on phones, in every language.

`COVERTS_LESSONS=full` goes through them in every language in each of these ways.
"""

import os
from itertools import cycle, product
from typing import Any

import pytest
from playwright.async_api import Page, expect

from coverts.lang import LANGUAGES, Catalogue
from tests.browser.at_pikoko import PikokoPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_keyboard import answer, tab_to
from tests.browser.test_phone import OUT_OF_VIEW, PHONE, needs_no_scrolling

WAYS: dict[str, list[Any]] = {
    "trick": [{"type": "play", "face": "Y6"}, {"type": "play", "face": "B1"}],
    "whose": [{"type": "play", "face": "R2"}],
    "colours": [{"type": "play", "face": "PYR1=Y"}],
    "bid": [{"type": "bid", "tokens": 5}],
    "own-bid": [{"type": "bid", "tokens": 3}],
    "confidence": [{"type": "confidence", "seat": 0}],
}


def board_of(person: Person, language: str = "en") -> PikokoPage:
    board: PikokoPage = object.__new__(PikokoPage)
    board.person, board.page = person, person.page
    board.language = language
    return board


MODES: dict[str, dict[str, Any]] = {
    "mouse": {},
    "keyboard": {"color_scheme": "light"},
    "phone": PHONE,
    "tall": {**PHONE, "viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
"""How somebody learns: with what, and in which window."""

IS_FULL = os.environ.get("COVERTS_LESSONS") == "full"
WAYS_THROUGH = [*product(MODES, LANGUAGES)] if IS_FULL else [*zip(MODES, cycle(LANGUAGES), strict=False)]
"""Each with all lessons: every mode in one language, and every language in one mode; or all of them."""


@pytest.mark.parametrize(("mode", "language"), WAYS_THROUGH)
async def test_all_of_them_from_start_to_finish(invite: Invite, mode: str, language: str) -> None:
    person = await invite(**MODES[mode], locale=language.replace("en", "en-GB"))
    say, board, page = Catalogue(language).say, board_of(person, language), person.page
    teacher = page.locator("section.teacher")
    await person.go("/learn")
    for lesson, way in WAYS.items():
        await press_on(page, "main ol a.gold" if lesson == "trick" else "section.teacher a.gold", mode)
        await page.wait_for_url(f"**/learn/pikoko/{lesson}")
        await expect(teacher).to_contain_text(say(f"lesson-{lesson}-1")[:40])
        if mode not in ("mouse", "keyboard"):
            await needs_no_scrolling(page)
            assert await page.evaluate(OUT_OF_VIEW, "section.bar button, section.teacher") == []
        for number, action in enumerate(way, 1):
            await (answer(page, action, language) if mode == "keyboard" else board.act(action))
            await expect(teacher).to_contain_text(say(f"lesson-{lesson}-{number}-done")[:40])
            # Whoever types or listens is taken to what came of it.
            await expect(teacher).to_be_focused()
        if lesson == "trick":
            assert await find_barriers(person) == []
    await expect(teacher).to_contain_text(say("learn-guided-pikoko"))
    await person.go("/learn")
    await expect(page.locator("main ol .dim")).to_have_count(len(WAYS))
    # All are done, so a game is next.
    await expect(page.locator("main ul .gold").first).to_contain_text(say("learn-guided-pikoko"))


async def press_on(page: Page, selector: str, mode: str) -> None:
    """Follow a link, with what there is."""
    if mode == "keyboard":
        await tab_to(page, selector)
        await page.keyboard.press("Enter")
    else:
        await page.locator(selector).click()


async def test_mistakes_are_answered_by_the_rule_or_the_lesson(ada: Person) -> None:
    board, teacher = board_of(ada), ada.page.locator("section.teacher")
    await ada.go("/learn/pikoko/trick")
    await board.act({"type": "play", "face": "B1"})
    await expect(teacher).to_contain_text("it takes nothing")
    await board.act({"type": "play", "face": "Y6"})
    await expect(teacher).to_contain_text("Trump took it")
    await ada.go("/learn/pikoko/colours")
    await board.feather("P2").click()
    await expect(ada.page.locator("section.bar .why")).to_contain_text("P12")


async def test_touches_that_lead_nowhere_make_the_instruction_catch_the_eye(ada: Person) -> None:
    await ada.go("/learn/pikoko/trick")
    teacher = ada.page.locator("section.teacher")
    await expect(teacher).to_be_visible()
    felt = ada.page.locator(".felt").first
    for _ in range(3):
        await expect(teacher).not_to_have_class("catching")
        await felt.click(position={"x": 4, "y": 4})
    await expect(ada.page.locator("section.teacher.catching")).to_have_count(1)


async def test_offered_to_whoever_is_new_and_skippable(ada: Person) -> None:
    await ada.go("/")
    await ada.page.locator(".offer a").click()
    await ada.page.locator("main ol a").first.click()
    await ada.page.get_by_role("link", name="Skip this lesson").click()
    await ada.page.wait_for_url("**/learn/pikoko/whose")
    await board_of(ada).act(WAYS["whose"][0])
    await expect(ada.page.get_by_role("link", name="Next lesson")).to_be_visible()
    await ada.go("/")
    await expect(ada.page.get_by_role("heading", name="Play now")).to_be_visible()
    await expect(ada.page.locator(".offer")).to_have_count(0)
