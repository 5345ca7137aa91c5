"""The deal of a record checked in the browser, by its own code: right, wrong and where, or with numbers missing."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.lang import LANGUAGES, Catalogue
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.fair_records import fair_record
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on

WITHOUT_WEBCRYPTO = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
OVERFLOW = """() => [...document.querySelectorAll('dialog[open] .check, dialog[open] .check *')]
  .filter((one) => !one.closest('.aloud') && getComputedStyle(one).display !== 'inline')
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.scrollWidth} > ${one.clientWidth}`)"""


async def check(person: Person, folder: Path, record: dict[str, Any]) -> Locator:
    """Bring a record, and ask for its check."""
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    await person.go("/replay")
    await person.page.locator("input[type=file]").set_input_files(file)
    await person.page.locator("button:has(path[d^='M10 2l6.5'])").click()
    return person.page.locator("dialog[open]")


@pytest.mark.parametrize("game", [PIKOKO, POK], ids=lambda game: game.name)
async def test_a_right_one_is_proved(ada: Person, tmp_path: Path, game: AnyGame) -> None:
    record = fair_record(game, 3, seed=7)
    seen = await check(ada, tmp_path, record)
    what = {"pikoko": "cards", "pok": "throws"}[game.name]
    await expect(seen.locator("[role=status]")).to_contain_text(f"Proved: nobody chose these {what}.")
    await expect(seen.locator(".print svg.feather")).to_have_count(8)
    # One group before the game, and one for each promise of the house; all of them fit.
    groups = seen.locator("details:has(> ol)")
    await expect(groups).to_have_count(1 + len(record["fair"]["rounds"]))
    for group in await groups.all():
        await expect(group.locator("> summary")).to_contain_text("everything fits")
        await group.locator("> summary").click()
    # Every number on the way is there.
    shown = await seen.inner_text()
    for numbers in await seen.locator("details details").all():
        await numbers.locator("summary").click()
    shown = await seen.inner_text()
    for number in record["fair"]["rounds"]:
        assert {number["commitment"], number["seed"], *number["clients"], *number["nonces"]} <= {*shown.split()}
    assert record["fair"]["rules"] in shown
    assert not await find_barriers(ada)


def spoil_seed(record: dict[str, Any]) -> None:
    first = record["fair"]["rounds"][1]
    first["seed"] = f"{int(first['seed'][0], 16) ^ 1:x}{first['seed'][1:]}"


def spoil_nonce(record: dict[str, Any]) -> None:
    nonces = record["fair"]["rounds"][2]["nonces"]
    nonces[1] = nonces[0]


def spoil_deal(record: dict[str, Any]) -> None:
    """Two feathers change hands."""
    hands = record["rounds"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


SPOILED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (spoil_seed, "Round 2: The number that the house revealed is not the one that it had promised."),
    (spoil_nonce, "Round 3: The number revealed for Bo is not the one that was promised."),
    (spoil_deal, "Round 1: The numbers deal other feathers to Ada than the record says."),
]


@pytest.mark.parametrize(("spoil", "where"), SPOILED, ids=lambda value: getattr(value, "__name__", ""))
async def test_a_spoiled_one_is_caught_and_the_page_says_where(
    ada: Person, tmp_path: Path, spoil: Callable[[dict[str, Any]], None], where: str
) -> None:
    """Also when the referee has refused it already: the browser looks for itself."""
    record = fair_record(PIKOKO, 3, seed=8)
    spoil(record)
    seen = await check(ada, tmp_path, record)
    await expect(seen.locator("[role=status]")).to_contain_text("Wrong: this record does not fit what was promised.")
    await expect(seen.locator("[role=status]")).to_contain_text(where)
    # The round is open, and the step in it is marked.
    wrong = seen.locator("details[open] > ol > li.wrong").first
    await expect(wrong).to_be_visible()
    await expect(wrong.locator("p .aloud").first).to_have_text("does not fit:")
    assert not await find_barriers(ada)


async def test_missing_numbers_are_named(ada: Person, tmp_path: Path) -> None:
    seen = await check(ada, tmp_path, fair_record(PIKOKO, 4, seed=9, away=[0], silent=[1, 3]))
    await expect(seen.locator("[role=status]")).to_contain_text("Proved, but for the numbers of Bo and Di.")
    await ada.page.keyboard.press("Escape")
    seen = await check(ada, tmp_path, fair_record(POK, 3, seed=9, silent=[2]))
    await expect(seen.locator("[role=status]")).to_contain_text("Proved, but for the numbers of Cy.")
    await ada.page.keyboard.press("Escape")
    seen = await check(ada, tmp_path, fair_record(PIKOKO, 3, seed=9, away=range(3)))
    await expect(seen.locator("[role=status]")).to_contain_text("Not proved: nobody at the table added a number.")


async def test_a_record_without_it_says_so(ada: Person, tmp_path: Path) -> None:
    record = fair_record(POK, 3, seed=10)
    del record["fair"]
    seen = await check(ada, tmp_path, record)
    await expect(seen.locator("[role=status]")).to_contain_text("This record carries no promises")
    assert not await seen.locator("details").count()


async def test_a_game_of_this_house(ada: Person) -> None:
    """The record comes from the house, and the check from the browser."""
    await (await Home(ada).visit()).play_now("pok", 3)
    table = PokPage(ada)
    await play_on(table, Anybody(21))
    record = await table.record()
    await ada.page.locator("a.button[href^='/replay/']").click()
    await ada.page.get_by_role("button", name="Check the deal").click()
    said = ada.page.locator("dialog[open] [role=status]")
    # The house waits five seconds for her number, and a busy machine may take longer to show her the table.
    added = any(record["fair"]["rounds"][0]["nonces"])
    await expect(said).to_contain_text(f"{'Proved' if added else 'Not proved'}: nobody ")


async def test_without_WebCrypto(invite: Invite, tmp_path: Path) -> None:
    """As in a home network, over plain HTTP: browsers keep it to secure pages."""
    person = await invite()
    await person.context.add_init_script(WITHOUT_WEBCRYPTO)
    seen = await check(person, tmp_path, fair_record(PIKOKO, 5, seed=11))
    assert await person.page.evaluate("crypto.subtle === undefined")
    await expect(seen.locator("[role=status]")).to_contain_text("Proved: nobody chose these cards.")


async def test_by_keyboard(ada: Person, tmp_path: Path) -> None:
    """The film behind the window stays where it is, and everything in the window is reached by key."""
    seen = await check(ada, tmp_path, fair_record(PIKOKO, 3, seed=12))
    await expect(seen.locator(".print svg.feather")).to_have_count(8)
    number = ada.page.locator(".controls .number")
    before = await number.inner_text()
    summary = seen.locator("details:has(> ol) > summary").first
    await summary.focus()
    await ada.page.keyboard.press("Space")
    await expect(seen.locator("details[open]:has(> ol)")).to_have_count(1)
    for key in ("End", "ArrowRight"):
        await ada.page.keyboard.press(key)
    assert await number.inner_text() == before
    await ada.page.keyboard.press("Escape")
    await expect(seen).to_have_count(0)
    await expect(ada.page.get_by_role("button", name="Check the deal")).to_be_focused()
    await ada.page.keyboard.press("ArrowRight")
    await expect(number).not_to_have_text(before)


async def open_everything(page: Page) -> None:
    await page.evaluate("document.querySelectorAll('dialog details').forEach((one) => (one.open = true))")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_in_every_language(invite: Invite, tmp_path: Path, language: str) -> None:
    person = await invite(
        locale=language, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme="light"
    )
    record = fair_record(PIKOKO, 5, seed=13, silent=[4])
    spoil_deal(record)
    seen = await check(person, tmp_path, record)
    say = Catalogue(language).say
    await expect(seen.locator("[role=status]")).to_contain_text(say("fair-page-wrong"))
    await open_everything(person.page)
    assert "fair-page" not in await seen.inner_text()
    assert await person.page.evaluate(OVERFLOW) == []
    wide, inner = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner
    assert not await find_barriers(person)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bar_above_the_replay_stays_one_line(invite: Invite, tmp_path: Path, language: str) -> None:
    person = await invite(locale=language)
    await check(person, tmp_path, fair_record(POK, 3, seed=14))
    await person.page.keyboard.press("Escape")
    height = {}
    for width in (360, 640, 844, 961, 1000, 1121, 1125, 1184, 1190, 1280):
        await person.page.set_viewport_size({"width": width, "height": 800})
        height[width] = await person.page.evaluate("document.querySelector('header').offsetHeight")
        assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    assert set(height.values()) == {49}, height
