"""A table at which a game is on: what somebody sees there, and what they can do."""

import re
from typing import Any

from playwright.async_api import Page

from tests.browser.people import Person, until

OVER = "a.button[href^='/replay/']"


class TablePage:
    """A table as one person's page shows it. What is asked is what the server says is asked."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.id = re.split(r"/table/", self.page.url)[1].partition("?")[0]

    async def look(self) -> Any:
        """The snapshot that the server has for this person."""
        return await self.person.ask(f"/tables/{self.id}")

    async def view(self) -> Any:
        return (await self.look())["game"]["view"]

    async def dealt(self) -> None:
        """Wait until everybody's browsers have taken their part in the deal."""

        async def is_dealt() -> bool:
            return bool((await self.view())["prompt"]["type"] != "chance")

        await until("the deal", is_dealt)

    async def hurry(self) -> None:
        """Whoever touches anything sees at once all that has happened."""
        await self.page.keyboard.press("Shift")

    async def asked(self) -> Any:
        """Wait for the next question to this person, and for the page to show it; None when the game is over."""

        async def question() -> Any:
            seen = await self.look()
            await self.hurry()
            if seen["table"]["phase"] == "over":
                return seen if await self.page.locator(OVER).count() else None
            if seen["game"] is None:
                # The game has been asked for, and has not begun yet.
                return None
            prompt = seen["game"]["view"]["prompt"]
            is_asked = prompt["type"] == "awaits" and seen["table"]["you"] in prompt["seats"]
            return seen if is_asked and await self.shows(seen["game"]["view"]) else None

        seen = await until("a question", question)
        return None if seen["table"]["phase"] == "over" else seen["game"]["view"]

    async def settled(self, *, alone: bool = True) -> None:
        """The page shows all there is to see; `alone`: when everybody else has made up their minds."""
        seen: Any = None

        async def is_quiet() -> bool:
            nonlocal seen
            seen = await self.look()
            prompt = seen["game"]["view"]["prompt"]
            others = [] if prompt["type"] != "awaits" else [*prompt["seats"]]
            return not alone or others in ([], [seen["table"]["you"]])

        async def is_heard() -> bool:
            await self.hurry()
            await self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            await self.hurry()
            return self.person.heard.number >= int(seen["number"])

        await until("the others", is_quiet)
        await until("all that is said", is_heard)

    async def shows(self, view: Any) -> bool:
        """Whether the page asks what this view asks, and nothing has been chosen yet."""
        raise NotImplementedError

    async def act(self, action: Any) -> None:
        """Do this by hand."""
        raise NotImplementedError

    async def story(self) -> list[str]:
        """The lines of what has happened."""
        return await self.page.locator("aside .scroll[tabindex]").locator("li").all_inner_texts()

    async def record(self) -> Any:
        return await self.person.ask(f"/tables/{self.id}/record")

    async def board(self) -> str:
        """Everything that the board says, in words and in labels."""
        text: str = await self.page.evaluate(BOARD)
        return text


BOARD = """() => {
  const said = []
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data.trim())
    if (node.nodeType !== Node.ELEMENT_NODE) return
    for (const name of ['aria-label', 'title', 'aria-pressed', 'aria-disabled', 'disabled', 'href'])
      if (node.hasAttribute(name)) said.push(`${name}=${node.getAttribute(name)}`)
    node.childNodes.forEach(visit)
  }
  const main = document.querySelector('main')
  if (main) visit(main)
  return said.filter(Boolean).join('\\n')
}"""
