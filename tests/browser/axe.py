"""Axe, which finds what is in the way of people who hear, zoom or type a page."""

from typing import Any

from tests.browser.building import ROOT
from tests.browser.people import Person

SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`))
}"""


async def find_barriers(person: Person) -> list[str]:
    """Everything serious or critical on the page as it is now."""
    page = person.page
    # Colours are looked at when they have arrived.
    await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    if not await page.evaluate("'axe' in window"):
        # Given to the page by the browser's own tools: its policy lets no script in, and need not.
        await page.evaluate(SOURCE.read_text())
    found: Any = await page.evaluate(RUN)
    return [f"{page.url} {one}" for one in found]
