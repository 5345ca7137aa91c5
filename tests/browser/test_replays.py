"""A game watched again: by its link, or from a file, which the referee looks at first."""

import json
import re
from copy import deepcopy
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from coverts.games.pikoko import PIKOKO, Options
from coverts.games.pok import POK
from coverts.records.reading import document
from coverts.records.referee import check
from coverts.records.replaying import Illegal
from coverts.records.writing import data_of, record_of
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
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
    table = PokPage(ada)
    await play_on(table, Anybody(18))
    record = document(await table.record()).record
    winners = check(record).winners
    assert winners is not None
    await ada.page.get_by_role("button", name="Share").click()
    async with ada.page.expect_download() as download:
        await ada.page.get_by_role("link", name="Download the record").click()
    # Named after the game, the day and those who played it.
    players = "-".join(seat.name.replace(" ", "_") for seat in record.seats)
    assert re.fullmatch(rf"pok-\d{{4}}-\d\d-\d\d-{players}\.json", (await download.value).suggested_filename)
    await ada.page.keyboard.press("Escape")
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
        await ada.page.locator(".eyes select").select_option(str(seat))
        await expect(ada.page.locator(".peacock .backs")).to_have_count(1)
        await expect(ada.page.locator(".peacock:has(.backs)")).to_have_attribute("aria-label", "Your peacock")
        assert name
    await ada.page.locator(".eyes select").select_option("public")
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


def against(key: str, data: Any) -> tuple[Any, Illegal]:
    """The same game, but that somebody plays another feather, which the referee refuses for this reason."""
    for first in data["rounds"]:
        for trick in first["tricks"]:
            for place, hand in product(range(1, len(trick["plays"])), first["hands"]):
                for feather in hand:
                    spoiled = deepcopy(data)
                    spoiled["rounds"][data["rounds"].index(first)]["tricks"][first["tricks"].index(trick)]["plays"][
                        place
                    ] = feather
                    try:
                        check(document(spoiled).record)
                    except Illegal as found:
                        if found.refusal.key == key:
                            return spoiled, found
    raise AssertionError(key)


async def test_an_illegal_record_is_answered_by_what_the_referee_says(ada: Person, record: Path) -> None:
    """Where it is wrong, why and by which rule, in the language of the reader; the rule can be read, and leads back."""
    spoiled, found = against("refused-follow", json.loads(record.read_text()))
    record.write_text(json.dumps(spoiled))
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(record)
    said = ada.page.locator("[role=alert]")
    place, seat = found.where, found.where.seat
    assert seat is not None
    where = f"Round {place.round}, trick {place.trick}, seat {seat} ({spoiled['seats'][seat]['name']}):"
    await expect(said).to_contain_text(where)
    await expect(said).to_contain_text("it must be followed")
    assert not await ada.page.locator(".controls").count()
    await said.get_by_role("link", name="Rule P12").click()
    await expect(ada.page.locator(".meant")).to_have_attribute("id", "rule-P12")
    await ada.page.get_by_role("link", name="Back to the replay").click()
    await expect(said).to_contain_text(where)
    await ada.page.get_by_role("button", name="Language, look and sound").click()
    await ada.page.locator("dialog[open] select").first.select_option("de")
    await expect(said).to_contain_text(f"Runde {place.round}, Stich {place.trick}, Platz {seat}")


def another(winners: int) -> dict[str, Any]:
    options = POK.options_type(4)
    for seed in count():
        steps = [step for _, step in played(POK, options, Random(seed))]
        data = data_of(record_of(POK, options, names(4), steps))
        if len(data["winners"]) == winners:
            return data
    raise AssertionError


async def test_a_file_of_several_games_offers_a_list(ada: Person, record: Path, tmp_path: Path) -> None:
    """Each with its game, its players and its winner, or with what is wrong; a damaged line costs nothing else."""
    whole = json.loads(record.read_text())
    illegal, _ = against("refused-follow", whole)
    begun = {key: value for key, value in whole.items() if key not in ("totals", "winners")} | {"rounds": []}
    later = whole | {"format": "coverts/2"}
    lines = [whole, None, illegal, '{"format": "coverts/1", "ga', another(2), begun, later, "[]"]
    file = tmp_path / "evening.jsonl"
    file.write_text(
        "".join(f"{'' if one is None else one if isinstance(one, str) else json.dumps(one)}\n" for one in lines)
    )
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(file)
    items = ada.page.locator("section:has(h2:text('evening.jsonl')) li")
    points = max(whole["totals"])
    told = [
        ("line 1", "Pikoko with Ada, Bo and Cy", f"with {points} points"),
        ("line 3", "Pikoko with Ada, Bo and Cy", "it must be followed"),
        ("line 4", "Cannot be read", "not JSON"),
        ("line 5", "POK with Ada, Bo, Cy and Di", "share the victory"),
        ("line 6", "Pikoko with Ada, Bo and Cy", "unfinished"),
        ("line 7", "Cannot be read", "later version, coverts/2"),
        ("line 8", "Cannot be read", "A record is a JSON object"),
    ]
    await expect(items).to_have_count(len(told))
    for item, words in zip(await items.all(), told, strict=True):
        for word in words:
            await expect(item).to_contain_text(word)
        assert await item.get_by_role("button", name="Watch").count() == (words[0] in ("line 1", "line 5", "line 6"))
    await expect(ada.page.get_by_text("7 records: 2 complete, 1 unfinished, 1 illegal, 3 unreadable")).to_be_visible()
    assert not await find_barriers(ada)
    await items.nth(3).get_by_role("button", name="Watch").click()
    await expect(ada.page.locator(".film h2").first).to_be_attached()
    await expect(ada.page.locator(".film .controls .number")).to_contain_text("0 / ")
    await ada.page.get_by_role("button", name="Games of this file").click()
    await items.first.get_by_role("button", name="Watch").click()
    await ada.page.locator(".film .controls").wait_for()
    await ada.page.keyboard.press("End")
    await expect(ada.page.locator("aside li").last).to_contain_text("points")


FILES = {
    "empty": (b"", "is empty"),
    "blank": (b" \n\n", "is empty"),
    "binary": (b"\x89PNG\r\n\x1a\n\x00\xff", "not a text file"),
    "text": (b"Dear diary, today we played POK.", "cannot be read as JSON"),
    "half": (b'{\n  "format": "coverts/1",\n', "cannot be read as JSON"),
    "list": (b"[]", "A record is a JSON object"),
    "other": (b'{"name": "coverts-web"}', "not the record of a game"),
    "later": (b'{"format": "coverts/7", "game": "tarot"}', "later version, coverts/7; this program reads coverts/1"),
    "foreign": (b'{"format": "chess/1"}', "The format is"),
    "shape": (b'{"format": "coverts/1", "game": "pok", "seats": 3, "rounds": []}', "seats: Expected"),
    "large": (b"x" * 1_100_000, "larger than 1 MiB"),
}


async def test_a_file_that_is_no_record_is_told_why(ada: Person, tmp_path: Path) -> None:
    await ada.go("/replay")
    for name, (content, why) in FILES.items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(content)
        await ada.page.locator("input[type=file]").set_input_files(file)
        await expect(ada.page.locator("[role=alert]")).to_contain_text(why)
        await expect(ada.page.locator("[role=alert]")).to_contain_text(file.name)
        assert not await ada.page.locator(".controls").count()


async def test_the_link_is_copied_or_shown(invite: Invite) -> None:
    """Without rights to the clipboard, the link comes up in a field."""
    person = await invite()
    await person.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await (await Home(person).visit()).play_now("pok", 3)
    table = PokPage(person)
    await play_on(table, Anybody(19))
    await person.page.locator("a.button[href^='/replay/']").click()
    await person.page.locator(".controls").wait_for()
    await person.page.keyboard.press("ArrowRight")
    await person.page.get_by_role("button", name="Copy the link").click()
    link = await person.page.get_by_label("Link to this place in the game").input_value()
    assert link == person.page.url
    assert table.id in link
    assert "at=1" in link
