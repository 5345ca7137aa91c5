"""Fair deals at a table of three people: what their browsers add, the fingerprint, and the check after the game."""

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page, expect

from coverts.records.reading import document
from coverts.records.referee import check
from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.at_pok import PokPage
from tests.browser.conftest import Invite
from tests.browser.line import Line
from tests.browser.people import Person, until
from tests.browser.playing import Anybody, play_together

KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('coverts-nonces-'))"


async def fingerprint(page: Page) -> str:
    """The eight feathers beside the story, as they are said aloud."""
    await page.locator("aside button[title='Fingerprint']").click()
    shown = page.locator("dialog[open] .print [role=img]")
    await expect(shown.locator("svg.feather")).to_have_count(8)
    said = await shown.get_attribute("aria-label")
    await page.keyboard.press("Escape")
    assert said
    return said


async def checked(page: Page) -> Locator:
    """The check that is offered when the game is over."""
    await page.get_by_role("button", name="Check the deal").click()
    return page.locator("dialog[open] [role=status]")


async def fairness(table: PokPage) -> Any:
    record = document(await table.record()).record
    return check(record).fair


async def seated(people: list[Person]) -> list[str]:
    """They sit at a table of POK for three, and the game has not begun."""
    host, *guests = people
    home = await Home(host).visit()
    await home.be("Ada")
    await home.open_table("pok", 3)
    link = await Gathering(host).link()
    for person, name in zip(guests, ("Bo", "Cy"), strict=True):
        await person.go(link)
        await Gathering(person).sit_down(name)
    return [person.page.url for person in people]


async def test_a_whole_game_with_a_second_tab_is_proved(invite: Invite, tmp_path: Path) -> None:
    people = [await invite() for _ in range(3)]
    host, second, third = people
    await seated(people)
    # The same seat in two tabs of one browser: both take part, and they must not get into each other's way.
    other = await second.context.new_page()
    await other.goto(second.page.url)
    await expect(other.locator("li.you")).to_contain_text("Bo")
    await Gathering(host).start()
    for page in (*(person.page for person in people), other):
        await page.locator("section.bar").wait_for()
    tables = [PokPage(person) for person in people]
    for table in tables:
        await table.dealt()
    prints = [await fingerprint(page) for page in (*(person.page for person in people), other)]
    assert len(set(prints)) == 1
    assert len(await second.page.evaluate(KEPT)) == 1
    await other.close()
    await play_together(tables, Anybody(3))
    await tables[2].asked()
    await expect(await checked(third.page)).to_contain_text("Proved: nobody chose these throws.")
    assert (await fairness(tables[0])).is_proved

    # What was kept is not needed any more.
    async def is_forgotten() -> bool:
        return not await third.page.evaluate(KEPT)

    await until("the nonces to be forgotten", is_forgotten)
    await _tampered(host, await tables[0].record(), tmp_path)


async def _tampered(person: Person, record: Any, folder: Path) -> None:
    """Somebody changes a number in the record afterwards: the page says which."""
    number = record["fair"]["rounds"][0]["nonces"]
    number[1] = ("0" if number[1][0] != "0" else "1") + number[1][1:]
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    await person.go("/replay")
    await person.page.locator("input[type=file]").set_input_files(file)
    await person.page.get_by_role("button", name="Check the deal").click()
    seen = person.page.locator("dialog[open]")
    await expect(seen.locator("[role=alert], [role=status]").first).to_contain_text("Wrong")
    await expect(seen).to_contain_text("The number revealed for Bo is not the one that was promised.")


async def test_who_goes_offline_between_promise_and_number_costs_nobody_the_game(invite: Invite) -> None:
    people = [await invite() for _ in range(3)]
    lines = [await Line.of(person.page) for person in people]
    # Cy promises, and never hears of what the others have promised.
    lines[2].hold(lambda message: message["type"] == "committed")
    await seated(people)
    await Gathering(people[0]).start()

    async def is_waited_for() -> bool:
        return [line.asked[-1:] for line in lines] == [["reveal"], ["reveal"], ["commit"]]

    await until("the others to reveal", is_waited_for)
    tables = [PokPage(person) for person in people]
    await people[2].page.close()
    await tables[0].asked()
    # Back again, on a page anew: too late for this number, and in time for the game.
    people[2].page = await people[2].context.new_page()
    await people[2].page.goto(tables[0].page.url)
    await people[2].page.locator("section.bar").wait_for()
    tables[2] = PokPage(people[2])
    await play_together(tables, Anybody(4))
    await tables[0].asked()
    await expect(await checked(people[0].page)).to_contain_text("Proved, but for the numbers of Cy.")
    assert (await fairness(tables[0])).missing == (2,)
