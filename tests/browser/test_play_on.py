"""Play on from here: from a mistake in a review and from a replay, to the end, and what came of it then and now."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES
from coverts.records.writing import data_of, line
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.leaks import held_in, named_in
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on
from tests.browser.test_review import PHONE, UNSAID, fits, record
from tests.coach.games import table

__all__ = ["record"]

KNOWS = {"pikoko": PikokoPage, "pok": PokPage}


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory, record: Path) -> dict[str, Path]:
    """A game of each kind."""
    file = tmp_path_factory.mktemp("records") / "pok.json"
    file.write_bytes(line(data_of(table("pok", "novice", 3, 1))))
    return {"pikoko": record, "pok": file}


async def watch(person: Person, record: Path, *, before_the_end: int) -> None:
    """Bring a file, and look at a picture near its end."""
    await person.go("/replay")
    await person.page.locator("input[type=file]").set_input_files(record)
    controls = person.page.locator(".controls")
    await controls.wait_for()
    await person.page.keyboard.press("End")
    for _ in range(before_the_end):
        await person.page.keyboard.press("ArrowLeft")


async def at_practice(person: Person) -> Any:
    await person.page.wait_for_url("**/table/*")
    await person.page.locator("main section.bar").wait_for()
    seen = await person.ask(f"/tables/{person.page.url.partition('/table/')[2]}")
    assert seen["table"]["practice"] is not None
    return seen


async def reviewed(person: Person, record: Path, seat: int) -> Any:
    """Have a file reviewed; what the server said, and the decision that mattered most."""
    page = person.page
    await person.go("/replay")
    await page.locator("input[type=file]").set_input_files(record)
    await page.locator(".controls").wait_for()
    await page.locator(".eyes select").select_option(str(seat))
    await page.get_by_role("banner").locator(f"a[href^='/review'][href*='seat={seat}']").click()
    await page.locator(".review").wait_for()
    answer = await person.context.request.post(
        f"{person.url}/api/v1/reviews?seat={seat}",
        data=record.read_text().strip(),
        headers={"Content-Type": "application/json"},
    )
    told = await answer.json()
    decisions = told["review"]["decisions"]
    return told, max(range(len(decisions)), key=lambda place: decisions[place]["loss"])


async def test_from_a_mistake(ada: Person, records: dict[str, Path]) -> None:
    """One touch leads from the mistake to the same question, which is the reader's alone; and once more to it."""
    told, worst = await reviewed(ada, records["pok"], 1)
    page, mistake = ada.page, told["review"]["decisions"][worst]
    assert mistake["size"] != "none"
    await page.locator("article").get_by_role("button", name="Play on from here").click()
    assert not await find_barriers(ada)
    await page.get_by_role("dialog").get_by_role("button", name="Play as Bo").click()
    seen = await at_practice(ada)
    assert seen["table"]["you"] == 1
    assert seen["table"]["practice"]["moves"] >= told["moments"][worst]["at"]
    assert seen["game"]["view"]["prompt"]["seats"] == [1]
    assert seen["game"]["view"]["round"] == mistake["round"]
    await expect(page.locator("header [role=status]")).to_have_text(f"Practice, from round {mistake['round']}")
    await page.get_by_role("button", name="Then and now").click()
    await expect(page.get_by_role("dialog")).to_contain_text("is over, you see here")
    assert not await find_barriers(ada)
    await page.keyboard.press("Escape")
    # As soon as the round is over there is something to compare.
    await PokPage(ada).act(seen["game"]["view"]["legal"][0])
    await expect(page.locator("header button.gold")).to_have_accessible_name("Then and now")
    await page.get_by_role("button", name="Then and now").click()
    await expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(3)
    first = page.url
    await page.get_by_role("button", name="Once more from there").click()
    await page.wait_for_url(lambda url: "/table/" in url and url != first)
    again = await at_practice(ada)
    assert again["game"] == seen["game"]


async def test_what_to_practise(ada: Person, records: dict[str, Path]) -> None:
    """The link of a mistake leads to puzzles of its theme."""
    told, worst = await reviewed(ada, records["pok"], 1)
    theme = told["moments"][worst]["theme"]
    await ada.page.get_by_role("link", name="Practise this").click()
    await ada.page.wait_for_url(f"**/practice/pok?theme={theme}")
    number = sum(one["theme"] == theme and one["game"] == "pok" for one in await ada.ask("/puzzles"))
    assert number > 0
    await expect(ada.page.locator("p[role=status]")).to_contain_text(f"0 of {number}")


async def test_what_was_hidden_is_hidden_again(ada: Person, records: dict[str, Path]) -> None:
    """Nothing of one's own peacock that was not known then comes to the browser as long as it is played."""
    await watch(ada, records["pikoko"], before_the_end=20)
    page = ada.page
    await page.locator(".eyes select").select_option("1")
    await expect(page.locator(".peacock .backs")).to_have_count(1)
    await page.locator(".controls").get_by_role("button", name="Play on from here").click()
    ada.heard.texts.clear()
    await page.get_by_role("dialog").get_by_role("button", name="Play as Bo").click()
    view = (await at_practice(ada))["game"]["view"]
    await ada.heard.settled()
    hands = data_of(table("pikoko", "casual", 3, 1))["rounds"][-1]["hands"]
    seen = json.dumps(view)
    own = [feather for feather in hands[1] if f'"{feather}' not in seen]
    assert own
    assert named_in(" ".join(ada.heard.texts), own) == []
    assert named_in(await held_in(ada), own) == []


@pytest.mark.parametrize("game", ["pikoko", "pok"])
async def test_from_a_replay_to_the_end_by_keyboard(ada: Person, records: dict[str, Path], game: str) -> None:
    page, whole = ada.page, data_of(table(game, {"pikoko": "casual", "pok": "novice"}[game], 3, 1))
    await watch(ada, records[game], before_the_end={"pikoko": 8, "pok": 4}[game])
    button = page.locator(".controls").get_by_role("button", name="Play on from here")
    await button.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_role("button", name="Play as Bo").focus()
    await page.keyboard.press("Enter")
    seen = await at_practice(ada)
    assert seen["table"]["you"] == 1
    assert seen["table"]["practice"]["round"] == len(whole["rounds"])
    await play_on(KNOWS[game](ada), Anybody(3))
    table_ = page.url.partition("/table/")[2]
    told = await ada.ask(f"/tables/{table_}/comparison")
    compared = page.get_by_role("region", name="Then and now")
    rows = compared.locator("tbody tr")
    await expect(rows).to_have_count(6)
    if game == "pikoko":
        then, now = whole["totals"], told["game"]["now"]["view"]["totals"]
        # The points of the round, and then those of the game: first one's own.
        own = [whole["rounds"][-1]["scores"][1], then[1]]
        assert [await rows.nth(row).locator("td").first.inner_text() for row in (0, 3)] == [str(one) for one in own]
        assert (await rows.nth(3).locator("td").last.inner_text()).split()[0] == str(now[1])
    winners = {row for row in range(3, 6) if await rows.nth(row).locator("td").first.locator(".crown").count()}
    order = [1, 2, 0]
    assert {order[row - 3] for row in winners} == {*whole["winners"]}
    assert not await find_barriers(ada)
    await expect(page.get_by_role("button", name="Once more from there")).to_have_count(1)
    await ada.go("/games")
    await expect(page.locator("main")).to_contain_text("Practice")


@pytest.mark.parametrize(("language", "game"), [*zip(LANGUAGES, ["pikoko", "pok"] * 2, strict=True)])
async def test_in_every_language_on_a_phone(invite: Invite, records: dict[str, Path], language: str, game: str) -> None:
    person = await invite(locale={"en": "en-GB"}.get(language, language), viewport=PHONE)
    page = person.page
    await watch(person, records[game], before_the_end=6)
    await fits(page)
    await page.locator(".controls [aria-haspopup=dialog]").click()
    await fits(page)
    await page.locator("dialog[open] li button").first.click()
    await at_practice(person)
    await fits(page)
    await page.locator("header [aria-haspopup=dialog]").first.click()
    await page.locator("dialog[open] p").first.wait_for()
    await fits(page)
    said = await page.locator("header, dialog[open]").all_inner_texts()
    assert not UNSAID.search(" ".join(said)), said
