"""Names and talk of people who try things: shown as the text they are, cut where it is too long, and nothing breaks."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.at_gathering import Gathering, sit_together
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_together

NASTY = {
    "picture": "<img src=x onerror=alert(1)>",
    "script": "<script>alert(1)</script>",
    "template": "{@html 1}{{7*7}}${7*7}",
    "fluent": "{ $number } { home-play }",
    "hebrew": "שלום \u202e‮עולם",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈🦚🪶",
    "zalgo": "Z̷̢̛͎̘͇̈́̀͝ä̴̡̛͓̘́͝l̶̢̛̘͓̈́g̵̡̛͓̘ơ̴̢͓̘",
}
LONG = "x" * 10_000


async def stays_within(page: Page) -> None:
    """Nothing sticks out at the side."""
    wide, inner = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner


@pytest.mark.parametrize("kind", [*NASTY])
async def test_names(ada: Person, kind: str) -> None:
    name = NASTY[kind]
    home = await Home(ada).visit()
    answer = await ada.context.request.post(f"{ada.url}/api/v1/guests", data={"name": name[:24]})
    if not answer.ok:
        # Some are no names. That is said in words where they are typed.
        ada.lookout.expect(r"status of (400|409|422)")
        await ada.page.locator("button.you").click()
        dialog = ada.page.locator("dialog[open]")
        await dialog.locator("input[autocomplete=nickname]").fill(name)
        await dialog.locator("form button").click()
        await expect(dialog.locator("[role=alert]").first).not_to_be_empty()
        return
    kept = (await answer.json())["name"]
    await home.visit()
    await expect(ada.page.locator("button.you span")).to_have_text(kept)
    await home.open_table("pok", 3)
    await expect(ada.page.locator("li.you .name")).to_have_text(kept)
    await stays_within(ada.page)


async def test_a_name_of_ten_thousand_letters_is_cut(ada: Person) -> None:
    home = await Home(ada).visit()
    await home.be(LONG)
    await home.open_table("pikoko", 3)
    shown = await ada.page.locator("li.you .name").inner_text()
    assert shown == LONG[:24]
    await stays_within(ada.page)


async def test_talk(invite: Invite) -> None:
    """Everything can be said, before the game and during it; nobody's page does anything but show it."""
    people = [await invite() for _ in range(3)]
    tables = await sit_together(people, "pikoko", PikokoPage, talk="free")
    speaker, *listeners = people
    words = [*NASTY.values(), LONG]
    field = speaker.page.get_by_placeholder("Say something")
    for said, text in enumerate(words, 1):
        await field.fill(text)
        await field.press("Enter")
        for listener in listeners:
            await expect(listener.page.locator("[role=log] li")).to_have_count(said)
    heard = await listeners[0].page.locator("[role=log] li > bdi").all_text_contents()
    assert heard[0] == NASTY["picture"]
    assert heard[1] == NASTY["script"]
    assert heard[-1] == LONG[:300]
    for table in tables:
        assert not await table.page.locator("[role=log] img, [role=log] script").count()
        await stays_within(table.page)
    # And the game goes on.
    await play_together(tables, Anybody(24), until=lambda view: view["prompt"]["kind"] == "self-bid")


async def test_long_names_on_a_phone(invite: Invite) -> None:
    person = await invite(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    home = await Home(person).visit()
    await home.be("W" * 24)
    await home.open_table("pikoko", 5)
    await stays_within(person.page)
    await person.page.get_by_role("button", name="Bots on all open seats").click()
    await Gathering(person).start()
    await person.page.locator("section.bar").wait_for()
    await stays_within(person.page)
