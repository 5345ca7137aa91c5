"""What is too small for a thumb, which wants a square of 44 by 44 that nothing else takes taps from."""

from playwright.async_api import Page

TOO_SMALL = """(within) => {
  const SIDE = 44
  const PROBES = [-1, -0.5, 0, 0.5, 1]
  const TAPPED = 'button, a, input, select, textarea, summary, [role=button]'

  // Round corners are drawn, but no thumb feels them.
  const square = new CSSStyleSheet()
  square.insertRule('* { border-radius: 0 !important }')
  document.adoptedStyleSheets.push(square)
  // Behind a window over the page nothing can be tapped.
  const page = document.querySelector('dialog[open]') ?? document.querySelector(within)
  const found = [...page.querySelectorAll(TAPPED)].filter(isThere).filter((one) => !isInText(one))
    .filter((one) => ![one, one.closest('label')].some((area) => area && isLarge(area)))
    .map((one) => [one, one.getBoundingClientRect()])
    .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 140)} ${width.toFixed(1)} × ${height.toFixed(1)}`)
  document.adoptedStyleSheets.pop()
  return found

  // The way past the top comes into the page when a key has led to it, and there are no keys on a phone.
  function isThere(one) {
    return one.checkVisibility({ visibilityProperty: true }) && !one.matches('.skip')
  }
  // A link among the words of a sentence is as high as its line.
  function isInText(one) {
    const words = [...one.parentElement.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return one.localName === 'a' && getComputedStyle(one).display === 'inline' && words.some(({ data }) => data.trim())
  }
  function isLarge(area) {
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = area.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // Taps are counted in whole pixels: the outermost one may be the neighbour's.
    const reach = SIDE / 2 - 1
    return Math.min(width, height) > SIDE - 0.1 && PROBES.every((across) => PROBES.every((down) =>
      area.contains(document.elementFromPoint(x + across * reach, y + down * reach))))
  }
}"""


async def too_small(page: Page, within: str = "body") -> list[str]:
    """Everything that is, with its size."""
    # What moves is measured when it has arrived.
    await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    found: list[str] = await page.evaluate(TOO_SMALL, within)
    return [f"{page.url} {one}" for one in found]
