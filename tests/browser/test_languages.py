"""Every language: the start of a game in it, a change at any moment, and nowhere a word that is none."""

import re

import pytest
from playwright.async_api import Page, expect

from coverts.bots import BIRDS
from coverts.lang import LANGUAGES, Catalogue
from coverts.lang.catalogue import sources
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, is_kind, play_on

KEYS = {
    key for text in sources("en").values() for key in re.findall(r"^([a-z][\w-]*-[\w-]+) =", text, flags=re.MULTILINE)
}
WORDS = """() => {
  const all = [...document.querySelectorAll('*')]
  const names = ['aria-label', 'title', 'alt', 'placeholder']
  return [document.title, document.body.innerText, ...all.flatMap((one) => names.map((name) => one.getAttribute(name)))]
    .filter(Boolean).join('\\n')
}"""
ROWS = """() => [...document.querySelectorAll('fieldset')].map((one) =>
  [...one.querySelectorAll('label')].map((label) => label.getBoundingClientRect().top))"""
PAGES = ["/", "/games", "/rules/pikoko", "/rules/pok", "/replay", "/nowhere"]


async def speaks(page: Page, language: str) -> None:
    """The page is in this language, and all of it is words."""
    assert await page.locator("html").get_attribute("lang") == language
    words: str = await page.evaluate(WORDS)
    assert "⟨" not in words
    assert not [word for word in re.findall(r"[a-z][\w-]*-[\w-]+", words) if word in KEYS]
    assert "{" not in words
    assert "undefined" not in words
    assert "NaN" not in words


async def is_among_birds(table: PokPage, language: str) -> None:
    """Whoever has no name, and every bot, is a bird of the language that the table was opened in."""
    guest, *bots = [seat["name"] for seat in (await table.look())["table"]["seats"]]
    assert guest in Catalogue(language).say("home-birds").split()
    assert set(bots) < set(BIRDS[language])
    board = await table.board()
    assert all(name in board for name in bots)


async def choose_language(person: Person, language: str) -> None:
    """In the menu that is always there."""
    page = person.page
    now = await page.locator("html").get_attribute("lang")
    await page.get_by_role("button", name=Catalogue(now or "en").say("page-taste")).click()
    await page.locator("dialog[open] select").first.select_option(language)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages(invite: Invite, language: str) -> None:
    person = await invite(locale=language)
    person.lookout.expect("status of 404")
    for path in PAGES:
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        await speaks(person.page, language)
        if path == "/":
            # The words of a choice are short enough to stand side by side.
            await expect(person.page.locator("fieldset")).to_have_count(4)
            assert [len({*tops}) for tops in await person.page.evaluate(ROWS)] == [1, 1, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_that_begins_in_it_and_changes_over(invite: Invite, language: str) -> None:
    person = await invite(locale=language)
    say = Catalogue(language).say
    await (await Home(person).visit()).play_now("pikoko", 3, say("home-level-novice"))
    table, choose = PikokoPage(person), Anybody(16)
    table.language = language
    for kind in ("bid", "self-bid", "confidence", "play"):
        view = await play_on(table, choose, is_kind(kind))
        await speaks(person.page, language)
        await table.act(choose(view))
    await table.asked()
    told = await table.story()
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
    await choose_language(person, other)
    await speaks(person.page, other)
    # The story is told anew, too, and none of it is lost.
    assert len(await table.story()) == len(told)
    assert await table.story() != told
    table.language = other
    await play_on(table, choose, lambda view: view["round"] == 2)
    await speaks(person.page, other)
    await person.page.reload()
    await table.asked()
    await speaks(person.page, other)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_POK_in_it(invite: Invite, language: str) -> None:
    person = await invite(locale=language)
    await (await Home(person).visit()).play_now("pok", 3, Catalogue(language).say("home-level-novice"))
    table, choose = PokPage(person), Anybody(17)
    await play_on(table, choose, lambda view: view["round"] == 2)
    await speaks(person.page, language)
    await is_among_birds(table, language)


@pytest.mark.parametrize("language", ["fr"])
async def test_the_end_and_a_replay_in_it(invite: Invite, language: str) -> None:
    person = await invite(locale=language)
    await (await Home(person).visit()).play_now("pok", 3, Catalogue(language).say("home-level-novice"))
    await play_on(PokPage(person), Anybody(17))
    await speaks(person.page, language)
    await person.page.locator("a.button[href^='/replay/']").click()
    await person.page.locator(".controls").wait_for()
    await speaks(person.page, language)
