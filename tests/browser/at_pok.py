"""A table of POK."""

from typing import Any

from playwright.async_api import Locator

from tests.browser.at_table import TablePage

FRESH = """({ round, legal }) => {
  const bar = document.querySelector('section.bar.asked')
  if (!bar || document.querySelector('dialog[open]')) return false
  const counters = [...bar.querySelectorAll('[aria-keyshortcuts]')]
  const may = counters.filter((one) => one.ariaDisabled !== 'true').map((one) => one.getAttribute('aria-keyshortcuts'))
  return bar.querySelector('h2').textContent.match(/\\d+/)?.[0] === round
    && !counters.some((one) => one.ariaPressed === 'true') && may.sort().join('') === legal
}"""


class PokPage(TablePage):
    """What can be seen and done at POK."""

    async def shows(self, view: Any) -> bool:
        legal = "".join(sorted(offer["symbol"] for offer in view["legal"]))
        return bool(await self.page.evaluate(FRESH, {"round": str(view["round"]), "legal": legal}))

    async def act(self, action: Any) -> None:
        await self.offer(action["symbol"])

    async def offer(self, symbol: str) -> None:
        await self.counter(symbol).click()
        await self.page.locator("section.bar .close").click()

    async def asked_again(self, symbol: str) -> None:
        """The same question with this choice: a page that was loaded anew has forgotten it."""
        if await self.counter(symbol).get_attribute("aria-pressed") != "true":
            await self.asked()
            await self.counter(symbol).click()

    def counter(self, symbol: str) -> Locator:
        return self.page.locator(f"section.bar [aria-keyshortcuts='{symbol}']")
