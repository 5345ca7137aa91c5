"""Nothing jumps about on a page that nobody touches, while whole rounds are played."""

from typing import Any

import pytest

from tests.browser.at_table import TablePage
from tests.browser.conftest import Invite
from tests.browser.people import Person, until
from tests.browser.playing import Anybody
from tests.browser.shifts import WATCH, shifts_of

DESK: Any = {"viewport": {"width": 1280, "height": 800}}
PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Three times as fast as usual: everything that is ever shown is drawn, and the test is not the longest of all.
FASTER = "const usual = setTimeout; window.setTimeout = (then, wait, ...rest) => usual(then, wait / 3, ...rest)"


async def somebody(invite: Invite, device: Any, name: str) -> Person:
    """Somebody with all the motion there is, who never touches anything."""
    person = await invite(**device, reduced_motion="no-preference")
    await person.context.add_init_script(WATCH + FASTER)
    await person.tell("/guests", {"name": name})
    return person


async def sit(host: Person, watcher: Person, game: str, players: int) -> TablePage:
    """A public table, at which the host sits among bots and the other one watches, from before the beginning."""
    settings = {"setup": {"game": game, "players": players}, "visibility": "public"}
    opened = await host.tell("/tables", {"settings": settings, "bots": []})
    for person in (host, watcher):
        await person.go(f"/table/{opened['id']}")
        await person.page.locator("main li").first.wait_for()
    table = TablePage(host)
    for seat in range(1, players):
        await do(table, f"bot-{seat}", {"type": "seat-bot", "seat": seat, "level": "random"})
    await do(table, "start", {"type": "start"})
    for person in (host, watcher):
        await person.page.locator("section.bar").wait_for()
    return table


async def do(table: TablePage, name: str, command: Any) -> None:
    await table.person.tell(f"/tables/{table.id}/commands", {"id": name, "command": command})


async def play(table: TablePage, until_view: Any) -> None:
    """The host's moves are made elsewhere, each when the page asks for it."""
    choose = Anybody(41)
    for number in range(200):
        seen = await asked_on_page(table)
        if seen["table"]["phase"] != "playing" or until_view(seen["game"]["view"]):
            return
        question, action = seen["table"]["question"], choose(seen["game"]["view"])
        await do(table, f"move-{number}", {"type": "move", "action": action, "question": question})


async def asked_on_page(table: TablePage) -> Any:
    async def question() -> Any:
        seen = await table.look()
        if seen["table"]["phase"] != "playing":
            return seen
        prompt = seen["game"]["view"]["prompt"]
        is_asked = prompt["type"] == "awaits" and seen["table"]["you"] in prompt["seats"]
        is_heard = table.person.heard.number >= int(seen["number"])
        return seen if is_asked and is_heard and (await table.page.title()).startswith("●") else None

    return await until("a question", question)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_round_of_Pikoko(invite: Invite, device: Any) -> None:
    host, watcher = await somebody(invite, device, "Ada"), await somebody(invite, device, "Eve")
    table = await sit(host, watcher, "pikoko", 4)
    await play(table, lambda view: view["round"] == 2)
    for person in (host, watcher):
        assert not await shifts_of(person.page)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_game_of_POK(invite: Invite, device: Any) -> None:
    host, watcher = await somebody(invite, device, "Ada"), await somebody(invite, device, "Eve")
    table = await sit(host, watcher, "pok", 5)
    await play(table, lambda view: view["round"] == 6)
    for person in (host, watcher):
        assert not await shifts_of(person.page)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_pages(invite: Invite, device: Any) -> None:
    person = await somebody(invite, device, "Ada")
    for path in ("/", "/games", "/rules/pikoko", "/rules/pok", "/replay"):
        await person.go(path)
        await person.page.locator("main h1, main h2").first.wait_for()
        await person.page.wait_for_load_state("networkidle")
        assert not await shifts_of(person.page), path
