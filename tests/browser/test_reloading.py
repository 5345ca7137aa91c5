"""A reload shows the same again, whatever is asked; and so does coming back after the server was away."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.at_gathering import sit_together
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.playing import Anybody, is_kind, play_on


async def same_after_reload(table: TablePage, *, alone: bool = True) -> None:
    await table.settled(alone=alone)
    before = await table.board()
    await table.page.reload()
    await table.page.locator("section.bar").wait_for()
    await table.settled(alone=alone)
    assert await table.board() == before


async def test_in_every_phase_of_Pikoko(ada: Person) -> None:
    await (await Home(ada).visit()).play_now("pikoko", 3)
    table, choose = PikokoPage(ada), Anybody(3)
    for kind in ("bid", "self-bid", "confidence", "play"):
        view = await play_on(table, choose, is_kind(kind))
        await same_after_reload(table)
        await table.act(choose(view))
    # In the middle of a trick, too.
    await play_on(table, choose, lambda view: bool(view["tricks"] and view["trick"]["plays"]))
    await same_after_reload(table)


async def test_with_a_closed_fist(invite: Invite) -> None:
    """Somebody who has closed a fist still knows what is in it."""
    people = [await invite() for _ in range(3)]
    tables = await sit_together(people, "pok", PokPage)
    await tables[0].asked()
    await tables[0].offer("G")
    await expect(tables[0].page.locator("section.bar .what")).to_contain_text("Inside")
    await same_after_reload(tables[0], alone=False)
    await tables[1].asked()
    await same_after_reload(tables[1], alone=False)


async def test_POK_before_a_fist_and_after_the_end(ada: Person) -> None:
    await (await Home(ada).visit()).play_now("pok", 3)
    table, choose = PokPage(ada), Anybody(5)
    await table.asked()
    await same_after_reload(table)
    await play_on(table, choose)
    await same_after_reload(table)


@pytest.mark.parametrize("kind", [PikokoPage, PokPage])
async def test_the_server_is_away_for_a_moment(tmp_path: Path, invite: Invite, kind: type[TablePage]) -> None:
    own = House(tmp_path / "own")
    await own.open()
    try:
        person = await invite(own.url)
        person.lookout.expect("WebSocket connection", "ERR_CONNECTION_REFUSED")
        await (await Home(person).visit()).play_now("pikoko" if kind is PikokoPage else "pok", 3)
        table, choose = kind(person), Anybody(6)
        for _ in range(3):
            await table.act(choose(await table.asked()))
        await table.asked()
        await table.settled()
        before = await table.board()
        await own.close()
        await expect(person.page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
        await own.open()
        await expect(person.page.get_by_text("Connection lost. Reconnecting")).to_be_hidden()
        view = await table.asked()
        assert without_presence(await table.board()) == without_presence(before)
        await table.act(choose(view))
        await table.asked()
        await person.page.close()
    finally:
        await own.close()


async def test_a_move_made_meanwhile_is_not_lost(tmp_path: Path, invite: Invite) -> None:
    """Whoever closes a fist while the server is away has closed it when it is back."""
    own = House(tmp_path / "own")
    await own.open()
    try:
        person = await invite(own.url)
        person.lookout.expect("WebSocket connection", "ERR_CONNECTION_REFUSED")
        await (await Home(person).visit()).play_now("pok", 3)
        table = PokPage(person)
        await table.asked()
        await own.close()
        await expect(person.page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
        await table.offer("R")
        await own.open()
        await expect(person.page.get_by_text("Connection lost. Reconnecting")).to_be_hidden()
        async with asyncio.timeout(30):
            while not (last := (await table.view())["last"]):
                await asyncio.sleep(0.05)
        assert last["played"][0] == "R"
        await person.page.close()
    finally:
        await own.close()


def without_presence(board: str) -> str:
    """Who is connected is news of the moment."""
    return re.sub(r"not connected", "", board)
