"""The front page."""

from playwright.async_api import Locator, expect

from tests.browser.people import Person


class Home:
    """What can be done on the front page, in English."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def visit(self) -> "Home":
        await self.person.go("/")
        await expect(self.card("pikoko")).to_be_visible()
        return self

    def card(self, game: str) -> Locator:
        return self.page.locator("article", has=self.page.locator(f"a[href='/rules/{game}']"))

    async def be(self, name: str) -> None:
        """Choose a name."""
        await self.page.locator("button.you").click()
        dialog = self.page.locator("dialog[open]")
        await dialog.locator("input[autocomplete=nickname]").fill(name)
        await dialog.locator("form button").click()
        await expect(dialog.locator("[role=status].saved")).not_to_be_empty()
        await self.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)

    async def play_now(self, game: str, players: int, level: str = "Novice") -> None:
        """Choose how many and how well, and with one click be at a table that plays."""
        card = self.card(game)
        if await (choices := card.locator("button.chosen[aria-expanded=false]")).is_visible():
            await choices.click()
        await card.get_by_role("radio", name=str(players), exact=True).check()
        await card.get_by_role("radio", name=level, exact=True).check()
        await card.locator("button.gold").click()
        await self.page.wait_for_url("**/table/*")

    async def open_table(self, game: str, players: int, talk: str | None = None, coaching: str | None = None) -> None:
        await self.page.get_by_role("button", name="Open a table").click()
        dialog = self.page.locator("dialog[open]")
        await dialog.get_by_role("radio", name={"pok": "POK", "pikoko": "Pikoko"}[game], exact=True).check()
        await dialog.get_by_role("radio", name=str(players), exact=True).check()
        if talk is not None or coaching is not None:
            await dialog.locator("summary").click()
        if talk is not None:
            await dialog.get_by_label("Talk during the game").select_option(talk)
        if coaching is not None:
            await dialog.get_by_label("Help by the coach during the game").select_option(coaching)
        await dialog.get_by_role("button", name="Open the table").click()
        await self.page.wait_for_url("**/table/*")

    async def join_by_code(self, code: str) -> None:
        await self.page.get_by_label("Table code").fill(code)
        await self.page.get_by_role("button", name="Go there").click()
        await self.page.wait_for_url("**/table/*")
