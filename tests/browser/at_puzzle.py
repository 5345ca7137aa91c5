"""A puzzle on its table, as one person's page shows it."""

from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.people import Person


class PuzzlePage:
    """What can be seen and done at a puzzle: the boards are those of the tables."""

    def __init__(self, person: Person, game: str, language: str = "en") -> None:
        self.person, self.page, self.game = person, person.page, game
        self.verdict: Locator = self.page.locator("section.verdict")
        board: Any = object.__new__(PikokoPage if game == "pikoko" else PokPage)
        board.person, board.page, board.language = person, person.page, language
        self.board: PikokoPage | PokPage = board

    async def go(self, puzzle: str) -> Any:
        """Visit it; what the server says of it."""
        await self.person.go(f"/practice/{self.game}/{puzzle}")
        await self.page.locator("section.bar .question, section.bar.asked").first.wait_for()
        return await self.person.ask(f"/puzzles/{self.game}/{puzzle}")

    async def answer(self, puzzle: Any, place: int) -> None:
        """Give an answer by touching it."""
        await self.board.act(puzzle["table"]["view"]["legal"][place])
        await expect(self.verdict).to_be_visible()
