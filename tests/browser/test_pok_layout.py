"""POK's table obeys the law of layout at each of its moments. `COVERTS_LAYOUT=full` sweeps everything."""

from typing import Any

import pytest
from playwright.async_api import expect

from coverts.bots.names import BIRDS
from tests.browser.conftest import Invite
from tests.browser.layout import IS_FULL, LANGUAGES, PHONES, POK, SIDEWAYS, SIZES, boxes, sweep
from tests.browser.pok_phases import PokEvening

SAMPLE = [(360, 640), (844, 390), (667, 375), (640, 400), (1024, 600), (1280, 800), (2560, 1440)]
# Games whose every size and language is looked at; for the others, and in a sample, one language each.
TABLES = (
    [(players, language) for players in range(3, 8) for language in LANGUAGES] if IS_FULL else [(4, "fr"), (7, "de")]
)

UPPER = """() => [...document.querySelectorAll('.die')].map((die) => {
  const [up, south] = ['up', 'south'].map((side) => die.querySelector(`.side.${side}`).getBoundingClientRect())
  return up.top < south.top && up.height > 2 * (south.bottom - up.bottom)
})"""
FISTS = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2, width]
  }
  const [x, y] = middle(document.querySelector('.dice'))
  const badges = [...document.querySelectorAll('.pok .badge')].map(middle)
  return [...document.querySelectorAll('.spot:has(> .fist)')].map((spot) => {
    const seat = [...document.querySelectorAll('.spot')].indexOf(spot)
    const [fx, fy, width] = middle(spot)
    const [bx, by] = badges[seat]
    return { width, isNearer: Math.hypot(fx - x, fy - y) < Math.hypot(bx - x, by - y) }
  })
}"""
# How many counters are seen whenever something changes; and when each hand that opens began to.
OPENING = """() => {
  window.opened = []
  new MutationObserver(() => {
    opened.push(document.querySelectorAll('.spot .shown').length)
    const hands = document.getAnimations().filter((one) => one.animationName?.includes('knock'))
    if (hands.length) window.starts ??= Promise.all(hands.map(({ ready }) => ready))
      .then(() => hands.map(({ startTime }) => startTime))
  }).observe(document.querySelector('.ring'), { childList: true, subtree: true })
}"""
# A colour may change by and by.
MOTIONS = "document.getAnimations().filter((one) => !(one instanceof CSSTransition)).map((one) => one.animationName)"


async def begin(invite: Invite, players: int, language: str = "en", **settings: Any) -> PokEvening:
    evening = PokEvening(await invite(locale=language, **settings), await invite())
    await evening.begin(players)
    return evening


NAMES_CUT = """(names) => [...document.querySelectorAll('.pok .seat:has(.mark) .name')].flatMap((one) => {
  const was = one.textContent
  const cut = names.filter((name) => {
    one.textContent = name
    return one.scrollWidth > one.clientWidth
  })
  one.textContent = was
  return cut
})"""


async def test_names_of_bots_are_read_in_full(invite: Invite) -> None:
    """Beside their sign, in every language, on the smallest phones."""
    evening = await begin(invite, 7)
    names = [name for birds in BIRDS.values() for name in birds]
    await evening.table.asked()
    for width, height in [*PHONES, *SIDEWAYS]:
        await evening.page.set_viewport_size({"width": width, "height": height})
        assert await evening.page.evaluate(NAMES_CUT, names) == [], (width, height)


@pytest.mark.parametrize(("players", "language"), TABLES)
async def test_everything_can_be_seen_and_touched(invite: Invite, players: int, language: str) -> None:
    evening = await begin(invite, players, language)
    sizes = SIZES if IS_FULL else SAMPLE
    found = []
    async for phase in evening.phases():
        # Once it is over the page may be scrolled, where it is low.
        fits = [size for size in sizes if phase != "over" or size[1] > 700]
        found += [f"{phase}: {one}" for one in await sweep(evening.page, POK, fits)]
    assert not found


async def test_a_tap_moves_nothing(invite: Invite) -> None:
    """Neither what is tapped nor anything else, in any language."""
    evening = await begin(invite, 5, "nl")
    page = evening.page
    legal = [offer["symbol"] for offer in (await evening.table.asked())["legal"]]
    found = []

    for language in LANGUAGES:
        await page.evaluate("(word) => localStorage.setItem('coverts-language', JSON.stringify(word))", language)
        await page.reload()
        await page.locator(f"html[lang={language}] section.bar").wait_for()
        await evening.table.asked()
        for width, height in [(360, 640), (390, 844), (844, 390), (1280, 800)]:
            await page.set_viewport_size({"width": width, "height": height})
            before = await boxes(page, POK)
            assert len(before) > 15
            for symbol in legal:
                await evening.table.counter(symbol).click()
                after = await boxes(page, POK)
                moved = [(one, to) for (one, was), (_, to) in zip(before, after, strict=True) if was != to]
                found += [f"{width}×{height} {language} {one} to {to}" for one, to in moved]
            await evening.table.counter(legal[-1]).click()
    assert not found


async def test_fists_come_to_the_middle_and_open_together(invite: Invite) -> None:
    evening = await begin(invite, 5, reduced_motion="no-preference")
    page = evening.page
    async for phase in evening.phases():
        if phase == "asked":
            assert await page.evaluate(UPPER) == [True] * 3
        if phase == "waiting":
            # Everybody's but Bo's; and the reader sees what is in their own.
            await expect(page.locator(".spot > .fist")).to_have_count(4)
            await expect(page.locator(".spot .inside")).to_have_count(1)
            fists = await page.evaluate(FISTS)
            assert len(fists) == 4
            assert all(fist["width"] > 70 and fist["isNearer"] for fist in fists), fists
            await page.evaluate(OPENING)
        if phase == "revealed":
            starts = await page.evaluate("starts")
            assert len(starts) == 5
            assert len(set(starts)) == 1
            assert set(await page.evaluate("opened")) <= {0, 5}
            break


async def test_nothing_moves_for_those_who_want_it_still(invite: Invite) -> None:
    evening = await begin(invite, 3)
    async for phase in evening.phases():
        assert not await evening.page.evaluate(MOTIONS), phase
        if phase == "looking back":
            break
