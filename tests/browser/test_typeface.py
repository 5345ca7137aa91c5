"""Titles and numerals have a typeface of their own, which comes with the page, is light, and moves nothing."""

import asyncio

from playwright.async_api import Page, Response, Route, expect

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.shifts import WATCH, shifts_of

TYPEFACE = "Young Serif"
MOST_WEIGHT = 60_000


async def drawn_with(page: Page, selector: str) -> set[str]:
    """The fonts that the letters there are really drawn with; those that did not come with the page are marked."""
    browser = await page.context.new_cdp_session(page)
    await browser.send("DOM.enable")
    await browser.send("CSS.enable")
    root = (await browser.send("DOM.getDocument"))["root"]["nodeId"]
    node = (await browser.send("DOM.querySelector", {"nodeId": root, "selector": selector}))["nodeId"]
    fonts = (await browser.send("CSS.getPlatformFontsForNode", {"nodeId": node}))["fonts"]
    return {font["familyName"] + ("" if font["isCustomFont"] else ", of this machine") for font in fonts}


async def test_it_comes_with_the_page(ada: Person) -> None:
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "font":
            weights[response.url] = int(response.headers["content-length"])

    ada.page.on("response", weigh)
    home = await Home(ada).visit()
    assert await drawn_with(ada.page, "h1") == {TYPEFACE}
    assert await drawn_with(ada.page, ".fan .feather text") == {TYPEFACE}
    await home.play_now("pikoko", 3)
    await PikokoPage(ada).asked()
    assert await drawn_with(ada.page, ".peacock .feather text") == {TYPEFACE}
    assert await drawn_with(ada.page, ".token text, .numbers button") == {TYPEFACE}
    assert all(url.startswith(ada.url) for url in weights)
    assert 0 < sum(weights.values()) <= MOST_WEIGHT, weights
    licence = await ada.context.request.get(f"{ada.url}/young-serif-licence.txt")
    assert "SIL Open Font License" in await licence.text()


async def test_all_letters_of_the_four_languages(invite: Invite) -> None:
    """No letter of a title, and no figure or sign, comes from another font."""
    person = await invite()
    await Home(person).visit()
    signs = "0123456789 −+–…’“”„«» ÄÖÜäöüß àâæçéèêëîïôœùûüÿ ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ áéíóúèëïöü"
    await person.page.evaluate("(signs) => { document.querySelector('h1').textContent = signs }", signs)
    assert await drawn_with(person.page, "h1") == {TYPEFACE}


async def test_a_page_whose_typeface_is_late_does_not_wait_and_does_not_move(invite: Invite) -> None:
    person = await invite()
    await person.context.add_init_script(WATCH)
    may_come = asyncio.Event()

    async def hold(route: Route) -> None:
        await may_come.wait()
        await route.continue_()

    await person.page.route("**/*.woff2", hold)
    await person.page.goto(person.url, wait_until="commit")
    await expect(person.page.locator("h1")).to_be_visible()
    async with person.page.expect_response("**/*.woff2"):
        may_come.set()
    await person.page.wait_for_load_state("networkidle")
    assert not await shifts_of(person.page)
