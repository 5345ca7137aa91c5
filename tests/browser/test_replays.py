"""A game watched again: by its link, or from a file, which the referee looks at first."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from coverts.games.pikoko import PIKOKO, Options
from coverts.records.reading import document
from coverts.records.referee import check
from coverts.records.writing import data_of, record_of
from tests.browser.at_home import Home
from tests.browser.at_pok import PokTable
from tests.browser.conftest import Invite
from tests.browser.endings import names_the_winners
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.records.games import names, played

UNSEEN = {"asked"}


def pictures(replay: Any) -> int:
    """How many there are after the first: one for everything that is seen to happen."""
    return sum(sight["type"] not in UNSEEN for step in replay["steps"] for sight in step["game"]["sights"])


async def place(page: Page) -> tuple[int, int]:
    here, _, last = (await page.locator(".controls .number").inner_text()).partition("/")
    return int(here), int(last)


async def test_from_the_end_of_a_game(ada: Person, invite: Invite) -> None:
    await (await Home(ada).visit()).play_now("pok", 3)
    table = PokTable(ada)
    await play_on(table, Anybody(18))
    record = document(await table.record()).record
    winners = check(record).winners
    assert winners is not None
    await ada.page.locator("a.button[href^='/replay/']").click()
    await ada.page.locator(".controls").wait_for()
    replay = await ada.ask(f"/tables/{table.id}/replay?eyes=open")
    assert await place(ada.page) == (0, pictures(replay))
    await by_keys(ada.page, pictures(replay))
    await ada.page.keyboard.press("End")
    told = await ada.page.locator("aside li").last.inner_text()
    # The reader of a replay is nobody in particular: everybody has a name.
    assert names_the_winners(told, [seat.name for seat in record.seats], winners), (told, winners)
    # The link leads to the same place for somebody else.
    stranger = await invite()
    await stranger.go(ada.page.url)
    await expect(stranger.page.locator(".controls .number")).to_have_text(f"{pictures(replay)} / {pictures(replay)}")
    assert await stranger.page.locator("aside li").last.inner_text() == told


async def by_keys(page: Page, last: int) -> None:
    for key, there in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("Home", 0),
        ("ArrowLeft", 0),
    ]:
        await page.keyboard.press(key)
        await expect(page.locator(".controls .number")).to_have_text(f"{there} / {last}")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    options = Options(3)
    steps = [step for _, step in played(PIKOKO, options, Random(1))]
    file.write_text(json.dumps(data_of(record_of(PIKOKO, options, names(3), steps))))
    return file


async def test_from_a_file(ada: Person, record: Path) -> None:
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(record)
    await ada.page.locator(".controls").wait_for()
    replay = await ada.tell("/replays?eyes=open", json.loads(record.read_text()))
    last = pictures(replay)
    await by_keys(ada.page, last)
    # All hands are open to one who sees everything; whoever looks with the eyes of a seat does not see its own.
    await ada.page.keyboard.press("ArrowRight")
    await ada.page.keyboard.press("ArrowRight")
    await expect(ada.page.locator(".peacock ul.feathers")).to_have_count(len(replay["names"]))
    for seat, name in enumerate(replay["names"]):
        await ada.page.locator("aside select").select_option(str(seat))
        await expect(ada.page.locator(".peacock .backs")).to_have_count(1)
        await expect(ada.page.locator(".peacock:has(.backs)")).to_have_attribute("aria-label", "Your peacock")
        assert name
    await ada.page.locator("aside select").select_option("public")
    await expect(ada.page.locator(".peacock .backs")).to_have_count(len(replay["names"]))


async def test_dropped_on_the_page(ada: Person, record: Path) -> None:
    await ada.go("/replay")
    await ada.page.get_by_text("Choose a file").wait_for()
    dropped = await ada.page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text], 'game.json', { type: 'application/json' }))
          return transfer
        }""",
        record.read_text(),
    )
    await ada.page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    await ada.page.locator(".controls").wait_for()


async def test_a_record_that_breaks_a_rule_is_refused_with_it(ada: Person, record: Path) -> None:
    ada.lookout.expect("status of 422")
    spoiled = json.loads(record.read_text())
    spoiled["rounds"][0]["scores"][0] += 1
    record.write_text(json.dumps(spoiled))
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(record)
    await expect(ada.page.locator("[role=alert]")).to_contain_text("Rule P1")
    assert not await ada.page.locator(".controls").count()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "coverts/1"}', "x" * 300_000, "\x00\xff"])
async def test_a_file_that_is_no_record(ada: Person, tmp_path: Path, text: str) -> None:
    ada.lookout.expect(r"status of 4\d\d")
    file = tmp_path / "file.json"
    file.write_text(text)
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(file)
    await expect(ada.page.locator("[role=alert]")).not_to_be_empty()
    said = await ada.page.locator("[role=alert]").inner_text()
    assert "-" not in said.split()[0]
