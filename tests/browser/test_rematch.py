"""After the game: whoever wants another one asks for it, and the others come along with one touch."""

import re
from random import Random
from typing import Any

from playwright.async_api import expect

from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.conftest import Invite
from tests.browser.people import Person

COME_ALONG = "Ada wants another game: join in"


async def open_table(host: Person, name: str, players: int, bots: list[str]) -> Any:
    await host.tell("/guests", {"name": name})
    settings = {"setup": {"game": "pok", "players": players, "memory_aid": True}, "talk": "free"}
    return await host.tell("/tables", {"settings": settings, "bots": bots})


async def do(person: Person, table: str, command_id: str, command: Any) -> None:
    await person.tell(f"/tables/{table}/commands", {"id": command_id, "command": command})


async def play(people: list[Person], table: str) -> None:
    """The whole game, without a page: what is looked at is what comes after it."""
    choose, phase = Random(5).choice, "playing"
    while phase == "playing":
        for person in people:
            seen = await person.ask(f"/tables/{table}")
            phase, view = seen["table"]["phase"], seen["game"]["view"]
            if (
                phase == "playing"
                and view["prompt"]["type"] == "awaits"
                and view["observer"] in view["prompt"]["seats"]
            ):
                action = choose(view["legal"])
                question = seen["table"]["question"]
                await do(person, table, f"move-{question}", {"type": "move", "action": action, "question": question})


async def test_three_people_and_a_watcher_play_again(invite: Invite) -> None:
    ada, bo, cy, eve = [await invite() for _ in range(4)]
    opened = await open_table(ada, "Ada", 4, ["novice"])
    table = opened["id"]
    for person, name in ((bo, "Bo"), (cy, "Cy")):
        await person.tell("/guests", {"name": name})
        command = {"type": "join", "name": name, "invitation": opened["invitation"]}
        await do(person, table, "join", command)
    await do(ada, table, "start", {"type": "start"})
    await play([ada, bo, cy], table)
    old = (await ada.ask(f"/tables/{table}"))["table"]["seats"]
    for person in (ada, bo, eve):
        await person.go(f"/table/{table}?invitation={opened['invitation']}")
        await expect(person.page.get_by_label("The game is over")).to_be_visible()
    await expect(eve.page.get_by_role("link", name="Another game begins: watch it")).to_have_count(0)

    await ada.page.get_by_role("button", name="Play again with the same people").click()
    await expect(ada.page.locator("li.you")).to_contain_text("Ada")
    await expect(ada.page.locator("li.kept")).to_have_count(2)
    await expect(ada.page.get_by_role("button", name="Start the game")).to_have_attribute("aria-disabled", "true")

    # Bo is told where he is; Cy, who comes back to the old table later, too. One touch, and they sit where they sat.
    await expect(bo.page.get_by_role("status").filter(has_text=COME_ALONG)).to_have_count(1)
    await bo.page.get_by_role("button", name=COME_ALONG).click()
    await expect(bo.page.locator("li.you")).to_contain_text("Bo")
    await cy.go(f"/table/{table}")
    await cy.page.get_by_role("button", name=COME_ALONG).click()
    await expect(cy.page.locator("li.you")).to_contain_text("Cy")
    for person in (ada, bo, cy):
        names = person.page.locator("ol .name")
        await expect(names).to_have_text([seat["name"] for seat in old])

    await eve.page.get_by_role("link", name="Another game begins: watch it").click()
    await expect(eve.page.get_by_text("Every seat is taken, but you can watch")).to_be_visible()
    await Gathering(ada).start()
    for person in (ada, bo, cy, eve):
        await person.page.locator("section.bar").wait_for()
    new = (await ada.ask(f"/tables/{ada.page.url.split('/table/')[1].partition('?')[0]}"))["table"]
    assert new["seats"] == old
    assert (new["settings"]["talk"], new["settings"]["setup"]["memory_aid"]) == ("free", True)


async def test_against_bots_the_next_game_simply_begins(ada: Person) -> None:
    opened = await open_table(ada, "Ada", 3, ["novice", "casual"])
    await do(ada, opened["id"], "start", {"type": "start"})
    await play([ada], opened["id"])
    await ada.go(f"/table/{opened['id']}")
    await ada.page.get_by_role("button", name="Play again", exact=True).click()
    await expect(ada.page).not_to_have_url(re.compile(opened["id"]))
    await expect(ada.page.get_by_role("button", name="Leave the game")).to_be_visible()
    # And it is one touch away from the front page, whatever else is there.
    await Home(ada).visit()
    games = ada.page.get_by_role("navigation", name="Your games under way")
    await games.get_by_role("link").click()
    await expect(ada.page.get_by_role("button", name="Leave the game")).to_be_visible()
