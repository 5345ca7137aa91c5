"""Help by the coach at the table: what one may hold, and advice; where it is allowed, and only there."""

import re

import pytest
from playwright.async_api import expect

from coverts.lang import LANGUAGES
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.axe import find_barriers
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_review import PHONE, UNSAID, fits

SIDE = "aside section.help"


async def test_against_bots_the_coach_may_be_asked(ada: Person) -> None:
    """What it says is what the server works out from the seat's own view; asking is told, and the answer is not."""
    await (await Home(ada).visit()).play_now("pikoko", 3)
    page, help_ = ada.page, ada.page.locator(SIDE)
    await expect(help_).to_be_visible()
    await help_.get_by_role("button", name="What may I hold?").click()
    table = page.url.partition("/table/")[2]
    belief = await ada.tell(f"/tables/{table}/help/beliefs", {})
    await expect(help_.locator(".feathers > li")).to_have_count(len(belief["feathers"]))
    shown = [int(number) for number in await help_.locator(".feathers b").all_inner_texts()]
    assert sorted(shown) == sorted(round(100 * one["chance"]) for one in belief["feathers"])
    await expect(help_.get_by_role("status")).to_contain_text("You have asked the coach")
    await page.wait_for_function("document.querySelector('aside .help .ways .button:last-child').disabled === false")
    await help_.get_by_role("button", name="Ask the coach").press("Enter")
    await expect(help_.locator(".best")).to_contain_text("The coach would take:")
    assert not await find_barriers(ada)
    # What it said is gone with the question.
    best = re.sub(r"\D", "", await help_.locator(".best").inner_text())
    await PikokoPage(ada).bid(int(best))
    await expect(help_.locator(".best")).to_have_count(0)


async def test_among_people_there_is_none_unless_they_agree(invite: Invite) -> None:
    host = await invite()
    home = await Home(host).visit()
    await home.open_table("pok", 3)
    await expect(host.page.locator("section:has(#settings)")).not_to_contain_text("coach")
    host.lookout.expect("status of 403")
    answer = await host.context.request.post(
        f"{host.url}/api/v1/tables/{host.page.url.partition('/table/')[2]}/help/beliefs"
    )
    assert answer.status == 403
    await host.page.get_by_role("button", name="Change").click()
    dialog = host.page.locator("dialog[open]")
    await dialog.locator("summary").click()
    await dialog.get_by_label("Help by the coach during the game").select_option("coach")
    await dialog.get_by_role("button", name="Play like this").click()
    await expect(host.page.locator("section:has(#settings)")).to_contain_text("can ask the coach during the game")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_in_every_language(invite: Invite, language: str) -> None:
    person = await invite(locale={"en": "en-GB"}.get(language, language), viewport=PHONE)
    page = person.page
    await person.go("/")
    card = page.locator("article", has=page.locator("a[href='/rules/pikoko']"))
    await card.locator("button.gold").click()
    await page.wait_for_url("**/table/*")
    await page.locator("header button.talk").click()
    help_ = page.locator(SIDE)
    await help_.locator(".ways .button").first.click()
    await help_.locator(".feathers > li").first.wait_for()
    await fits(page)
    said = await help_.inner_text()
    assert not UNSAID.search(said), said
