"""On the narrowest phone no word is broken in two, and no choice is cut, in any language."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from coverts.games.pikoko import PIKOKO
from coverts.lang import LANGUAGES
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.fair_records import fair_record
from tests.browser.layout import DESKS, PHONES, SIDEWAYS, begin
from tests.browser.line import rewrite
from tests.browser.playing import Anybody, play_on
from tests.browser.test_endings import play_out
from tests.browser.test_fair_check import check

PHONE: ViewportSize = {"width": 360, "height": 640}
BROKEN = """(where) => [...document.querySelectorAll(where)].flatMap((one) => {
  const words = []
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
    }
  }
  return words
})"""
# Buttons whose words, or the picture before them, reach beyond them.
OVERFLOWING = """() => [...document.querySelectorAll('.ways :is(a.button, button)')].filter((button) => {
  const box = button.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(button)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return left < box.left || right > box.right || top < box.top - 1 || bottom > box.bottom + 1
}).map((button) => button.textContent)"""
# Pictures in a text, each of which stands on another line than the word that it belongs to.
APART = """async () => {
  const story = document.querySelector('aside .scroll ol')
  const apart = new Set()
  for (let width = 90; width < 300; width += 5) {
    story.style.width = `${width}px`
    for (const picture of story.querySelectorAll('svg')) {
      const texts = document.createTreeWalker(picture.closest('li'), NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const at = text.data.search(/[\\p{L}\\p{N}]/u)
        if (at < 0 || !(picture.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const [here, there] = [picture.getBoundingClientRect(), range.getBoundingClientRect()]
        if (here.bottom < there.top || there.bottom < here.top) apart.add(`${width} ${text.data.trim().slice(0, 20)}`)
        break
      }
    }
  }
  story.style.width = ''
  return { apart: [...apart], pictures: story.querySelectorAll('svg').length }
}"""
CUT = """() => {
  const select = document.querySelector('.eyes select')
  const style = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = style.font
  // The arrow of a select takes about as much room as a letter is high.
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16
  const isSeen = style.color !== 'rgba(0, 0, 0, 0)'
  return isSeen ? [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room) : []
}"""


async def broken(page: Page, where: str) -> list[str]:
    await page.locator(where).first.wait_for()
    found: list[str] = await page.evaluate(BROKEN, where)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_word_is_broken(invite: Invite, language: str) -> None:
    ada = await invite(locale=language, viewport=PHONE)
    await ada.tell("/guests", {"name": "Ada"})
    table = await ada.tell("/tables", {"settings": {"setup": {"game": "pok", "players": 4}}, "bots": ["novice"]})
    await ada.go(f"/table/{table['id']}")
    assert not await broken(ada.page, "ol li .words, ol li .button")

    await begin(ada, "pikoko", 3)
    await play_out(PikokoPage(ada), Anybody(73))
    await ada.page.locator(".ways a.button").first.wait_for()
    for width, height in [*PHONES, *SIDEWAYS, *DESKS]:
        await ada.page.set_viewport_size({"width": width, "height": height})
        assert not await ada.page.evaluate(OVERFLOWING), (width, height)
    await ada.page.set_viewport_size(PHONE)

    def tie(message: Any) -> None:
        if message["type"] == "snapshot":
            view = message["game"]["view"]
            view["totals"] = [max(view["totals"])] * 3
            view["prompt"] |= {"winners": [0, 1], "by": "best-round"}

    await rewrite(ada.page, tie)
    await ada.page.reload()
    assert not await broken(ada.page, ".ending .champion h2, .ending .champion p, .ending .ways")


@pytest.mark.parametrize("language", ["de", "fr"])
async def test_no_picture_is_parted_from_its_word(invite: Invite, language: str) -> None:
    """However wide the story is: a feather is its emblem and its name."""
    ada = await invite(locale=language)
    await begin(ada, "pikoko", 3)
    table = PikokoPage(ada)
    table.language = language
    await play_on(table, Anybody(74), lambda view: len(view["tricks"]) >= 2)
    found = await ada.page.evaluate(APART)
    assert found["pictures"] > 10
    assert not found["apart"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whose_eyes_are_chosen_is_read_or_drawn(invite: Invite, tmp_path: Path, language: str) -> None:
    ada = await invite(locale=language)
    await check(ada, tmp_path, fair_record(PIKOKO, 3, seed=5))
    await ada.page.keyboard.press("Escape")
    for width in (1280, 1024, 360):
        await ada.page.set_viewport_size({"width": width, "height": 720})
        assert await ada.page.evaluate(CUT) == [], width
        eye = ada.page.locator(".eyes .eye")
        await (expect(eye).to_be_visible() if width == 360 else expect(eye).to_be_hidden())
        box = await ada.page.locator(".eyes select").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
