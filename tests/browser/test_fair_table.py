"""Fair deals at a table of three people: what their browsers add, the fingerprint, and the check after the game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page, expect

from coverts.records.reading import document
from coverts.records.referee import check
from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.line import Line
from tests.browser.people import Person, until
from tests.browser.playing import Anybody, play_together

TRICKS = 8
"""In a round of Pikoko."""
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


async def fairness(table: TablePage) -> Any:
    record = document(await table.record()).record
    return check(record).fair


async def seated(people: list[Person], game: str = "pok") -> list[str]:
    """They sit at a table for three, and the game has not begun."""
    host, *guests = people
    home = await Home(host).visit()
    await home.be("Ada")
    await home.open_table(game, 3)
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


async def test_who_closes_the_page_between_promise_and_number_costs_nobody_the_game(invite: Invite) -> None:
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


async def play_until(company: Company, choose: Anybody, stop: Callable[[Any], bool]) -> Any:
    """The moves of everybody, said to the house itself, until what the first one sees is enough; that view."""
    while not stop(view := (await company.look())["game"]["view"]):
        if view["prompt"]["type"] == "awaits":
            await company.move(choose, view["prompt"]["seats"][0])
    return view


def is_last_move_of_first_round(view: Any) -> bool:
    trick = view["trick"] or {"plays": []}
    return len(view["tricks"]) == TRICKS - 1 and len(trick["plays"]) == len(view["hands"]) - 1


def is_dealt(number: int) -> Callable[[Any], bool]:
    return lambda view: bool(view["round"] == number and view["prompt"]["type"] == "awaits")


async def test_without_a_network_between_promise_and_number_costs_nobody_the_game(
    invite: Invite, tmp_path: Path
) -> None:
    """A whole game of Pikoko. The pages take their part in the deals; the moves are said to the house itself."""
    people = [await invite() for _ in range(3)]
    await seated(people, "pikoko")
    # Somebody has the same seat in two tabs. All rounds are promised before the first one is dealt.
    other = await people[1].context.new_page()
    await other.goto(people[1].page.url)
    await expect(other.locator("li.you")).to_contain_text("Bo")
    await Gathering(people[0]).start()
    tables = [PikokoPage(person) for person in people]
    await tables[0].dealt()
    company, choose = Company(people, tables[0].id), Anybody(5)
    view = await play_until(company, choose, is_last_move_of_first_round)
    # Whoever goes has done all that they have to do in this round, and the round is not over.
    [last] = view["prompt"]["seats"]
    gone, name = (1, "Bo") if last == 2 else (2, "Cy")
    away = people[gone]
    away.lookout.expect("ERR_INTERNET_DISCONNECTED")
    await away.context.set_offline(offline=True)
    heard = away.heard.number
    await play_until(company, choose, is_dealt(2))
    assert away.heard.number == heard
    # Back again: too late for this number, in time for the round and for the next number.
    await away.context.set_offline(offline=False)

    async def has_come_back() -> bool:
        return away.heard.number >= int((await company.look(gone))["number"])

    await until("what has happened meanwhile", has_come_back)
    await play_until(company, choose, lambda view: bool(view["prompt"]["type"] == "over"))
    record = await tables[0].record()
    revealed = [[nonce is not None for nonce in part["nonces"]] for part in record["fair"]["rounds"]]
    assert revealed == [[True] * 3, [seat != gone for seat in range(3)], [True] * 3]
    assert (await fairness(tables[0])).missing == (gone,)
    for table in (tables[0], tables[gone]):
        assert await table.asked() is None
        verdict = await checked(table.page)
        await expect(verdict).to_contain_text(f"Proved, but for the numbers of {name}.")
        [withheld] = await table.page.locator("dialog[open] li.withheld").all()
        await expect(withheld).to_contain_text(f"{name} promised a number and did not reveal it. It counts as zero.")
        round_two = table.page.locator("dialog[open] details:has(> ol)").nth(2)
        await expect(round_two.locator("> summary")).to_contain_text("Round 2")
        await expect(round_two.locator("li.withheld")).to_have_count(1)
    await _tampered(people[0], record, tmp_path)
