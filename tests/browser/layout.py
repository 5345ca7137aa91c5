"""The law of layout: nothing that is to be read or touched is covered, cut, too small or outside of the window.

A number of a face-up feather, a die, a question, a button of the board or its bar: each is probed where it is drawn.
What lies above it at a probe, and paints there, covers it; where it cannot be found at all, it is cut.
"""

import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from playwright.async_api import Page

from tests.browser.people import Person, until

PHONES = [(360, 640), (390, 844)]
SIDEWAYS = [(844, 390), (932, 430), (667, 375), (640, 400)]
DESKS = [(1024, 600), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440)]
SIZES = [*PHONES, *SIDEWAYS, *DESKS]
LANGUAGES = ("en", "de", "fr", "nl")
IS_FULL = os.environ.get("COVERTS_LAYOUT") == "full"


@dataclass(frozen=True)
class Board:
    """What is on a game's board, as selectors."""

    marks: str
    """Numbers, as text in drawings: every bit of them is seen."""
    parts: str
    """What has a place of its own: buttons, dice."""
    words: str
    """What is asked: every line of it is seen, and none is shortened."""
    thumbs: str
    """What is touched to play. At its middle there are 24 by 44 pixels that nothing else takes taps from."""
    still: str
    """What does not move because something was tapped."""
    scrolls: str = ".felt"
    """What does not scroll."""


PIKOKO = Board(
    marks=":is(.peacock, .trick, .trump) svg.feather text",
    parts="section.bar button, .tools button, .trump .card, .peacock .backs .feather > svg",
    words="section.bar :is(.question, .wants, .waits p), .trump b, .trick small",
    thumbs=".peacock.target button.playable",
    still=".peacock, li.feather, span.feather, .label, section.bar, section.bar .question, .middle, .strip",
)
POK = Board(
    marks=".pok .die text",
    parts=".pok :is(.die, .spot, .bird), section.bar button",
    words="section.bar :is(h2, .what, .dim, .why)",
    thumbs="section.bar [aria-keyshortcuts]",
    still=".pok .board, .die, .badge, .spot, section.bar, section.bar button, section.bar h2",
    scrolls=".pok",
)

LAW = """async ({ marks, parts, words, thumbs, scrolls }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await frame()
  await frame()
  await Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)))

  // What takes no taps covers all the same.
  const open = new CSSStyleSheet()
  open.replaceSync('*, ::before, ::after { pointer-events: auto !important }')
  const found = []
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => isMeant(one) && !one.closest('aside, dialog'))
  // What a drawing without any size shows is not rendered, but it is meant to be.
  const isMeant = (one) => (one.ownerSVGElement?.parentElement ?? one).checkVisibility({ visibilityProperty: true })
  const name = (one) => {
    const path = []
    for (let up = one; up && up !== document.body && path.length < 4; up = up.parentElement)
      path.unshift(up.localName + [...up.classList].filter((word) => !/^s(velte)?-/.test(word))
        .map((word) => '.' + word).join(''))
    return path.join(' > ') + (one.textContent.trim() ? ` “${one.textContent.trim().slice(0, 40)}”` : '')
  }
  const tell = (what, one, more = '') => found.push(`${what}: ${name(one)} ${more}`)

  document.adoptedStyleSheets.push(open)
  try {
    for (const mark of seen(marks)) lookAtMark(mark)
    for (const part of seen(parts)) lookAtPart(part)
    for (const word of seen(words)) lookAtWords(word)
    for (const button of seen('section.bar button, .tools button')) lookInside(button)
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== open)
  }
  for (const thumb of seen(thumbs)) lookAtThumb(thumb)
  for (const one of [document.documentElement, ...seen(scrolls).filter(isScroller)]) {
    if (one.scrollHeight > one.clientHeight + 1) tell('scrolls down', one, `${one.scrollHeight} in ${one.clientHeight}`)
    if (one.scrollWidth > one.clientWidth + 1) tell('scrolls sideways', one)
  }
  return found

  function isScroller(one) {
    return /auto|scroll|hidden/.test(getComputedStyle(one).overflowY)
  }
  function isOutside(x, y) {
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight
  }
  // The first thing that is wrong at one of these points, if anything is.
  function probe(one, own, points) {
    for (const [x, y] of points) {
      if (isOutside(x, y)) return tell('outside', one, `at ${Math.round(x)} ${Math.round(y)}`)
      const stack = document.elementsFromPoint(x, y)
      const place = stack.findIndex((other) => own.contains(other))
      if (place < 0 && !stack.some((other) => other.contains(own)))
        return tell('cut', one, `at ${Math.round(x)} ${Math.round(y)}`)
      const above = stack.slice(0, place < 0 ? stack.findIndex((other) => other.contains(own)) : place)
      // What is around it is below it, unless something is painted before or after what it holds.
      const cover = above.find((other) => other.contains(own) || paints(other, x, y))
      if (cover) return tell('covered', one, `by ${name(cover)}`)
      if (place < 0 && isClipped(own, x, y)) return tell('cut', one, `at ${Math.round(x)} ${Math.round(y)}`)
    }
  }
  function isClipped(one, x, y) {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (!/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)) continue
      const box = up.getBoundingClientRect()
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
    }
    return false
  }
  function paints(one, x, y) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (one instanceof SVGElement) return !(one instanceof SVGSVGElement)
    if (one.localName === 'img') return true
    const style = getComputedStyle(one)
    const alpha = /^rgba\\(.*, ?([\\d.]+)\\)$|\\/ ?([\\d.]+)\\)$/.exec(style.backgroundColor)
    if (style.backgroundImage !== 'none' || !alpha || Number(alpha[1] ?? alpha[2]) > 0.15) return true
    return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && rectsOf(node)
      .some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
  }
  function rectsOf(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return text.data.trim() ? [...range.getClientRects()].filter(({ width }) => width > 0.5) : []
  }
  // Digits fill the box of their letters from about a quarter below its top to a fifth above its bottom.
  function lookAtMark(mark) {
    const drawing = mark.ownerSVGElement
    const around = drawing.getBoundingClientRect()
    if (around.width < 8 || around.height < 8) return tell('too small', mark, `${around.width} × ${around.height}`)
    const { x, y, width, height } = mark.getBBox()
    const way = mark.getScreenCTM()
    const points = []
    for (const across of [0.04, 0.27, 0.5, 0.73, 0.96])
      for (const down of [0.26, 0.5, 0.76]) {
        const point = new DOMPoint(x + width * across, y + height * down).matrixTransform(way)
        points.push([point.x, point.y])
      }
    const tall = height * 0.5 * Math.hypot(way.c, way.d)
    if (!(tall >= 7)) return tell('too small', mark, `${tall.toFixed(1)} high`)
    probe(mark, drawing, points)
  }
  function lookAtPart(part) {
    const { left, top, width, height } = part.getBoundingClientRect()
    if (width < 8 || height < 8) return tell('too small', part, `${width.toFixed(1)} × ${height.toFixed(1)}`)
    if (isOutside(left + 0.5, top + 0.5) || isOutside(left + width - 0.5, top + height - 0.5))
      return tell('outside', part, `${[left, top, left + width, top + height].map(Math.round)}`)
    const probes = part.matches('svg, .die, .spot') ? [-0.2, 0, 0.2] : [-0.8, 0, 0.8]
    // What lies under its neighbour on purpose is a back, of which nothing is to be read.
    if (part.closest('.backs')) return
    probe(part, part, probes.flatMap((across) => probes.map((down) =>
      [left + width / 2 * (1 + across), top + height / 2 * (1 + down)])))
  }
  function textsOf(one) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode())
      if (!isForEars(walker.currentNode.parentElement)) texts.push(walker.currentNode)
    return texts
  }
  // What is there for screen readers alone is cut on purpose.
  function isForEars(one) {
    return one && (getComputedStyle(one).clipPath !== 'none' || isForEars(one.parentElement))
  }
  function lookAtWords(one) {
    for (const text of textsOf(one))
      for (const { left, right, top, bottom } of rectsOf(text)) {
        for (const at of [0.05, 0.5, 0.95])
          probe(one, text.parentElement, [[left + (right - left) * at, (top + bottom) / 2]])
        for (let up = text.parentElement; up && up !== document.body; up = up.parentElement)
          if (/hidden|clip/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY)) {
            const box = up.getBoundingClientRect()
            if (left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3)
              return tell('cut', one)
          }
      }
  }
  // The words of a button stay within it.
  function lookInside(button) {
    const box = button.getBoundingClientRect()
    for (const text of textsOf(button)) {
      if (getComputedStyle(text.parentElement).textOverflow === 'ellipsis') continue
      for (const { left, right, top, bottom } of rectsOf(text))
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
          return tell('overflows', button)
    }
  }
  function lookAtThumb(thumb) {
    const box = (thumb.querySelector('svg') ?? thumb).getBoundingClientRect()
    const middle = (box.top + box.bottom) / 2
    const hits = (x, y) => thumb.contains(document.elementFromPoint(x, y))
    let [wide, high] = [0, 0]
    for (let x = Math.ceil(box.left); x < box.right; x++) wide += Number(hits(x, middle))
    const column = thumb.getBoundingClientRect()
    for (let y = Math.ceil(Math.min(column.top, box.top)); y < Math.max(column.bottom, box.bottom); y += 2) {
      let any = false
      for (let x = Math.ceil(box.left); x < box.right && !any; x += 3) any = hits(x, y)
      high += 2 * Number(any)
    }
    if (wide < 24 || high < 43) tell('no thumb fits', thumb, `${wide} × ${high} ${thumb.ariaLabel ?? ''}`)
  }
}"""

BOXES = """async (selector) => {
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
  await Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)))
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one, i) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [`${i} ${one.localName}.${[...one.classList].filter((word) => !/^s(velte)?-/.test(word)).join('.')}`,
      [left, top, width, height].map((number) => Math.round(number))]
  })
}"""


async def broken(page: Page, board: Board) -> list[str]:
    """Everything on the page, as it is now, that breaks the law."""
    size: Any = page.viewport_size
    language = await page.evaluate("document.documentElement.lang")
    found: list[str] = await page.evaluate(LAW, asdict(board))
    return [f"{size['width']}×{size['height']} {language} {one}" for one in found]


async def boxes(page: Page, board: Board) -> list[Any]:
    """Where everything is that has no reason to move."""
    places: list[Any] = await page.evaluate(BOXES, board.still)
    return places


async def sweep(page: Page, board: Board, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What breaks the law at the present moment of a game, in windows of these sizes."""
    before: Any = page.viewport_size
    found = []
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        found += await broken(page, board)
    await page.set_viewport_size(before)
    return found


async def sweep_languages(page: Page, board: Board, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """The same in every language; at the end the page speaks as it did before."""
    before = await page.evaluate("document.documentElement.lang")
    found = []
    for language in (*(one for one in LANGUAGES if one != before), before):
        await page.evaluate("(word) => localStorage.setItem('coverts-language', JSON.stringify(word))", language)
        await page.reload()
        await page.locator(f"html[lang={language}] section.bar").wait_for()
        await _is_quiet(page)
        found += await sweep(page, board, sizes)
    return found


async def _is_quiet(page: Page) -> None:
    """A page that has been loaded anew shows all there is, once it has been hurried."""
    seen = ""

    async def is_same() -> bool:
        nonlocal seen
        await page.keyboard.press("Shift")
        now = await page.locator("section.bar").inner_text()
        same, seen = now == seen, now
        return same

    await until("a quiet table", is_same)


async def begin(person: Person, game: str, players: int, level: str = "random", **settings: object) -> None:
    """Sit down among bots, whatever language the page speaks."""
    await person.tell("/guests", {"name": "Ada"})
    table = {"settings": {"setup": {"game": game, "players": players}, **settings}, "bots": [level] * (players - 1)}
    opened = await person.tell("/tables", table)
    await person.tell(f"/tables/{opened['id']}/commands", {"id": "start", "command": {"type": "start"}})
    await person.go(f"/table/{opened['id']}")
    await person.page.locator("section.bar").wait_for()
