"""Three people, three browsers: fists open in the same moment for all, and not before."""

from typing import Any

from playwright.async_api import expect

from coverts.records.reading import document
from coverts.records.referee import check
from tests.browser.at_gathering import sit_together
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.conftest import Invite
from tests.browser.people import until
from tests.browser.playing import Anybody, move_by, play_together

PEOPLE = 3


def is_about_fists(sight: Any) -> bool:
    return sight["type"] in ("sealed", "ready", "bids-revealed", "offers-revealed", "confidence-placed")


def check_sights(seat: int, sights: list[Any]) -> int:
    """Of others one sees that a fist is closed, until all are; how many times they opened."""
    ready: set[int] = set()
    opened = 0
    for sight in filter(is_about_fists, sights):
        if sight["type"] in ("ready", "sealed"):
            assert sight["type"] == "ready" or sight["seat"] == seat
            ready.add(sight["seat"])
        else:
            subject = sight.get("subject")
            assert ready == {*range(PEOPLE)} - {subject}
            ready, opened = set(), opened + 1
    return opened


async def close_fists(tables: list[TablePage], choose: Anybody, shown: Any) -> bool:
    """One question in secret: each closes a fist, and nobody sees what is in it until the last one has."""
    asked = [table for table in tables if await _is_asked(table)]
    if not asked:
        return False
    before = [await shown(table) for table in tables]
    for table in asked:
        view = await table.asked()
        assert [await shown(other) for other in tables] == before
        await table.act(choose(view))
    for table, earlier in zip(tables, before, strict=True):

        async def is_open(table: TablePage = table, earlier: Any = earlier) -> bool:
            await table.hurry()
            return bool(await shown(table) != earlier)

        await until("fists to open", is_open)
    after = [await shown(table) for table in tables]
    assert after[0] == after[1] == after[2] != before[0]
    return True


async def _is_asked(table: TablePage) -> bool:
    view = await table.view()
    return view["prompt"]["type"] == "awaits" and view["observer"] in view["prompt"]["seats"]


async def pok_shown(table: TablePage) -> Any:
    """What lies open on the page, seat by seat, and in the story."""
    lines = [line for line in await table.story() if line.startswith("All fists open!")]
    return len(lines)


async def bids_shown(table: TablePage) -> Any:
    """The numbers in the bid matrix beside the board, in the order of the seats."""
    cells = await table.page.locator("aside .matrix tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent.trim()))"
    )
    seat = (await table.view())["observer"]
    places = [(at - seat - 1) % PEOPLE for at in range(PEOPLE)]
    return [[cells[by][on] for on in [*places, PEOPLE]] for by in places]


async def test_a_whole_game_of_POK(invite: Invite) -> None:
    people = [await invite() for _ in range(PEOPLE)]
    heard = [person.heard for person in people]
    tables = await sit_together(people, "pok", PokPage)
    rounds, choose = 0, Anybody(7)
    while (await tables[0].look())["table"]["phase"] == "playing":
        assert await close_fists([*tables], choose, pok_shown)
        rounds += 1
    for table in tables:
        assert await table.asked() is None
    record = document(await tables[0].record()).record
    verdict = check(record)
    assert verdict.complete
    assert len(record.rounds) == rounds
    assert [check_sights(seat, [*one.sights()]) for seat, one in enumerate(heard)] == [rounds] * PEOPLE
    endings = [await table.page.get_by_label("The game is over").inner_text() for table in tables]
    assert verdict.winners is not None
    for seat, ending in enumerate(endings):
        assert ("you" in ending.lower().split("play again")[0]) == (seat in verdict.winners), ending


async def test_a_round_of_Pikoko(invite: Invite) -> None:
    # Wide enough for the bids to be beside the board.
    people = [await invite(viewport={"width": 1400, "height": 850}) for _ in range(PEOPLE)]
    heard = [person.heard for person in people]
    tables = await sit_together(people, "pikoko", PikokoPage)
    choose = Anybody(8)
    for _ in range(PEOPLE + 1):
        assert await close_fists([*tables], choose, bids_shown)
    views = [await table.view() for table in tables]
    assert views[0]["bids"] == views[1]["bids"] == views[2]["bids"]
    numbers = [[str(bid) for bid in row] for row in views[0]["bids"]]
    assert [row[:PEOPLE] for row in await bids_shown(tables[0])] == numbers
    # The confidence cards stay face down until the round is scored.
    for table in tables:
        await move_by(table, choose)
    await play_together([*tables], choose, until=lambda view: bool(view["scores"]))
    for table in tables:
        pad = await table.open_pad()
        cards = await pad.locator("ul li").all_inner_texts()
        assert len(cards) == PEOPLE
        await table.page.keyboard.press("Escape")
    assert [check_sights(seat, [*one.sights()]) for seat, one in enumerate(heard)] == [PEOPLE + 2] * PEOPLE


async def test_a_choice_stays_while_others_close_their_fists(invite: Invite) -> None:
    people = [await invite() for _ in range(PEOPLE)]
    ada, bo, _ = await sit_together(people, "pok", PokPage)
    await ada.asked()
    await ada.counter("G").click()
    await bo.asked()
    await bo.offer("R")
    await expect(ada.page.locator(".badge.ready")).to_have_count(1)
    await expect(ada.counter("G")).to_have_attribute("aria-pressed", "true")
    await ada.page.locator("section.bar .close").click()
    await expect(ada.page.locator(".badge.ready")).to_have_count(2)
