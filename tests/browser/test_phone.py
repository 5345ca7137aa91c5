"""A phone: five players, and a whole trick in view without scrolling; everything large enough for a thumb."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, must_follow, play_on
from tests.browser.thumb import too_small

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

OUT_OF_VIEW = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('aside'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { top, left, bottom, right }]) =>
    top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
  .map(([one, { top, left, bottom, right }]) => `${one.outerHTML.slice(0, 100)} ${[top, left, bottom, right]}`)"""


async def needs_no_scrolling(page: Page) -> None:
    size = await page.evaluate(
        "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
    )
    assert size[0] <= size[1], size
    assert size[2] <= size[3], size
    inner = await page.evaluate(
        "[...document.querySelectorAll('.felt')].map((felt) => felt.scrollHeight - felt.clientHeight)"
    )
    assert all(more <= 1 for more in inner), inner


async def test_Pikoko_with_five(invite: Invite) -> None:
    person = await invite(**PHONE)
    await (await Home(person).visit()).play_now("pikoko", 5)
    table, choose = PikokoPage(person), Anybody(11)
    page = person.page
    asked = 0
    while (view := await table.asked()) is not None:
        asked += 1
        # Each phase of the first round, and now and then later on.
        if view["round"] == 1 or asked % 7 == 0:
            await needs_no_scrolling(page)
            assert not await page.evaluate(OUT_OF_VIEW, ".feather, section.bar, section.bar button, .trick li")
            assert not await too_small(page)
        if view["prompt"]["kind"] == "play" and view["round"] == 1:
            await feathers_do_not_overlap(page)
        await table.act(choose(view))
    assert (await table.look())["table"]["phase"] == "over"


async def feathers_do_not_overlap(page: Page) -> None:
    """Eight side by side, each with a place of its own that a thumb can hit."""
    rows = await page.evaluate(
        """() => [...document.querySelectorAll('.peacock ul.feathers')].map((row) =>
          [...row.querySelectorAll('li.feather')].map((one) => one.getBoundingClientRect())
            .map(({ left, right, top, bottom }) => [left, right, top, bottom]))"""
    )
    for row in rows:
        for (_, right, *_rest), (left, *_others) in pairwise(row):
            assert left >= right - 1, row
        for left, right, top, bottom in row:
            assert right - left >= 26
            assert bottom - top >= 30


async def test_why_not_leaves_the_feathers_in_sight(invite: Invite) -> None:
    """What explains a feather that may not be played does not lie over those that may."""
    person = await invite(**PHONE)
    await (await Home(person).visit()).play_now("pikoko", 5)
    table, choose = PikokoPage(person), Anybody(12)
    view = await play_on(table, choose, must_follow)
    assert view is not None
    await person.page.locator(".peacock.target button.dim").first.tap()
    await person.page.locator(".why").wait_for()
    await table.act(choose(view))
    await table.asked()


@pytest.mark.parametrize("players", [4, 7])
async def test_POK(invite: Invite, players: int) -> None:
    person: Person = await invite(**PHONE)
    await (await Home(person).visit()).play_now("pok", players)
    table, choose = PokPage(person), Anybody(13)
    for _ in range(4):
        view = await table.asked()
        if view is None:
            return
        await needs_no_scrolling(person.page)
        assert not await person.page.evaluate(OUT_OF_VIEW, ".die, .badge, section.bar, section.bar button")
        assert not await too_small(person.page)
        await table.act(choose(view))


async def test_pages_fit(invite: Invite) -> None:
    person = await invite(**PHONE)
    for path in ("/", "/rules/pikoko", "/rules/pok", "/replay", "/games"):
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        wide, inner = await person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner, path
        assert not await too_small(person.page), path
