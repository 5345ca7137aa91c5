"""A film fits the window: board, log and controls have their places at every size, from the first step to the last."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Page, expect

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.records.writing import data_of, record_of
from tests.browser.people import Person
from tests.records.games import names, played

SIZES = [
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
    (360, 640),
    (844, 390),
    (640, 400),
]
MISPLACED = """() => {
  const found = []
  const { scrollWidth, scrollHeight } = document.scrollingElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`)
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`)
  const box = (one) => one.getBoundingClientRect()
  const isWithin = (one, { left, top, right, bottom }) => {
    const inner = box(one)
    return inner.width > 0 && inner.height > 0 && inner.left >= left - 1 && inner.right <= right + 1
      && inner.top >= top - 1 && inner.bottom <= bottom + 1
  }
  const window = new DOMRect(0, 0, innerWidth, innerHeight)
  const parts = '.film > *, .controls :is(button:not(.far), input, .number), .eyes select, aside ol'
  for (const one of document.querySelectorAll(parts))
    if (!isWithin(one, window)) found.push(`outside the window: ${one.outerHTML.slice(0, 80)}`)
  for (const one of document.querySelectorAll('.controls :is(button:not(.far), input)')) {
    const { left, top, width, height } = box(one)
    if (!one.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
      found.push(`covered: ${one.outerHTML.slice(0, 80)}`)
  }
  const list = document.querySelector('aside ol')
  if (!isWithin(list.lastElementChild, box(list))) found.push('the last line is out of sight')
  if (box(document.querySelector('.film > .board')).height < innerHeight * 0.4) found.push('hardly any board')
  return found
}"""


@pytest.mark.parametrize(("game", "players"), [(PIKOKO, 5), (POK, 7)], ids=["pikoko", "pok"])
async def test_a_film_is_as_high_as_the_window(ada: Person, tmp_path: Path, game: AnyGame, players: int) -> None:
    page = ada.page
    options = game.options_type(players)
    steps = [step for _, step in played(game, options, Random(1))]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data_of(record_of(game, options, names(players), steps))))
    await ada.go("/replay")
    await page.locator("input[type=file]").set_input_files(file)
    await page.locator(".controls").wait_for()
    # Nothing has happened yet, and nothing else is said.
    said = {"pikoko": "No feathers have been dealt yet.", "pok": "The dice have not been thrown yet."}[game.name]
    await expect(page.locator("aside li")).to_have_count(1)
    await expect(page.locator("aside li")).to_contain_text(f"sit down. {said}")
    await expect(page.get_by_text("All tricks have been taken")).to_have_count(0)
    found = []
    for key in ("Home", "End"):
        await page.keyboard.press(key)
        for width, height in SIZES:
            await page.set_viewport_size({"width": width, "height": height})
            await drawn(page)
            found += [f"{key} {width}×{height} {one}" for one in await page.evaluate(MISPLACED)]
    assert not found
    # The points, in place of a table on which nothing lies; POK's counters and dice stay.
    has_points = game is PIKOKO
    await expect(page.locator(".film .standings")).to_have_count(int(has_points))
    await expect(page.locator(".film .winners")).to_have_count(int(has_points))
    # The log is longer than its place, and scrolls there.
    high, room = await page.locator("aside ol").evaluate("(list) => [list.scrollHeight, list.clientHeight]")
    assert high > 2 * room


async def drawn(page: Page) -> None:
    """What depends on the size of the window has been measured and drawn."""
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
