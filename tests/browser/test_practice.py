"""Puzzles: one solved and one missed, by mouse, by keyboard and on a phone, in every language."""

from typing import Any

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES, Catalogue
from tests.browser.at_puzzle import PuzzlePage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_phone import OUT_OF_VIEW, PHONE, needs_no_scrolling

THEMES = ["bid", "self-bid", "confidence", "lead", "follow", "last-tricks"]


async def listed(person: Person, game: str) -> list[Any]:
    return [one for one in await person.ask("/puzzles") if one["game"] == game]


def begins_with(key: str, language: str = "en") -> str:
    """How a sentence begins, up to its first argument."""
    return Catalogue(language).say(key, best="¦", chosen="¦", loss="¦").partition("¦")[0].strip()


@pytest.mark.parametrize("game", ["pikoko", "pok"])
async def test_one_solved_and_one_missed(ada: Person, game: str) -> None:
    first, second = (await listed(ada, game))[:2]
    await ada.go("/practice")
    await ada.page.locator(f"nav a[href='/practice/{game}']").click()
    await expect(ada.page.locator("p[role=status]")).to_contain_text("0 of")
    await ada.page.get_by_role("link", name="Next puzzle").click()
    table = PuzzlePage(ada, game)
    puzzle = await ada.ask(f"/puzzles/{game}/{first['id']}")
    await table.answer(puzzle, puzzle["best"])
    await expect(table.verdict).to_contain_text("Right:")
    await expect(table.verdict).to_be_focused()
    assert await find_barriers(ada) == []
    await table.verdict.get_by_role("link", name="Next puzzle").click()
    await ada.page.wait_for_url(f"**/{second['id']}")
    puzzle = await ada.ask(f"/puzzles/{game}/{second['id']}")
    await table.answer(puzzle, puzzle["usual"])
    await expect(table.verdict).to_contain_text("Not the best:")
    await table.verdict.locator("summary").click()
    assert await table.verdict.locator("li").count() == len(puzzle["answers"]) - 1
    await table.verdict.get_by_role("button", name="Back to the table").click()
    await expect(table.verdict).to_have_count(0)
    await table.answer(puzzle, puzzle["best"])
    # The browser remembers, also when the page is loaded anew.
    await ada.go(f"/practice/{game}")
    await expect(ada.page.locator("p[role=status]")).to_contain_text("2 of")
    assert await find_barriers(ada) == []


@pytest.mark.parametrize("theme", THEMES)
async def test_every_kind_of_question_of_Pikoko(ada: Person, theme: str) -> None:
    one = next(one for one in await listed(ada, "pikoko") if one["theme"] == theme)
    table = PuzzlePage(ada, "pikoko")
    puzzle = await table.go(one["id"])
    await table.answer(puzzle, puzzle["best"])
    await expect(table.verdict).to_contain_text("Right:")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_in_every_language(invite: Invite, language: str) -> None:
    person = await invite(**PHONE, locale=language)
    for game in ("pikoko", "pok"):
        one = (await listed(person, game))[-1]
        table = PuzzlePage(person, game, language)
        puzzle = await table.go(one["id"])
        await needs_no_scrolling(person.page)
        assert await person.page.evaluate(OUT_OF_VIEW, "section.bar button") == []
        await table.answer(puzzle, puzzle["usual"])
        await expect(table.verdict).to_contain_text(begins_with("practice-wrong", language))
        assert await person.page.evaluate(OUT_OF_VIEW, "section.verdict .buttons > *") == []


async def test_by_keyboard(ada: Person) -> None:
    one = (await listed(ada, "pok"))[0]
    table = PuzzlePage(ada, "pok")
    puzzle = await table.go(one["id"])
    await ada.page.keyboard.press(puzzle["answers"][puzzle["best"]]["action"].lower())
    await ada.page.keyboard.press("Enter")
    await expect(table.verdict).to_be_focused()
    await expect(table.verdict).to_contain_text("Right:")
    await ada.page.keyboard.press("Tab")
    await ada.page.keyboard.press("Tab")
    await ada.page.keyboard.press("Enter")
    await ada.page.wait_for_url(lambda url: one["id"] not in url)


async def test_what_is_not_allowed_is_explained_by_its_rule(ada: Person) -> None:
    """A counter that has been handed over cannot be shown."""
    for one in await listed(ada, "pok"):
        puzzle = await ada.ask(f"/puzzles/pok/{one['id']}")
        gone = {"B", "G", "R"} - {answer["action"] for answer in puzzle["answers"]}
        if gone:
            break
    else:
        raise AssertionError("nobody has handed over both of a symbol")
    table = PuzzlePage(ada, "pok")
    await table.go(one["id"])
    await ada.page.keyboard.press(gone.pop().lower())
    await expect(ada.page.locator("section.bar")).to_contain_text("K3")


async def test_from_a_mistake_to_puzzles_of_its_kind(ada: Person) -> None:
    """A link to a kind of decision, as a review has it, shows all of that kind and goes on with them."""
    plays = [one for one in await listed(ada, "pikoko") if one["kind"] == "play"]
    await ada.go("/practice/pikoko?theme=play")
    await expect(ada.page.locator("ol li")).to_have_count(len(plays))
    await ada.page.get_by_role("link", name="Next puzzle").click()
    await ada.page.wait_for_url(f"**/practice/pikoko/{plays[0]['id']}?theme=play")


async def test_no_such_puzzle(ada: Person) -> None:
    ada.lookout.expect("status of 404")
    await ada.go("/practice/pok/nothing")
    await expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
