"""What glows is what the rules allow, no more and no less; and for what they do not allow the page says which one."""

from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from playwright.async_api import expect

from coverts.games.pikoko import PIKOKO, Options, Phase
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.people import Person, until
from tests.browser.playing import Anybody, is_kind, must_follow, play_on
from tests.browser.words import colour_word, feather_of, feather_words
from tests.browser.worlds import READER, staged
from tests.hall.worlds import history
from tests.laws.pikoko_worlds import pikoko_scene
from tests.laws.scenes import World

IS_AT = "(button, [x, y]) => button.contains(document.elementFromPoint(x, y))"


def faces(view: Any) -> dict[str, list[str]]:
    """The colours that each playable feather may be played as."""
    ways: dict[str, list[str]] = {}
    for action in view["legal"]:
        ways.setdefault(feather_of(action["face"]), []).append(action["face"])
    return ways


async def check_ways(table: PikokoPage, view: Any) -> int:
    """Choose every feather that may be played, one after the other: a colour is asked for where there is a choice."""
    asked = 0
    for feather, ways in faces(view).items():
        await table.feather(feather).click()
        buttons = table.page.locator("section.bar .play button")
        await expect(buttons).to_have_count(len(ways))
        if len(ways) > 1:
            asked += 1
            words = [colour_word(face[-1]) for face in ways]
            assert [text.strip() for text in await buttons.all_inner_texts()] == words
        else:
            await expect(buttons).to_contain_text(feather_words(feather))
    await table.page.keyboard.press("Escape")
    return asked


async def test_every_feather_is_pressed_in_its_middle(ada: Person) -> None:
    """Whichever is chosen, and stands out, and wherever the mouse is."""
    await (await Home(ada).visit()).play_now("pikoko", 3)
    await play_on(PikokoPage(ada), Anybody(18), is_kind("play"))
    feathers = await ada.page.locator(".peacock.target button").all()
    for chosen in feathers:
        await chosen.click()
        for feather in feathers:
            box = await feather.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            for _ in range(2):
                # The second time the mouse is there already, and the feather has risen.
                assert await feather.evaluate(IS_AT, [x, y]), (await chosen.inner_html(), await feather.inner_html())
                await ada.page.mouse.move(x, y)
        await ada.page.keyboard.press("Escape")


async def test_feathers(ada: Person) -> None:
    """The sets are compared at every question, before anything is done; here also what can be done with each."""
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, choose = PikokoPage(ada), Anybody(19)
    view = await play_on(table, choose, is_kind("play"))
    for _ in range(3):
        await check_ways(table, view)
        await table.act(choose(view))
        view = await table.asked()
        assert view is not None


def with_a_choice() -> World:
    """The moves to a moment at which the reader may play a feather in several colours."""
    for seed in count():
        scene = pikoko_scene(PIKOKO, Options(3), seed, Phase.PLAY)
        state = scene.at.state
        if state.round == 1 and PIKOKO.prompt(state).seats == (READER,):  # type: ignore[union-attr]
            named = [
                action for action in PIKOKO.legal(state, READER) if "=" in str(msgspec.to_builtins(action)["face"])
            ]
            if len(named) > 1:
                return history(scene)
    raise AssertionError


async def test_a_feather_of_several_colours(tmp_path: Path, invite: Invite) -> None:
    async with staged(tmp_path / "data", with_a_choice()) as house:
        reader = await invite(house.url)
        address = await house.begin(reader, {"game": "pikoko", "players": 3})
        await reader.go(f"/table/{address}")
        table = PikokoPage(reader)
        for action in house.own:
            await until("the others", lambda: house.is_readers_turn(address))
            await table.asked()
            await table.act(msgspec.to_builtins(action))
        await until("the others", lambda: house.is_played(address))
        view = await table.asked()
        assert await check_ways(table, view)
        face = next(face for ways in faces(view).values() if len(ways) > 1 for face in ways)
        await table.play(face)
        await expect(reader.page.locator(".trick li small")).to_contain_text(colour_word(face[-1]))
        await reader.page.close()


async def test_a_feather_that_may_not_be_played_costs_nothing(ada: Person) -> None:
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, choose = PikokoPage(ada), Anybody(20)
    view = await play_on(table, choose, must_follow)
    assert view is not None
    before = await table.look()
    back = quote(f"/table/{table.id}", safe="")
    await ada.page.locator(".peacock.target button.dim").first.click()
    await expect(ada.page.locator(".why")).to_contain_text("Rule P12")
    assert await ada.page.locator(".why a").get_attribute("href") == f"/rules/pikoko?from={back}#rule-P12"
    assert await table.look() == before
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator(".why")).to_have_count(0)
    await table.act(choose(view))
    await table.asked()


async def test_the_rule_can_be_read(ada: Person) -> None:
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table = PikokoPage(ada)
    await play_on(table, Anybody(21), must_follow)
    await ada.page.locator(".peacock.target button.dim").first.click()
    await ada.page.locator(".why a").click()
    await expect(ada.page.locator("#rule-P12")).to_be_in_viewport()


async def test_counters_that_are_gone(ada: Person) -> None:
    """A counter that one has no more cannot be chosen, and nothing breaks when one tries."""
    choose = Anybody(22)
    while True:  # a game may end before the reader has handed over both counters of a symbol
        await (await Home(ada).visit()).play_now("pok", 3)
        table = PokPage(ada)
        if view := await play_on(table, choose, lambda view: len(view["legal"]) < 3):
            break
    gone = ({*"BGR"} - {offer["symbol"] for offer in view["legal"]}).pop()
    before = await table.look()
    await table.counter(gone).click(force=True)
    await expect(ada.page.locator("section.bar .why")).not_to_be_empty()
    await expect(ada.page.locator("section.bar .head")).to_contain_text("Rule K")
    assert await table.look() == before
    await table.act(choose(view))
