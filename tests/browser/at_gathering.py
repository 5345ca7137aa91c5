"""A table before its game."""

from typing import TypeVar

from playwright.async_api import expect

from tests.browser.at_home import Home
from tests.browser.at_table import TablePage
from tests.browser.people import Person

T = TypeVar("T", bound=TablePage)


class Gathering:
    """What can be done while people sit down, in English."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def link(self) -> str:
        return await self.page.get_by_label("Link", exact=True).input_value()

    async def code(self) -> str:
        return (await self.page.locator(".letters [aria-hidden]").inner_text()).strip()

    async def sit_down(self, name: str) -> None:
        await self.page.get_by_label("Your name").fill(name)
        await self.page.get_by_role("button", name="Sit down").click()
        await expect(self.page.locator("li.you")).to_contain_text(name)

    async def start(self) -> None:
        button = self.page.get_by_role("button", name="Start the game")
        await expect(button).to_have_attribute("aria-disabled", "false")
        await button.click()


async def sit_together(
    people: list[Person], game: str, kind: type[T], talk: str | None = None, coaching: str | None = None
) -> list[T]:
    """A host opens a table and invites by link; the second comes by it, the others by the code. The game begins."""
    host, second, *others = people
    home = await Home(host).visit()
    await home.be("Ada")
    await home.open_table(game, len(people), talk, coaching)
    gathering = Gathering(host)
    link, code = await gathering.link(), await gathering.code()
    await second.go(link)
    await Gathering(second).sit_down("Bo")
    for person, name in zip(others, ["Cy", "Di", "Ed"], strict=False):
        await (await Home(person).visit()).join_by_code(code)
        await Gathering(person).sit_down(name)
    await gathering.start()
    for person in people:
        await person.page.locator("section.bar").wait_for()
    tables = [kind(person) for person in people]
    for table in tables:
        await table.dealt()
    return tables
