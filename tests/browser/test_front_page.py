"""The front page at every size: both games can be begun at once, and a wide window is used."""

import pytest

from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.enlarged import cut
from tests.browser.layout import begin
from tests.browser.shifts import WATCH, shifts_of

AT_ONCE = [(1280, 720), (1280, 800), (1920, 1080), (2560, 1440), (390, 844), (844, 390), (640, 400), (1024, 600)]
WIDE = 1900
BUTTONS = """() => [...document.querySelectorAll('article button.gold')].map((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
})"""
SHARE = """() => {
  const cards = [...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect())
  return (Math.max(...cards.map(({ right }) => right)) - Math.min(...cards.map(({ left }) => left))) / innerWidth
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
async def test_both_games_can_be_begun_without_scrolling(invite: Invite, language: str) -> None:
    person = await invite(locale=language)
    home = await Home(person).visit()
    for width, height in AT_ONCE:
        await home.page.set_viewport_size({"width": width, "height": height})
        assert await home.page.evaluate(BUTTONS) == [True, True], (width, height)
        assert not await cut(home.page), (width, height)
        if width > WIDE:
            assert await home.page.evaluate(SHARE) > 0.75, (width, height)


async def test_choices_that_are_folded_up_are_kept(invite: Invite) -> None:
    """A phone says in a word who would play, and shows the choice when it is touched."""
    person = await invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    card = (await Home(person).visit()).card("pok")
    folded = card.locator("button.chosen")
    radio = card.get_by_role("radio", name="6", exact=True)
    assert not await radio.is_visible()
    await folded.tap()
    await radio.check()
    await card.get_by_role("radio", name="Expert", exact=True).check()
    await folded.tap()
    assert not await radio.is_visible()
    assert await folded.inner_text() == "6 players · Expert"


async def test_a_game_under_way_leaves_room_for_the_next(invite: Invite) -> None:
    """It is one touch away, and what it takes of the page moves nothing."""
    person = await invite()
    await person.context.add_init_script(WATCH)
    await begin(person, "pok", 3)
    for width, height in [(1280, 720), (390, 844)]:
        await person.page.set_viewport_size({"width": width, "height": height})
        home = await Home(person).visit()
        assert await home.page.locator(".claim nav a").is_visible()
        assert await home.page.evaluate(BUTTONS) == [True, True], (width, height)
        assert not await shifts_of(home.page)
