"""A question is answered once, and at once; and the score pad is never between somebody and their answer."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.line import Line
from tests.browser.people import Person, until
from tests.browser.playing import Anybody, play_on
from tests.browser.words import feather_of

PAD = "dialog[open] .pages"


def is_last_play(view: Any) -> bool:
    """Whether the reader's next feather is the last of the round."""
    target = view["hands"][(view["observer"] + 1) % len(view["hands"])]
    return view["prompt"]["kind"] == "play" and len(target["feathers"]) == 1


async def stop_time(page: Page) -> None:
    """Nothing goes on by itself any more: what is shown next is shown because somebody is in a hurry."""
    await page.evaluate("window.setTimeout = () => 0")


async def to_the_end_of_a_round(person: Person, settings: Any = None) -> PikokoPage:
    """The server has scored the round, and the page knows, but does not show it yet."""
    await sit_down(person, {"setup": {"game": "pikoko", "players": 3}, **(settings or {})})
    table, choose = PikokoPage(person), Anybody(31)
    view = await play_on(table, choose, is_last_play)
    await stop_time(person.page)
    await table.act(choose(view))
    await is_known(table, lambda view: len(view["scores"]) == 1 and view["prompt"]["kind"] == "bid")
    await expect(person.page.locator(PAD)).to_have_count(0)
    return table


async def sit_down(person: Person, settings: Any) -> None:
    """Among bots that take any move."""
    await person.tell("/guests", {"name": "Ada"})
    bots = ["random"] * (settings["setup"]["players"] - 1)
    opened = await person.tell("/tables", {"settings": settings, "bots": bots})
    await person.tell(f"/tables/{opened['id']}/commands", {"id": "start", "command": {"type": "start"}})
    await person.go(f"/table/{opened['id']}")


async def is_known(table: PikokoPage, what: Any) -> None:
    async def has_come() -> bool:
        seen = await table.look()
        return bool(what(seen["game"]["view"])) and table.person.heard.number >= int(seen["number"])

    await until("the server's word", has_come)


async def is_asked_for_a_bid(page: Page) -> None:
    """The last word of the server may reach the page a moment after it was on the line."""

    async def is_asked() -> bool:
        await page.keyboard.press("Shift")
        return bool(await page.locator(".numbers button").count())

    await until("the next question", is_asked)


@pytest.mark.parametrize("key", ["Shift", "Enter", "Escape"])
async def test_the_pad_comes_up_for_those_in_a_hurry(ada: Person, key: str) -> None:
    table = await to_the_end_of_a_round(ada)
    page = ada.page
    await page.keyboard.press(key)
    await expect(page.locator(PAD)).to_have_count(1)
    await is_asked_for_a_bid(page)
    # Keys are the pad's as long as it is open.
    await page.keyboard.press("4")
    await expect(page.locator(".numbers [aria-pressed=true]")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(page.locator(PAD)).to_have_count(0)
    await page.keyboard.press("2")
    await expect(page.locator(".numbers [aria-pressed=true]")).to_have_count(1)
    await page.keyboard.press("Enter")
    await is_known(table, lambda view: view["bids"][0] != [None] * 3)


CLOSE_AND_BID = """() => {
  const press = (key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  document.querySelector('dialog[open]').close()
  press('2')
  press('Enter')
}"""


async def test_a_bid_in_the_moment_in_which_the_pad_is_closed(ada: Person) -> None:
    """Until the next frame the focus is where it was, on a button of the pad that is no longer there."""
    table = await to_the_end_of_a_round(ada)
    await ada.page.keyboard.press("Shift")
    await expect(ada.page.locator(PAD)).to_have_count(1)
    await is_asked_for_a_bid(ada.page)
    await ada.page.evaluate(CLOSE_AND_BID)
    await is_known(table, lambda view: view["bids"][0] != [None] * 3 or view["ready"][0])


async def test_a_press_that_is_in_a_hurry_does_not_close_the_pad(ada: Person) -> None:
    await to_the_end_of_a_round(ada)
    await ada.page.mouse.click(6, 400)
    await expect(ada.page.locator(PAD)).to_have_count(1)
    await ada.page.mouse.click(6, 400)
    await expect(ada.page.locator(PAD)).to_have_count(0)


async def test_a_tap_that_is_in_a_hurry_does_not_close_the_pad(invite: Invite) -> None:
    person = await invite(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    await to_the_end_of_a_round(person)
    await person.page.touchscreen.tap(180, 60)
    await expect(person.page.locator(PAD)).to_have_count(1)


async def test_the_pad_does_not_come_between_somebody_and_what_they_write(ada: Person) -> None:
    await to_the_end_of_a_round(ada, {"talk": "free"})
    page = ada.page
    field = page.get_by_label("Say something")
    await field.focus()
    await page.keyboard.type("Well played")
    # The first letter was in a hurry already, and the round is shown as scored.
    await expect(page.get_by_role("button", name="Score pad")).to_be_enabled()
    await is_asked_for_a_bid(page)
    await expect(page.locator(PAD)).to_have_count(0)
    await expect(field).to_be_focused()
    await expect(field).to_have_value("Well played")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_contain_text("Well played")
    # Nor does it come up later, on the way to the next question; but whoever wants it has it.
    await page.get_by_role("button", name="4", exact=True).click()
    await expect(page.locator(PAD)).to_have_count(0)
    await page.get_by_role("button", name="Score pad").click()
    await expect(page.locator(PAD)).to_have_count(1)


async def test_the_pad_comes_up_by_itself(ada: Person) -> None:
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, choose = PikokoPage(ada), Anybody(32)
    view = await play_on(table, choose, is_last_play)
    await table.act(choose(view))
    await expect(ada.page.locator(PAD)).to_have_count(1)
    # Not once more after a reload.
    await ada.page.reload()
    await ada.page.locator("section.bar").wait_for()
    await expect(ada.page.locator(".numbers button")).not_to_have_count(0)
    await expect(ada.page.locator(PAD)).to_have_count(0)


async def test_a_bid_is_gone_at_once_and_counts_once(ada: Person) -> None:
    line = await Line.of(ada.page)
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, page = PikokoPage(ada), ada.page
    await table.asked()
    line.hold()
    await page.keyboard.press("2")
    await page.locator("section.bar .close").evaluate("(button) => { button.click(); button.click() }")
    await expect(page.locator(".numbers")).to_have_count(0)
    await expect(page.locator("section.bar")).to_contain_text("2")
    for _ in range(3):
        await page.keyboard.press("2")
        await page.keyboard.press("Enter")
    assert [move["action"] for move in line.moves] == [{"type": "bid", "tokens": 2}]
    line.let_go()
    await table.asked()
    assert len(line.moves) == 1


def plain_faces(view: Any) -> list[str]:
    """What may be played without naming a colour."""
    faces = [action["face"] for action in view["legal"] if action["type"] == "play"]
    return [face for face in faces if "=" not in face]


async def test_a_feather_is_played_at_once_and_once(ada: Person) -> None:
    line = await Line.of(ada.page)
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, choose, page = PikokoPage(ada), Anybody(33), ada.page
    view = await play_on(table, choose, lambda view: bool(plain_faces(view)))
    before = len(line.moves)
    line.hold()
    face = plain_faces(view)[0]
    await table.feather(feather_of(face)).click()
    await page.locator("section.bar .play button").dblclick(force=True)
    await expect(page.locator(".peacock.target button")).to_have_count(0)
    await expect(page.locator(".peacock.target .still.chosen")).to_have_count(1)
    await page.keyboard.press("Enter")
    line.let_go()
    await table.asked()
    assert [move["action"]["face"] for move in line.moves[before:]] == [face]


async def test_a_fist_of_POK_is_closed_at_once_and_once(ada: Person) -> None:
    line = await Line.of(ada.page)
    await (await Home(ada).visit()).play_now("pok", 3)
    table, page = PokPage(ada), ada.page
    await table.asked()
    line.hold()
    for key in ("g", "Enter", "Enter", "r", "Enter"):
        await page.keyboard.press(key)
    await expect(page.locator("section.bar .what")).to_contain_text("Inside")
    line.let_go()
    await table.asked()
    assert [move["action"]["symbol"] for move in line.moves] == ["G"]


async def test_a_word_from_the_server_that_comes_late_is_in_nobodys_way(ada: Person) -> None:
    """What was done is acknowledged after the next question has been seen: that one can be answered all the same."""
    line = await Line.of(ada.page)
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, page = PikokoPage(ada), ada.page
    line.hold(lambda message: message["type"] == "done")
    for number in range(2):
        await table.asked()
        await page.keyboard.press("1")
        await page.keyboard.press("Enter")
        await until("a bid", lambda count=number + 1: has_sent(line, count))  # type: ignore[misc]
    await table.asked()
    line.let_go()


async def has_sent(line: Line, count: int) -> bool:
    return len(line.moves) == count


async def test_an_answer_is_to_the_question_that_was_seen(ada: Person) -> None:
    """Meanwhile the server has gone on: the answer is refused in words, and not taken for one to the next question."""
    line = await Line.of(ada.page)
    await (await Home(ada).visit()).play_now("pok", 3)
    table, page = PokPage(ada), ada.page
    await table.asked()
    line.hold()
    question = (await table.look())["table"]["question"]
    other = {"type": "move", "action": {"type": "offer", "symbol": "B"}, "question": question}
    await ada.tell(f"/tables/{table.id}/commands", {"id": "elsewhere", "command": other})
    await page.keyboard.press("g")
    await page.keyboard.press("Enter")
    await until("an offer", lambda: has_sent(line, 1))
    assert line.moves[0]["question"] == question
    line.let_go()
    await table.asked()
    assert (await table.view())["last"]["played"][0] == "B"


async def test_words_are_kept_when_the_game_begins_and_when_a_phrase_is_said(invite: Invite) -> None:
    ada, bo = await invite(), await invite()
    home = await Home(ada).visit()
    await home.be("Ada")
    await home.open_table("pikoko", 3, "free")
    await bo.go(await Gathering(ada).link())
    await Gathering(bo).sit_down("Bo")
    await bo.page.get_by_label("Say something").fill("Is that")
    await ada.page.get_by_role("button", name="Bots on all open seats").click()
    await Gathering(ada).start()
    await bo.page.locator("section.bar").wait_for()
    words = bo.page.get_by_label("Say something")
    await expect(words).to_have_value("Is that")
    await bo.page.get_by_label("Say a phrase").select_option(index=1)
    await expect(bo.page.get_by_role("log")).to_contain_text("Bo")
    await expect(words).to_have_value("Is that")
    await words.fill("Is that all?")
    await words.press("Enter")
    await expect(ada.page.get_by_role("log")).to_contain_text("Is that all?")
    await expect(words).to_have_value("")
