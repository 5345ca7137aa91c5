"""What the page says of a game, and where it says it: at the trick, in the log, in the bid table, and by key."""

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Page, Route, expect

from coverts.games.pikoko import PIKOKO, Options
from coverts.lang import Catalogue
from coverts.records.format import Player
from coverts.records.writing import data_of, record_of
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.listening import Listener
from tests.browser.people import Person, until
from tests.browser.playing import Anybody, is_kind, must_follow, play_on
from tests.records.games import played

SEED = 6
"""Of a game in whose first round the reader bid too little on somebody."""
NAMES = ("Ada", "דנה", "سارة")
SIZES = [(1280, 800), (1024, 600), (390, 844), (360, 640), (844, 390)]
GO = "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })) }"

STANDINGS = """() => [...document.querySelectorAll('aside .matrix tbody tr')].map((row) =>
  [...row.querySelectorAll('td:not(.left)')].map((cell) =>
    ['exact', 'over', 'short'].find((how) => cell.classList.contains(how)) ?? 'open'))"""

# Where each letter of a name is, and the number that follows it.
ORDER = """(line) => {
  const text = [...line.childNodes].find((node) => node.data?.includes('bid') || node.data?.includes('Bids'))
  const where = (from, to) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect()
  }
  return [...text.data.matchAll(/([\\u0590-\\u06ff]+)\\u2069? (\\d+)/g)].map((found) => {
    const name = where(found.index, found.index + found[1].length)
    const number = where(found.index + found[0].length - found[2].length, found.index + found[0].length)
    return { name: found[1], isAfter: name.top !== number.top || number.left >= name.right - 1 }
  })
}"""

# Of an element alone, without what is in it.
# With words that stay beside their pictures, and without what is to be touched.
OWN_WORDS = """(one) => [...one.childNodes]
  .filter((node) => node.nodeType === 3 || node.matches?.('.together')).map((node) => node.textContent).join('')"""

LINES = "(words) => Math.round(words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight))"

LAST_LINE = """() => {
  const scroll = document.querySelector('aside .scroll')
  const last = scroll.querySelector('li:last-child').getBoundingClientRect()
  const sheet = scroll.closest('aside').getBoundingClientRect()
  const box = scroll.getBoundingClientRect()
  const end = Math.min(box.bottom, sheet.bottom, innerHeight)
  return last.height > 0 && last.bottom <= end + 1 && last.top >= box.top - 1
}"""

COVERED = """() => {
  const why = document.querySelector('.why').getBoundingClientRect()
  return [...document.querySelectorAll('.label, .peacock .feather, .trick li')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.width && box.left < why.right - 1 && why.left < box.right - 1
      && box.top < why.bottom - 1 && why.top < box.bottom - 1
  }).map((one) => one.className)
}"""


async def film(person: Person, folder: Path) -> Any:
    """A whole game of three, seen with the eyes of the first: what happens in it, picture by picture."""
    options = Options(3)
    steps = [step for _, step in played(PIKOKO, options, Random(SEED))]
    record = data_of(record_of(PIKOKO, options, [Player(name) for name in NAMES], steps))
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    await person.go("/replay")
    await person.page.locator("input[type=file]").set_input_files(file)
    await person.page.locator(".controls").wait_for()
    await person.page.locator(".eyes select").select_option("0")
    await expect(person.page.locator(".label", has_text="You")).to_be_visible()
    replay = await person.tell("/replays?eyes=0", json.loads(file.read_text()))
    return [sight for step in replay["steps"] for sight in step["game"]["sights"] if sight["type"] != "asked"]


async def look_at(page: Page, picture: int) -> None:
    await page.locator(".controls input[type=range]").evaluate(GO, picture)
    await expect(page.locator(".controls .number")).to_contain_text(f"{picture} /")


async def test_a_trick_counts_when_it_is_taken_and_is_told_with_its_reason(ada: Person, tmp_path: Path) -> None:
    seen, page = await film(ada, tmp_path), ada.page
    left = page.locator("aside .matrix p")
    await look_at(page, 0)
    await expect(left).to_have_text("")
    first = next(at for at, sight in enumerate(seen, 1) if sight["type"] == "round-scored")
    score = seen[first - 1]["score"]
    comes_true = [[bid == score["taken"][on] for on, bid in enumerate(row)] for row in score["bids"]]
    round_the_table = (1, 2, 0)
    taken = 0
    for at in [at for at, sight in enumerate(seen[:first], 1) if sight["type"] == "trick-taken"]:
        await look_at(page, at - 1)
        await expect(page.locator(".trick li")).to_have_count(3)
        await expect(left).to_have_text(Catalogue("en").say("board-tricks-left", number=8 - taken))
        for by, row in zip(round_the_table, await page.evaluate(STANDINGS), strict=True):
            for on, how in zip(round_the_table, row, strict=True):
                assert not comes_true[by][on] or how in ("open", "exact")
        await reason_is_told(page, at, seen[at - 1])
        taken += 1
    assert taken == 8
    await expect(left).to_have_text("All tricks have been taken.")
    # Also in the reader's own row what is over has its colour, and its number.
    own = page.locator("aside .matrix tr.yours td:is(.over, .short)").first
    other = page.locator("aside .matrix tr:not(.yours) td:is(.over, .short)").first
    colour = "(cell) => getComputedStyle(cell).color"
    assert await own.evaluate(colour) == await other.evaluate(colour)
    over = [bid - score["taken"][on] for on, bid in enumerate(score["bids"][0]) if bid < score["taken"][on]]
    assert over
    for number in over:
        await expect(page.locator(".label .over", has_text=f"{-number} over").first).to_be_visible()


async def reason_is_told(page: Page, at: int, sight: Any) -> None:
    """At the feather that takes the trick, and in the log."""
    await look_at(page, at)
    await expect(page.locator(".trick li")).to_have_count(3)
    await expect(page.locator(".trick li.takes")).to_have_count(1)
    short = sight["reason"].replace("-led", "").replace("-trump", " trump").capitalize()
    await expect(page.locator(".trick .why")).to_contain_text(short)
    why = Catalogue("en").say("taking", reason=sight["reason"])
    await expect(page.locator("aside li").last).to_contain_text(f", {why}. Taken so far:")


async def test_names_from_right_to_left_keep_to_their_side_of_a_number(ada: Person, tmp_path: Path) -> None:
    seen, page = await film(ada, tmp_path), ada.page
    bids = [at for at, sight in enumerate(seen, 1) if sight["type"] == "bids-revealed"]
    found = []
    for at in bids[:4]:
        await look_at(page, at)
        found += await page.locator("aside li").last.evaluate(ORDER)
    assert {one["name"] for one in found} == set(NAMES[1:])
    assert all(one["isAfter"] for one in found)


async def test_the_question_is_spoken_and_the_focus_is_at_the_table(ada: Person) -> None:
    listener = await Listener.of(ada)
    await (await Home(ada).visit()).play_now("pikoko", 3)
    page = ada.page
    await expect(page.locator("main#main")).to_be_focused()
    table, choose = PikokoPage(ada), Anybody(3)
    view = await table.asked()
    for kind in ("bid", "self-bid", "confidence", "play"):
        view = await play_on(table, choose, is_kind(kind))
        question = await page.locator("section.bar .question").evaluate(OWN_WORDS)
        await listener.wait_for(f"Your turn. {' '.join(question.split())}")
        await the_rule_is_at_hand(page, view)
        await table.act(choose(view))
    view = await play_on(table, choose, lambda view: bool(view["trick"] and view["trick"]["plays"]))
    names = await page.locator(".trick li [role=img]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names
    assert all("peacock, played by " in name for name in names)
    await the_keys_are_listed(page)
    await play_on(table, choose, must_follow)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await page.locator(".peacock.target button.dim").first.click()
        await page.locator(".why").wait_for()
        assert await page.evaluate(COVERED) == []
        await page.keyboard.press("Escape")
        await the_log_ends_with_its_last_line(page)


async def the_rule_is_at_hand(page: Page, view: Any) -> None:
    """In two sentences beside the question: why numbers shrink, what is at stake; and in full one touch away."""
    await page.locator("section.bar").get_by_role("button", name="What is this about?").click()
    note = page.locator("section.bar [popover]:popover-open")
    kind, you = view["prompt"]["kind"], view["observer"]
    rule = {"bid": "P9", "self-bid": "P8", "confidence": "P17"}.get(kind, "P1")
    path = page.url.partition("/table/")[2].partition("?")[0]
    address = await note.locator("a").get_attribute("href") or ""
    assert address.startswith(f"/rules/pikoko?from=%2Ftable%2F{path}")
    assert f"#rule-{rule}" in address
    if kind.endswith("bid"):
        bare = view["bids"][you].count(None)
        left = "this last peacock" if bare == 1 else f"{bare} peacocks"
        tokens = {0: "no tokens", 1: "1 token"}.get(view["tokens"][you], f"{view['tokens'][you]} tokens")
        await expect(note).to_contain_text(f"You have {tokens} left for {left}")
        assert (view["tokens"][you] == 9) == ("nine tokens but eight tricks" in await note.inner_text())
    elif kind == "confidence":
        cards = await page.locator(".cards button").all_inner_texts()
        assert sum("+3 / −1" in card for card in cards) == 3
        assert sum("+1" in card for card in cards) == 1
    else:
        await expect(note).to_contain_text("highest")
    await page.keyboard.press("Escape")
    await expect(note).to_have_count(0)


async def the_keys_are_listed(page: Page) -> None:
    """By a key, unless it is meant for a text; and by a button."""
    field = page.locator("aside .say input")
    if await field.count():
        await field.press("?")
        assert await field.input_value() == "?"
        await field.fill("")
        await expect(page.locator("dialog[open]")).to_have_count(0)
    await page.locator("main#main").focus()
    await page.keyboard.press("?")
    keys = page.locator("dialog[open] kbd")
    assert [*await keys.all_inner_texts()][:3] == ["0 – 9", "← →", "Enter"]
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await page.get_by_role("button", name="Keys at this table").click()
    await expect(keys.first).to_be_visible()
    await page.keyboard.press("Escape")


async def the_log_ends_with_its_last_line(page: Page) -> None:
    opener = page.get_by_role("button", name="What happened")
    if await opener.is_visible():
        await opener.click()
    await until("the last line", lambda: page.evaluate(LAST_LINE))
    if await opener.is_visible():
        await page.locator("aside .close").click()


async def test_the_trump_fits_beside_a_clock_on_a_phone(invite: Invite) -> None:
    """In languages that need more room than English."""
    person = await invite(locale="de-DE", viewport={"width": 360, "height": 640})
    page = person.page

    async def with_a_clock(route: Route) -> None:
        asked: Any = route.request.post_data_json
        await route.continue_(post_data={**asked, "settings": {**asked["settings"], "seconds": 600}})

    await page.route("**/api/v1/tables", with_a_clock)
    await person.go("/")
    await Home(person).card("pikoko").locator("button.gold").click()
    await page.wait_for_url("**/table/*")
    for language in ("de", "fr"):
        await page.locator("header button:has(path[d^='M2 6'])").click()
        await page.locator("dialog[open] select").first.select_option(language)
        await page.keyboard.press("Escape")
        await expect(page.locator(".trump .dim").first).to_contain_text({"de": "Runde", "fr": "Manche"}[language])
        await expect(page.locator("[role=timer]")).to_be_visible()
        assert await page.locator(".trump .words").evaluate(LINES) <= 3


async def test_the_window_for_the_name_begins_with_the_name(ada: Person) -> None:
    await Home(ada).visit()
    await ada.page.locator("button.you").click()
    await expect(ada.page.locator("dialog[open] input[autocomplete=nickname]")).to_be_focused()
