"""Both boards obey the law of layout. `COVERTS_LAYOUT=full` sweeps everything; otherwise a sample of it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from coverts.games.pikoko.feathers import Feather
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.layout import (
    DESKS,
    IS_FULL,
    LANGUAGES,
    PHONES,
    PIKOKO,
    SIDEWAYS,
    SIZES,
    begin,
    boxes,
    broken,
    sweep,
)
from tests.browser.line import rewrite
from tests.browser.playing import Anybody, is_kind, play_on
from tests.browser.words import feather_of

LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "nl": "nl-NL"}

SHEET = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}"""

BREAKAGES = {
    "covered": ".peacock.target::before { content: ''; position: absolute; inset: 0; z-index: 50; background: #000;"
    " pointer-events: none }",
    "covered by a neighbour": ".peacock.target .feather { transform: none !important; left: 40px !important }",
    "covered by words": ".peacock.target .label { position: absolute !important; top: 0; height: 100%; font-size: 5rem;"
    " background: none; z-index: 60; line-height: 3rem }",
    "cut": ".peacock.target .feathers { overflow: hidden; height: 20px !important }",
    "too small": ".peacock.target svg.feather { width: 0 !important }",
    "outside": ".peacock.target { translate: -1500px 0 }",
    "no thumb fits": ".peacock.target button, .peacock.target button * { pointer-events: none !important }",
    "cut: section.bar": ".question { width: 4rem; overflow: hidden; white-space: nowrap }",
    "outside: section.bar": "section.bar { translate: 0 60px }",
    "overflows": ".tools .button { width: 20px !important; min-width: 0 !important; padding: 0; white-space: nowrap }",
    "scrolls down": ".board { min-height: 2000px !important }",
}


async def test_what_breaks_the_law_is_found(invite: Invite) -> None:
    person = await invite()
    await begin(person, "pikoko", 3)
    await play_on(PikokoPage(person), Anybody(71), is_kind("play"))
    assert not await broken(person.page, PIKOKO)
    for what, rules in BREAKAGES.items():
        await person.page.evaluate(SHEET, rules)
        kind = what.partition(" by")[0]
        assert any(kind in one for one in await broken(person.page, PIKOKO)), what
    await person.page.evaluate(SHEET, "")


def closes_a_trick(view: Any) -> bool:
    return bool(view["prompt"]["kind"] == "play" and len(view["trick"]["plays"]) == len(view["hands"]) - 1)


def is_late(view: Any) -> bool:
    return len(view["tricks"]) >= 4


PHASES: dict[str, Callable[[Any], bool]] = {
    "bid": is_kind("bid"),
    "self-bid": is_kind("self-bid"),
    "confidence": is_kind("confidence"),
    "play": is_kind("play"),
    "full": closes_a_trick,
    "late": is_late,
}
FEWER_SIZES = [PHONES[0], SIDEWAYS[0], SIDEWAYS[3], DESKS[0], DESKS[2], DESKS[4]]
SAMPLE = [
    (5, "de", [*PHASES], SIZES),
    (4, "fr", ["bid", "confidence", "late"], FEWER_SIZES),
    (3, "en", ["bid", "full"], FEWER_SIZES),
]
FULL = [(players, language, [*PHASES], SIZES) for players in (3, 4, 5) for language in LANGUAGES]


NARROW = [*PHONES, *SIDEWAYS]
"""Where the longest words are short of room."""
MULTI = [feather for feather in Feather if len(feather.colours) > 1]


TAPPED: dict[str, Callable[[PikokoPage, Any], Locator]] = {
    "bid": lambda table, _: table.page.locator(".numbers button").first,
    "confidence": lambda table, _: table.page.locator(".cards button").first,
    "full": lambda table, view: table.feather(most_coloured(view)),
}
STILL_AT = [*PHONES, SIDEWAYS[0], DESKS[2]]


@pytest.mark.parametrize(("players", "language", "phases", "sizes"), FULL if IS_FULL else SAMPLE)
async def test_Pikoko(invite: Invite, players: int, language: str, phases: Any, sizes: Any) -> None:
    """Wherever somebody plays; and nothing moves because something was tapped."""
    person = await invite(locale=LOCALES[language])
    await begin(person, "pikoko", players)
    table, choose, found = PikokoPage(person), Anybody(72), []
    table.language = language
    for phase in phases:
        view = await play_on(table, choose, PHASES[phase])
        assert view is not None, phase
        found += [f"{phase} {one}" for one in await sweep(person.page, PIKOKO, sizes)]
        if phase in TAPPED:
            tapped = TAPPED[phase](table, view)
            found += [f"{phase} {one}" for one in await moved_by_a_tap(person.page, tapped)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_way_to_play_a_feather_of_three_colours_fits(invite: Invite, language: str) -> None:
    """The longest words of a button, and the most buttons. Few games have them all: the server's word is changed."""
    person = await invite(locale=LOCALES[language])
    await begin(person, "pikoko", 5)
    table = PikokoPage(person)
    table.language = language
    await play_on(table, Anybody(72), is_kind("play"))
    faces: list[str] = []

    def deal(message: Any) -> None:
        if message["type"] == "snapshot":
            view = message["game"]["view"]
            feathers = view["hands"][(view["observer"] + 1) % 5]["feathers"]
            feathers[:] = [feather_of(faces[0]), *(one for one in feathers if one != feather_of(faces[0]))][
                : len(feathers)
            ]
            view["legal"] = [{"type": "play", "face": face} for face in faces]

    await rewrite(person.page, deal)
    found = []
    for feather in MULTI:
        every = [f"{feather}={colour}" for colour in feather.colours]
        for ways in ([every[0]], [every[1]], [every[2]], every):
            faces[:] = ways
            await person.page.reload()
            await table.feather(str(feather)).click()
            await expect(person.page.locator("section.bar .play button")).to_have_count(len(ways))
            found += [f"{ways} {one}" for one in await sweep(person.page, PIKOKO, NARROW)]
    assert not found


def most_coloured(view: Any) -> str:
    """A feather that may be played, in as many colours as possible: it asks for one of them."""
    faces = [feather_of(action["face"]) for action in view["legal"]]
    return max(faces, key=faces.count)


async def moved_by_a_tap(page: Page, what: Locator) -> list[str]:
    """What moves when this is tapped, or breaks the law then; it is let go again."""
    size: Any = page.viewport_size
    found = []
    for width, height in STILL_AT:
        await page.set_viewport_size({"width": width, "height": height})
        before = await boxes(page, PIKOKO)
        # Three peacocks late in a round have the fewest parts.
        assert len(before) > 10
        await what.click()
        after = await boxes(page, PIKOKO)
        if before != after:
            pairs = zip(before, after, strict=False)
            found.append(f"{width}×{height} moved: {[pair for pair in pairs if pair[0] != pair[1]][:5]}")
        found += await broken(page, PIKOKO)
        await page.keyboard.press("Escape")
    await page.set_viewport_size(size)
    return found
