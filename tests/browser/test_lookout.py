"""Whatever goes wrong in a browser is noticed: in windows of people, in those that a page opens, and in any other."""

import pytest
from playwright.async_api import Browser, BrowserContext

from tests.browser.house import House
from tests.browser.lookout import insist_on_peace, lookout_of
from tests.browser.people import Person, until

MISCHIEF = {
    "an error in the console": "console.error('deliberate')",
    "a warning": "console.warn('deliberate')",
    "an exception": "setTimeout(() => { throw new Error('deliberate') })",
    "a promise that is broken": "void Promise.reject(new Error('deliberate'))",
    "a picture that is not there": "document.body.append(Object.assign(new Image(), { src: '/deliberate.png' }))",
    "a script that is not there": """document.head.append(
        Object.assign(document.createElement('script'), { src: '/deliberate.js' }))""",
    "a question that is answered by no": "void fetch('/api/v1/deliberate')",
    "a request that fails": "void fetch('/cut-off?deliberate').catch(() => {})",
    "a request to somebody else": "void fetch('https://deliberate.example/').catch(() => {})",
    "an error in a window that the page opens": """{
        const other = open('/rules/pok')
        other.setTimeout(() => { throw new other.Error('deliberate') })
    }""",
}


async def notices_all(context: BrowserContext, url: str) -> None:
    """The check that follows every test complains of each."""
    await context.route("**/cut-off?*", lambda route: route.abort("connectionreset"))
    lookout = lookout_of(context)
    page = await context.new_page()
    await page.goto(f"{url}/rules/pok")
    await page.locator("main h1").wait_for()
    for number, (what, script) in enumerate(MISCHIEF.items()):
        word = f"deliberate-{number}"

        async def is_seen(word: str = word) -> bool:
            return any(word in problem for problem in lookout.problems)

        await page.evaluate(script.replace("deliberate", word))
        await until(what, is_seen)
        with pytest.raises(AssertionError, match=word):
            insist_on_peace([lookout])
    # All of it was meant to happen: the check at the end of this test has nothing to complain of.
    lookout.expect("deliberate")


async def test_in_the_windows_of_a_person(ada: Person) -> None:
    await notices_all(ada.context, ada.url)


async def test_in_windows_that_nobody_was_invited_to(chromium: Browser, house: House) -> None:
    context = await chromium.new_context()
    try:
        await notices_all(context, house.url)
    finally:
        await context.close()


async def test_only_what_is_expected_is_forgiven(ada: Person) -> None:
    ada.lookout.expect("deliberate", "status of 418")
    ada.lookout.seen += ["error: deliberate", "error: another"]
    with pytest.raises(AssertionError, match="another"):
        insist_on_peace([ada.lookout])
    ada.lookout.seen.pop()
