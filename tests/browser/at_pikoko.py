"""A table of Pikoko."""

from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Locator

from tests.browser.at_table import TablePage
from tests.browser.people import until
from tests.browser.words import colour_word, feather_of, feather_words

FRESH = """({ kind, feathers, playable, numbers }) => {
  const bar = document.querySelector('section.bar')
  if (!bar || document.querySelector('dialog[open]')) return false
  if (kind === 'bid' || kind === 'self-bid')
    return bar.querySelectorAll('.numbers button').length === numbers && !bar.querySelector('[aria-pressed=true]')
  if (kind === 'confidence')
    return bar.querySelectorAll('.cards button').length === numbers && !bar.querySelector('[aria-pressed=true]')
  const buttons = [...document.querySelectorAll('.peacock.target .feather button')]
  const names = (some) => some.map((one) => one.getAttribute('aria-label').split(',')[0]).sort().join()
  return bar.querySelector('.play') !== null
    && !buttons.some((one) => one.ariaPressed === 'true')
    && names(buttons) === feathers && names(buttons.filter((one) => one.matches('.playable'))) === playable
}"""


class PikokoPage(TablePage):
    """What can be seen and done at Pikoko."""

    language = "en"

    async def shows(self, view: Any) -> bool:
        if await self.page.locator("dialog[open]").count():
            # The score pad comes up by itself at the end of a round.
            await self.page.keyboard.press("Escape")
        target = view["hands"][(view["observer"] + 1) % len(view["hands"])]
        legal = {feather_of(action["face"]) for action in view["legal"] if action["type"] == "play"}
        question = {
            "kind": view["prompt"]["kind"],
            "numbers": len(view["legal"]),
            "feathers": self._named(target["feathers"]),
            "playable": self._named(legal),
        }
        return bool(await self.page.evaluate(FRESH, question))

    def _named(self, feathers: Any) -> str:
        return ",".join(sorted(feather_words(feather, self.language) for feather in feathers))

    async def act(self, action: Any) -> None:
        match action["type"]:
            case "bid":
                await self.bid(action["tokens"])
            case "confidence":
                await self.trust(action.get("seat"))
            case "play":
                await self.play(action["face"])

    async def bid(self, tokens: int) -> None:
        await self.page.locator(".numbers").get_by_role("button", name=str(tokens), exact=True).click()
        await self.page.locator("section.bar .close").click()

    async def trust(self, seat: int | None) -> None:
        """Lay the card of a seat, or No Confidence, face down."""
        cards = self.page.locator("section.bar .cards button")
        if seat is None:
            await cards.filter(has_not=self.page.locator(".name")).click()
        else:
            await cards.filter(has=self.page.locator(f"svg.bird-{seat}")).click()
        await self.page.locator("section.bar .lay").click()

    async def play(self, face: str) -> None:
        """Choose the feather, and say as what if there is a choice."""
        await self.feather(feather_of(face)).click()
        ways = self.page.locator("section.bar .play button")
        if await ways.count() > 1:
            await ways.filter(has_text=colour_word(face[-1], self.language)).click()
        else:
            await ways.click()

    def feather(self, feather: str) -> Locator:
        """A feather that this person plays from."""
        name = feather_words(feather, self.language)
        return self.page.locator(
            f".peacock.target button[aria-label='{name}'], .peacock.target button[aria-label^='{name},']"
        )

    async def open_pad(self) -> Locator:
        """The score pad, which may have come up by itself."""
        pad = self.page.locator("dialog[open] .pages")

        async def is_open() -> bool:
            with suppress(Error):
                if not await pad.count():
                    await self.page.get_by_role("button", name="Score pad").click(timeout=1000)
            return bool(await pad.count())

        await until("the score pad", is_open)
        return self.page.locator("dialog[open]")
