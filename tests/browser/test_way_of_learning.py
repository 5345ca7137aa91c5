"""From a game with help to its review, and on to puzzles: the way of somebody who wants to play better."""

from typing import Any

from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.at_puzzle import PuzzlePage
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on


async def test_a_game_with_help_its_review_a_puzzle_solved_and_one_missed(ada: Person) -> None:
    page = ada.page
    await (await Home(ada).visit()).play_now("pok", 3)
    table = PokPage(ada)
    assert await table.asked() is not None
    help_ = page.locator("aside section.help")
    await help_.get_by_role("button", name="Ask the coach").click()
    await expect(help_.locator(".best")).to_contain_text("The coach would take:")
    assert (await table.look())["table"]["helped"] == [0]
    await play_on(table, Anybody(18))
    record = await table.record()
    assert record["help"] == "coach"
    await page.locator(".ways a[href^='/review/']").click()
    await page.locator(".review").wait_for()
    await expect(page.locator(".total")).to_contain_text("mistakes")
    puzzles = [one for one in await ada.ask("/puzzles") if one["game"] == "pok"][:2]
    await ada.go("/practice/pok")
    await page.get_by_role("link", name="Next puzzle").click()
    at = PuzzlePage(ada, "pok")
    for one, key, words in zip(puzzles, ("best", "usual"), ("Right:", "Not the best:"), strict=True):
        await page.wait_for_url(f"**/{one['id']}")
        puzzle: Any = await ada.ask(f"/puzzles/pok/{one['id']}")
        await at.answer(puzzle, puzzle[key])
        await expect(at.verdict).to_contain_text(words)
        await at.verdict.get_by_role("link", name="Next puzzle").click()
    await ada.go("/practice/pok")
    await expect(page.locator("p[role=status]")).to_contain_text("1 of")
