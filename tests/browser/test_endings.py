"""The end of a game has a stage of its own: who wins, where the points came from, and what to do next."""

from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.conftest import Invite
from tests.browser.layout import SIZES, Board, begin, sweep
from tests.browser.line import rewrite
from tests.browser.people import Person, until
from tests.browser.playing import Anybody
from tests.browser.words import numbers

STAGE = Board(
    marks=".ending svg text",
    parts=".ending .ways .button, .ending .winner",
    words=".ending h2, .ending .champion p",
    thumbs=".ending .ways .button",
    still=".ending",
    scrolls=".ending",
)
MOVES = count()
# How often a window is over the page, from now on.
WINDOWS = """() => {
  window.opened = 0
  new MutationObserver(() => { opened += document.querySelectorAll('dialog[open]').length })
    .observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
# What a table says while it is played.
OF_THE_GAME = ["more", "waiting", "your turn", "still possible", "lost", "your move"]


async def play_out(table: TablePage, choose: Anybody, enough: Callable[[Any], bool] = lambda view: False) -> Any:
    """To the end, or until there is enough, by the quickest way: what is asked is answered without the page."""

    async def is_over() -> Any:
        seen = await table.look()
        if seen["table"]["phase"] != "playing" or enough(seen["game"]["view"]):
            return seen
        prompt = seen["game"]["view"]["prompt"]
        if prompt["type"] == "awaits" and seen["table"]["you"] in prompt["seats"]:
            move = {"type": "move", "action": choose(seen["game"]["view"]), "question": seen["table"]["question"]}
            await table.person.tell(f"/tables/{table.id}/commands", {"id": f"m{next(MOVES)}", "command": move})
        return None

    return await until("the end", is_over, patience=60)


async def stage_of(page: Page) -> None:
    async def is_there() -> bool:
        await page.keyboard.press("Shift")
        return bool(await page.locator("section.ending").count())

    await until("the stage", is_there)


async def in_the_last_round(page: Page) -> None:
    """The page shows it, and the pad of the round before is closed."""

    async def is_there() -> bool:
        await page.keyboard.press("Shift")
        await page.keyboard.press("Escape")
        is_open = await page.locator("dialog[open]").count()
        return not is_open and await page.locator(".trump", has_text="Round 3").count() == 1

    await until("the last round", is_there)


async def columns(page: Page) -> list[list[int]]:
    """Points by exact bids, by near ones and by the card, and their sum, row by row."""
    rows = await page.locator(".standings tbody tr").all()
    return [numbers(await row.locator("td:not(.place)").all_inner_texts()) for row in rows]


async def test_the_end_of_Pikoko(invite: Invite) -> None:
    ada, eve = await invite(), await invite()
    page = ada.page
    await begin(ada, "pikoko", 5, visibility="public")
    table = PikokoPage(ada)
    await eve.tell("/guests", {"name": "Eve"})
    await eve.go(f"/table/{table.id}?watch")
    choose = Anybody(71)
    await play_out(table, choose, lambda view: bool(view["round"] == 3))
    await in_the_last_round(page)
    await page.evaluate(WINDOWS)
    seen = await play_out(table, choose)
    view = seen["game"]["view"]
    # No pad comes up after the last round, not even for a moment before the stage.
    await expect(page.locator("section.ending")).to_be_visible()
    assert await page.evaluate("opened") == 0

    # The stage is all there is: no board with words of the game, no pad over it.
    await expect(page.locator("dialog[open], .peacock, section.bar, .matrix")).to_have_count(0)
    said = (await page.locator("main").inner_text()).lower()
    assert not [word for word in OF_THE_GAME if word in said], said
    assert await page.evaluate("document.activeElement.matches('.ending h2')")
    # Who wins is crowned, and first; all points are accounted for, round by round and by where they came from.
    winners = view["prompt"]["winners"]
    await expect(page.locator(".ending .winner svg.crown")).to_have_count(len(winners))
    await expect(page.locator(".standings tr.winner")).to_have_count(len(winners))
    sums = await columns(page)
    assert all(exact + near + card == total for exact, near, card, total in sums)
    assert [total for *_, total in sums] == sorted(view["totals"], reverse=True)
    leaves = [numbers(await leaf.locator("td.points").all_inner_texts()) for leaf in await page.locator(".leaf").all()]
    assert [sum(rounds) for rounds in zip(*leaves, strict=True)] == [total for *_, total in sums]

    found = [one for one in await sweep(page, STAGE, SIZES) if "scrolls down" not in one]
    await page.emulate_media(color_scheme="light")
    found += [one for one in await sweep(page, STAGE, [(390, 844)]) if "scrolls down" not in one]
    assert not found

    await page.get_by_role("button", name="Share").click()
    link = await page.locator("dialog[open] input").input_value()
    assert await page.locator("dialog[open] a[download]").count() == 1
    await page.keyboard.press("Escape")
    # Somebody who watched sees the same, and has no seat to play again at; the link is theirs, too.
    await stage_of(eve.page)
    assert sorted(await columns(eve.page)) == sorted(sums)
    await expect(eve.page.get_by_role("button", name="Play again")).to_have_count(0)
    await eve.go(link)
    await expect(eve.page.locator(".controls")).to_be_visible()


async def test_long_endings_of_Pikoko_fit(ada: Person) -> None:
    """Level points and several winners are rare: the server's word is changed on its way to the page."""
    page = ada.page
    await begin(ada, "pikoko", 5)
    await play_out(PikokoPage(ada), Anybody(73))
    winners = [0]

    def tie(message: Any) -> None:
        if message["type"] == "snapshot":
            view = message["game"]["view"]
            view["totals"] = [max(view["totals"])] * 5
            view["prompt"] |= {"winners": winners, "by": "best-round"}

    await rewrite(page, tie)
    found = []
    for number in (1, 2, 5):
        winners[:] = range(number)
        await page.reload()
        await expect(page.locator(".ending .winner svg.crown")).to_have_count(number)
        await expect(page.locator(".ending .champion p").first).to_contain_text("level with")
        found += [f"{number} win, {one}" for one in await sweep(page, STAGE, SIZES) if "scrolls down" not in one]
    assert not found


async def test_the_end_of_POK(ada: Person) -> None:
    await begin(ada, "pok", 4)
    table = PokPage(ada)
    seen = await play_out(table, Anybody(72))
    await stage_of(ada.page)
    winners = seen["game"]["view"]["prompt"]["winners"]
    await expect(ada.page.locator(".ending .winner svg.crown")).to_have_count(len(winners))
    await expect(ada.page.locator(".ending h2")).to_contain_text("victory" if len(winners) > 1 else "win")
    # The last throw lies there still.
    await expect(ada.page.locator(".pok .die")).to_have_count(3)


async def test_a_game_that_was_cut_short(ada: Person) -> None:
    await begin(ada, "pikoko", 3, leaver="abort")
    table = PikokoPage(ada)
    await ada.tell(f"/tables/{table.id}/commands", {"id": "away", "command": {"type": "leave"}})
    await stage_of(ada.page)
    await expect(ada.page.locator(".ending h2")).to_have_text("The game was cut short")
    await expect(ada.page.locator(".ending .winner, .peacock, .standings")).to_have_count(0)
    await expect(ada.page.locator(".ending a[href^='/replay/']")).to_be_visible()
