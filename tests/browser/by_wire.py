"""A table whose people need no page: they say what they want to the server itself."""

from itertools import count
from typing import Any

from tests.browser.people import Person, until
from tests.browser.playing import Choose

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


class Company:
    """People around a table, by seat."""

    def __init__(self, people: list[Person], table: str) -> None:
        self.people = people
        self.table = table
        self._ids = count()

    @classmethod
    async def gather(cls, people: list[Person], setup: Any, *, bots: int = 0, **settings: Any) -> "Company":
        """Sit down in this order, with bots on the last seats, and begin."""
        for person, name in zip(people, NAMES, strict=False):
            await person.tell("/guests", {"name": name})
        wanted = {"setup": {**setup, "players": len(people) + bots}, "visibility": "public", **settings}
        opened = await people[0].tell("/tables", {"settings": wanted, "bots": []})
        company = cls(people, opened["id"])
        for seat, name in enumerate(NAMES[: len(people)]):
            if seat:
                await company.do(seat, {"type": "join", "name": name})
        for seat in range(len(people), len(people) + bots):
            await company.do(0, {"type": "seat-bot", "seat": seat, "level": "random"})
        await company.do(0, {"type": "start"})
        await company.view()
        return company

    async def do(self, seat: int, command: Any) -> None:
        await self.people[seat].tell(
            f"/tables/{self.table}/commands", {"id": f"c{next(self._ids)}", "command": command}
        )

    async def look(self, seat: int = 0) -> Any:
        return await self.people[seat].ask(f"/tables/{self.table}")

    async def view(self, seat: int = 0) -> Any:
        """What a seat sees, once it is dealt: those who have a page take part, and nobody else is waited for."""

        async def dealt() -> Any:
            view = (await self.look(seat))["game"]["view"]
            return None if view["prompt"]["type"] == "chance" else view

        return await until("the deal", dealt)

    async def bid(self, seat: int, tokens: int) -> None:
        await self.do(seat, {"type": "move", "action": {"type": "bid", "tokens": tokens}})

    async def move(self, choose: Choose, seat: int) -> None:
        await self.do(seat, {"type": "move", "action": choose(await self.view(seat))})

    async def visit(self, seat: int) -> Person:
        """This one looks at the table on a page."""
        person = self.people[seat]
        await person.go(f"/table/{self.table}")
        await person.page.locator("section.bar").wait_for()
        return person
