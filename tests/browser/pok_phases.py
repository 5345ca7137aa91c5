"""POK stopped at each of its moments: a table with bots, and one player who closes a fist when told to."""

from collections.abc import AsyncIterator
from itertools import count
from typing import Any

from playwright.async_api import expect

from tests.browser.at_pok import PokPage
from tests.browser.people import Person, until
from tests.browser.playing import Anybody

# What lies open lies there until `isHeld` is taken away: the table waits for as long as somebody looks.
HOLD = """
{
  const usual = window.setTimeout
  window.setTimeout = (then, wait, ...rest) =>
    window.isHeld && wait > 500 ? 0 : usual(then, wait, ...rest)
}
"""


class PokEvening:
    """A game of POK for one page; `bo` plays without one."""

    def __init__(self, ada: Person, bo: Person) -> None:
        self.ada, self.bo = ada, bo
        self.page = ada.page
        self.choose = Anybody(31)
        self.numbers = count()

    async def begin(self, players: int, name: str = "Ada", **settings: Any) -> None:
        await self.ada.context.add_init_script(HOLD)
        await self.ada.tell("/guests", {"name": name})
        await self.bo.tell("/guests", {"name": "Bartholomew"})
        setup = {"setup": {"game": "pok", "players": players}, "visibility": "public", **settings}
        opened = await self.ada.tell("/tables", {"settings": setup, "bots": ["random"] * (players - 2)})
        self.path = f"/tables/{opened['id']}"
        await self.do(self.bo, {"type": "join", "name": "Bartholomew", "invitation": ""})
        await self.do(self.ada, {"type": "start"})
        await self.ada.go(f"/table/{opened['id']}")
        self.table = PokPage(self.ada)

    async def do(self, person: Person, command: Any) -> None:
        await person.tell(f"{self.path}/commands", {"id": f"c-{next(self.numbers)}", "command": command})

    async def bo_closes(self) -> None:
        async def question() -> Any:
            seen = await self.bo.ask(self.path)
            prompt = seen["game"]["view"]["prompt"]
            is_over = seen["table"]["phase"] == "over"
            return seen if is_over or (prompt["type"] == "awaits" and seen["table"]["you"] in prompt["seats"]) else None

        seen = await until("a question to Bo", question)
        if seen["table"]["phase"] == "over":
            return
        action = self.choose(seen["game"]["view"])
        await self.do(self.bo, {"type": "move", "action": action, "question": seen["table"]["question"]})

    async def phases(self) -> AsyncIterator[str]:
        """Every moment by its name. Between two of them the page may be looked at, and loaded anew."""
        view = await self.table.asked()
        yield "asked"
        await self.table.asked()
        symbol = self.choose(view)["symbol"]
        await self.table.counter(symbol).click()
        yield "chosen"
        await self.table.asked_again(symbol)
        await self.page.locator("section.bar .close").click()
        await expect(self.page.locator("section.bar.asked")).to_have_count(0)
        yield "waiting"
        await self.page.evaluate("window.isHeld = true")
        await self.bo_closes()
        await self.page.locator(".spot .shown").first.wait_for()
        yield "revealed"
        await self.page.evaluate("window.isHeld = false")
        await self.table.asked()
        await self.page.locator("section.bar .back").click()
        await self.page.locator(".spot .shown").first.wait_for()
        yield "looking back"
        await self.page.locator("section.bar .back").click()
        is_refused = False
        while (view := await self.table.asked()) is not None:
            gone = [one for one in "BGR" if one not in {offer["symbol"] for offer in view["legal"]}]
            if gone and not is_refused:
                is_refused = True
                await self.table.counter(gone[0]).click(force=True)
                await self.page.locator("section.bar .why").wait_for()
                yield "refused"
            await self.bo_closes()
            await self.table.act(self.choose(view))
        yield "over"
