"""One person against bots: from the front page with one click to the end of the game."""

import pytest
from playwright.async_api import expect

from coverts.lang import Catalogue
from coverts.records.reading import document
from coverts.records.referee import check
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.endings import names_the_winners
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.browser.words import numbers

EN = Catalogue("en")

# How far the total of a row of the score pad stands above or below the points of the round beside it.
OFF_THE_LINE = """() => {
  const line = (one) => {
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    one.append(mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return bottom
  }
  return [...document.querySelectorAll('dialog[open] td.total')]
    .map((one) => line(one.querySelector('b')) - line(one.previousElementSibling.querySelector('b')))
    .filter((off) => Math.abs(off) > 0.1)
}"""


async def the_ending_is_right(table: TablePage, winners: tuple[int, ...]) -> None:
    seats = (await table.look())["table"]["seats"]
    names = ["You", *[seat["name"] for seat in seats[1:]]]
    said = await table.page.get_by_label("The game is over").locator(".words p").last.inner_text()
    assert names_the_winners(said, names, winners), (said, winners)


async def test_a_level_says_where_it_works_with_guesses(ada: Person) -> None:
    home = await Home(ada).visit()
    pok, remark = home.card("pok"), home.card("pok").get_by_text("the game is not solved")
    await pok.get_by_role("radio", name="7", exact=True).check()
    await pok.get_by_role("radio", name="Casual", exact=True).check()
    await expect(remark).to_have_count(0)
    await pok.get_by_role("radio", name="Expert", exact=True).check()
    await expect(remark).to_be_visible()
    await pok.get_by_role("radio", name="4", exact=True).check()
    await expect(remark).to_have_count(0)
    await home.open_table("pok", 7)
    await ada.page.get_by_label("Level of new bots").select_option("master")
    await expect(ada.page.get_by_text("the game is not solved")).to_be_visible()


async def test_a_game_of_Pikoko(ada: Person) -> None:
    home = await Home(ada).visit()
    await home.play_now("pikoko", 3)
    table = PikokoPage(ada)
    await play_on(table, Anybody(1))

    verdict = check(document(await table.record()).record)
    assert verdict.complete
    assert verdict.totals is not None
    assert verdict.winners is not None
    pad = await table.open_pad()
    shown = numbers(await pad.locator("td.total").all_inner_texts())
    assert shown == [verdict.totals[seat] for seat in (1, 2, 0)]
    for width in (1280, 390):
        await ada.page.set_viewport_size({"width": width, "height": 800})
        assert await ada.page.evaluate(OFF_THE_LINE) == []
    await table.page.keyboard.press("Escape")
    await the_ending_is_right(table, verdict.winners)


@pytest.mark.parametrize("players", [4])
async def test_a_game_of_POK(ada: Person, players: int) -> None:
    home = await Home(ada).visit()
    await home.play_now("pok", players)
    table = PokPage(ada)
    await play_on(table, Anybody(2))

    verdict = check(document(await table.record()).record)
    assert verdict.complete
    assert verdict.winners is not None
    crowns = table.page.locator(".badge.winner")
    assert await crowns.count() == len(verdict.winners)
    await the_ending_is_right(table, verdict.winners)
