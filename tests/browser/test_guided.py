"""A first game with hints: offered, never forced, hidden and shown at will, and true to what the server says."""

import re
from itertools import cycle
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from coverts.cli.telling.company import company
from coverts.cli.telling.refusals import hint_sentences
from coverts.cli.telling.talk import talk_of
from coverts.lang import LANGUAGES, Catalogue
from coverts.learn.hints.hint import Hint
from tests.browser.at_gathering import sit_together
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.layout import DESKS, PHONES, POK, SIDEWAYS, begin, broken
from tests.browser.people import Person, until
from tests.browser.playing import Anybody
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import OUT_OF_VIEW, needs_no_scrolling

TEACHER = "section.teacher"
MARKS = re.compile(r"[^\w.,:;!?'’=−-]+")
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800)]
WINDOWS = list(zip(SIZES, cycle(LANGUAGES), strict=False))
"""Each size in a language of its own."""


def plain(text: str) -> str:
    """Without the pictures that stand beside words, and however it is broken into lines."""
    return MARKS.sub(" ", text).strip()


async def hints_are_those_of_the_server(table: TablePage, language: str = "en") -> None:
    """The panel says what the server says to this seat, and in the same words as the terminal."""
    seen = await table.look()
    answer = await table.person.tell(f"/tables/{table.id}/help/hints", {})
    hints = msgspec.convert(answer, tuple[Hint, ...])
    names = [seat["name"] for seat in seen["table"]["seats"]]
    players = company(Catalogue(language), names, seen["table"]["you"])
    panel = table.page.locator(TEACHER)
    for sentence in hint_sentences(players, hints, talk_of(seen["game"]["type"]).said):
        await expect(panel).to_have_text(re.compile(re.escape(plain(sentence)).replace(r"\ ", r"\W+")))


def board_at(person: Person, game: str, language: str) -> TablePage:
    if game == "pok":
        return PokPage(person)
    board = PikokoPage(person)
    board.language = language
    return board


async def test_a_first_round_from_the_lessons_on_by_mouse(invite: Invite) -> None:
    """Begun where the lessons are, left, come back to, hidden and shown again."""
    ada = await invite(hints=None)
    page, panel = ada.page, ada.page.locator(TEACHER)
    await ada.go("/learn")
    await page.get_by_role("button", name="A first game of Pikoko, with hints").click()
    await page.wait_for_url("**/table/*")
    table, choose = board_at(ada, "pikoko", "en"), Anybody(3)
    kinds = set()
    for number in range(13):
        view = await table.asked()
        assert view is not None
        kinds.add(view["prompt"]["kind"])
        await hints_are_those_of_the_server(table)
        if number == 1:
            assert await find_barriers(ada) == []
            # Left and come back to: it is the same game.
            await ada.go("/learn")
            await page.get_by_role("button", name="A first game of Pikoko, with hints").click()
            await page.wait_for_url(f"**/table/{table.id}")
            await table.asked()
            await expect(panel).to_be_visible()
        await table.act(choose(view))
    assert kinds == {"bid", "self-bid", "confidence", "play"}
    await table.asked()
    await panel.get_by_role("button", name="Hide hints").click()
    await expect(panel).to_have_count(0)
    await page.reload()
    await page.locator("section.bar").wait_for()
    await expect(panel).to_have_count(0)
    await page.locator("aside").get_by_role("button", name="Show hints").click()
    await expect(panel).to_be_visible()


async def test_POK_offers_them_in_the_first_game_by_keyboard(invite: Invite) -> None:
    ada = await invite(hints=None)
    page, panel = ada.page, ada.page.locator(TEACHER)
    await (await Home(ada).visit()).play_now("pok", 4)
    await expect(panel).to_contain_text("Is this new to you?")
    table, choose = board_at(ada, "pok", "en"), Anybody(4)
    view = await table.asked()
    assert view is not None
    await tab_to(page, f"{TEACHER} button.gold")
    await page.keyboard.press("Enter")
    # A game in which somebody has run out of a symbol: what cannot go is known exactly.
    for _ in range(5):
        await hints_are_those_of_the_server(table)
        await page.keyboard.press(choose(view)["symbol"].lower())
        await expect(page.locator("section.bar [aria-pressed=true][aria-keyshortcuts]")).to_have_count(1)
        await page.keyboard.press("Enter")
        view = await table.asked()
        if view is None:
            return
    assert await find_barriers(ada) == []
    await tab_to(page, f"{TEACHER} button")
    await page.keyboard.press("Enter")
    await expect(panel).to_have_count(0)


async def test_who_says_no_is_not_asked_again(invite: Invite) -> None:
    ada = await invite(hints=None)
    panel = ada.page.locator(TEACHER)
    await (await Home(ada).visit()).play_now("pok", 3)
    await panel.get_by_role("button", name="No, thanks").click()
    await expect(panel).to_have_count(0)
    await (await Home(ada).visit()).play_now("pok", 3)
    await ada.page.locator("section.bar").wait_for()
    await expect(panel).to_have_count(0)


async def test_touches_that_lead_nowhere_make_the_hint_catch_the_eye(invite: Invite) -> None:
    ada = await invite(hints=None)
    await ada.go("/learn")
    await ada.page.get_by_role("button", name="A first game of POK, with hints").click()
    await ada.page.wait_for_url("**/table/*")
    await board_at(ada, "pok", "en").asked()
    middle = ada.page.locator(".pok .middle")
    for _ in range(3):
        await expect(ada.page.locator(f"{TEACHER}.catching")).to_have_count(0)
        await middle.click()
    await expect(ada.page.locator(f"{TEACHER}.catching")).to_have_count(1)


async def test_nobody_is_offered_hints_where_there_is_no_help(invite: Invite) -> None:
    """Among people help is off: the page offers none and asks for none, and the server says no in the same bytes."""
    people = [await invite(hints=None) for _ in range(3)]
    table, *_ = await sit_together(people, "pok", PokPage)
    await table.asked()
    answers = set()
    for person in people:
        await expect(person.page.locator(TEACHER)).to_have_count(0)
        for what in ("hints", "beliefs", "coach"):
            answer = await person.context.request.post(f"{person.url}/api/v1/tables/{table.id}/help/{what}")
            answers.add((answer.status, await answer.body()))
    assert [status for status, _ in answers] == [403]


@pytest.mark.parametrize("game", ["pikoko", "pok"])
@pytest.mark.parametrize(("size", "language"), WINDOWS, ids=[f"{size[0]}-{one}" for size, one in WINDOWS])
async def test_all_fits_with_hints(invite: Invite, size: tuple[int, int], language: str, game: str) -> None:
    """The offer and the hints take their room from the board, and nothing has to be scrolled."""
    width, height = size
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if min(size) < 500 else {}
    person = await invite(
        hints=None, viewport={"width": width, "height": height}, locale=language.replace("en", "en-GB"), **phone
    )
    page, say = person.page, Catalogue(language).say
    await person.go("/")
    await page.locator("article", has=page.locator(f"a[href='/rules/{game}']")).locator("button.gold").click()
    await page.wait_for_url("**/table/*")
    table, choose = board_at(person, game, language), Anybody(5)
    view = await table.asked()
    await fits(person, game)
    await page.locator(TEACHER).get_by_role("button", name=say("hints-on")).click()
    for _ in range(7 if game == "pikoko" else 3):
        if view is None:
            return
        await hints_are_those_of_the_server(table, language)
        await fits(person, game)
        await table.act(choose(view))
        view = await table.asked()


async def fits(person: Person, game: str) -> None:
    """Once the board has measured the room that is left for it."""
    size: Any = person.page.viewport_size
    # The corners around a feather that leans may be outside; on phones they stand upright.
    feathers = ".feather, " if min(size.values()) < 500 else ""
    what = f"{feathers}.trick li" if game == "pikoko" else ".die, .badge"

    async def is_in_view() -> bool:
        found = await person.page.evaluate(OUT_OF_VIEW, f"{what}, section.bar, section.bar button, {TEACHER} > *")
        return bool(found == [])

    await until("everything in view", is_in_view)
    await needs_no_scrolling(person.page)


LONGEST = [
    {"key": "hint-offer-first", "args": {}},
    {"key": "hint-offer-absent", "args": {"symbol": "B", "trap": "yes"}},
    {"key": "hint-offer-die", "args": {"symbol": "G", "fellows": "n-0-2", "known": "yes", "able": 6}},
    {"key": "hint-offer-die", "args": {"symbol": "R", "fellows": "n-0-1", "known": "yes", "able": 6}},
]
"""The first throw of POK can have this much to say."""
UNREAD = """(panel) => {
  const room = panel.getBoundingClientRect()
  const isOver = !!document.querySelector('.hints.open')
  return [...document.querySelectorAll('.hints .lines p')].flatMap((line) => {
    const range = document.createRange()
    range.selectNodeContents(line)
    const { bottom, top } = range.getBoundingClientRect()
    const isRead = top >= room.top - 3 && bottom <= (isOver ? innerHeight : room.bottom)
    return isRead ? [] : [`${top} ${bottom} ${line.textContent}`]
  })
}"""
OWN_NAME = """() => {
  const name = document.querySelector('.side-bottom .name')
  return name.scrollWidth <= name.clientWidth
}"""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_hints_are_read_whole(invite: Invite, language: str) -> None:
    """At once, or on demand over the board; and the reader's own name keeps its place beside them."""
    person = await invite(hints=True, locale=language.replace("en", "en-GB"))
    page, panel = person.page, person.page.locator(TEACHER)
    await page.route("**/help/hints", lambda route: route.fulfill(json=LONGEST))
    await begin(person, "pok", 7, help="coach")
    await expect(panel.locator(".lines p")).to_have_count(len(LONGEST))
    more = panel.locator("button.more")
    for width, height in [*PHONES, *SIDEWAYS, *DESKS]:
        await page.set_viewport_size({"width": width, "height": height})
        is_wide = width >= 1280
        if not is_wide and await more.is_visible():
            before = await page.locator(".die").first.bounding_box()
            await more.click()
            await expect(more).to_have_attribute("aria-expanded", "true")
            assert await panel.evaluate(UNREAD) == [], (width, height)
            assert await page.locator(".die").first.bounding_box() == before
            await more.click()
        else:
            assert await panel.evaluate(UNREAD) == [], (width, height)
        assert await page.evaluate(OWN_NAME), (width, height)
        assert not await broken(page, POK)
