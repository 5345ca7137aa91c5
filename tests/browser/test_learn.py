"""First lessons, start to finish: by mouse in every language, on a phone, and by keyboard."""

from typing import Any

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES, Catalogue
from tests.browser.at_pikoko import PikokoPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_all_of_them(invite: Invite, language: str, phone: bool) -> None:
    person = await invite(**(PHONE if phone else {}), locale=language)
    say, board = Catalogue(language).say, board_of(person, language)
    teacher = person.page.locator("section.teacher")
    await person.go("/learn")
    await person.page.locator("main ol a").first.click()
    for lesson, way in WAYS.items():
        await person.page.wait_for_url(f"**/learn/pikoko/{lesson}")
        await expect(teacher).to_contain_text(say(f"lesson-{lesson}-1")[:40])
        if phone:
            await needs_no_scrolling(person.page)
            assert await person.page.evaluate(OUT_OF_VIEW, "section.bar button, section.teacher") == []
        for number, action in enumerate(way, 1):
            await board.act(action)
            await expect(teacher).to_contain_text(say(f"lesson-{lesson}-{number}-done")[:40])
        if lesson == "trick":
            assert await find_barriers(person) == []
        await teacher.locator("a.gold").click()
    await person.go("/learn")
    await expect(person.page.locator("main ol .dim")).to_have_count(len(WAYS))


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
