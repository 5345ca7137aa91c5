"""What is lost when everything, or every letter, is twice as large: width, words, and ways to answer."""

from playwright.async_api import Page

CUT = """() => {
  const found = []
  const [left, right] = [0, document.scrollingElement.clientWidth]
  if (document.scrollingElement.scrollWidth > right) found.push(`wider: ${document.scrollingElement.scrollWidth}`)

  const page = document.querySelector('dialog[open]') ?? document.body
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (text.data.trim() && isSeen(text.parentElement)) look(text)
  }
  return found

  // What is there for screen readers alone is cut on purpose, and so is the way past the top.
  function isSeen(one) {
    return one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip, .aloud') && !isClipped(one)
  }
  function isClipped(one) {
    return one && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement))
  }
  function look(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    for (let one = text.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.textOverflow === 'ellipsis') return
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return
      const box = one.getBoundingClientRect()
      if (/hidden|clip/.test(style.overflowX) && (words.left < box.left - 2 || words.right > box.right + 2))
        return tell('cut', text)
      if (/hidden|clip/.test(style.overflowY) && (words.top < box.top - 2 || words.bottom > box.bottom + 2))
        return tell('cut', text)
    }
    if (words.left < left - 1 || words.right > right + 1) tell('beyond the edge', text)
  }
  function tell(what, text) {
    found.push(`${what}: ${text.data.trim().slice(0, 60)} in ${text.parentElement.outerHTML.slice(0, 90)}`)
  }
}"""

COVERED = """(selector) => {
  const PROBES = [-0.8, 0, 0.8]
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .flatMap((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = (across, down) =>
        document.elementFromPoint(left + width / 2 * (1 + across), top + height / 2 * (1 + down))
      const others = PROBES.flatMap((across) => PROBES.map((down) => at(across, down)))
        .filter((other) => !one.contains(other))
      return others.length ? [`${one.outerHTML.slice(0, 110)} under ${others[0]?.outerHTML.slice(0, 110)}`] : []
    })
}"""


async def cut(page: Page) -> list[str]:
    """Words that are cut off, or beyond the edge; and whether the page has become wider than the window."""
    found: list[str] = await page.evaluate(CUT)
    return [f"{page.url} {one}" for one in found]


async def covered(page: Page, selector: str) -> list[str]:
    """Which of these cannot be reached, wherever one scrolls, since something else lies over them."""
    found: list[str] = await page.evaluate(COVERED, selector)
    return [f"{page.url} {one}" for one in found]
