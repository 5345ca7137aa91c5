"""What moves on a page although nobody has touched it."""

from playwright.async_api import Page

WATCH = """
window.shifts = []
{
  const name = (node) => !node?.classList ? String(node?.textContent ?? node).trim().slice(0, 30)
    : `${node.parentElement?.localName}.${node.parentElement?.classList[0]} > ${node.localName}.${[...node.classList]}`
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput)
        shifts.push(`${value.toFixed(7)}: ` + sources.map(({ node, previousRect, currentRect }) =>
          `${name(node)} (${place(previousRect)}) to (${place(currentRect)})`).join(', '))
  }).observe({ type: 'layout-shift', buffered: true })
}
"""


async def shifts_of(page: Page) -> list[str]:
    """Every shift since the page was opened: how much, and of what."""
    # Whatever has happened has been drawn by then, and told.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    shifts: list[str] = await page.evaluate("shifts")
    return shifts
