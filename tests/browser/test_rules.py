"""The rules in the page: one touch from any table and back, and every way to one of them leads to it."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.async_api import Page, expect

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from tests.browser.at_gathering import Gathering
from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.building import ROOT
from tests.browser.conftest import Invite
from tests.browser.fair_records import fair_record
from tests.browser.people import Person
from tests.browser.playing import Anybody, play_on

SECTIONS = json.loads((ROOT / "src/coverts/lang/rules.json").read_text())
RULES = [(game, rule) for game in (PIKOKO.name, POK.name) for part in SECTIONS[game] for rule in part["rules"]]
LINKS = '[...document.querySelectorAll(\'a[href*="/rules/"], main a[href^="#"]\')].map((link) => link.href)'
IN_SIGHT = """(id) => {
  const { top, bottom } = document.getElementById(id).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}"""


async def marked(page: Page, rule: str) -> None:
    """Exactly this rule is marked, in sight, and what a screen reader goes on from."""
    await expect(page.locator(".meant")).to_have_attribute("id", f"rule-{rule}")
    await page.wait_for_function(IN_SIGHT, arg=f"rule-{rule}")
    await expect(page.locator(f"#rule-{rule}")).to_be_focused()


async def test_a_rule_opened_by_its_address_is_marked(ada: Person) -> None:
    await ada.go("/rules/pikoko#rule-P14")
    await marked(ada.page, "P14")
    await ada.page.evaluate("location.hash = 'rule-P3'")
    await marked(ada.page, "P3")
    await ada.page.go_back()
    await marked(ada.page, "P14")
    await ada.page.locator("main nav a").first.click()
    await expect(ada.page.locator(".meant")).to_have_count(0)


async def test_every_link_to_a_rule_leads_to_it(ada: Person) -> None:
    """Collected wherever there are some: front page, gathering, both tables, a refusal, the score pad, the rules."""
    page, found = ada.page, set[str]()
    home = await Home(ada).visit()
    found |= {*await page.evaluate(LINKS)}
    await home.open_table("pok", 3)
    await page.locator("li.you").wait_for()
    found |= {*await page.evaluate(LINKS)}
    await (await Home(ada).visit()).play_now("pikoko", 3)
    pikoko = PikokoPage(ada)
    await play_on(pikoko, Anybody(71), lambda view: any(len(hand) for hand in view["tricks"]) and is_bound(view))
    await page.locator(".peacock.target button[aria-label*='not playable']").first.click()
    await page.locator(".why a").wait_for()
    found |= {*await page.evaluate(LINKS)}
    await play_on(pikoko, Anybody(72), lambda view: bool(view["scores"]))
    await pikoko.open_pad()
    found |= {*await page.evaluate(LINKS)}
    await (await Home(ada).visit()).play_now("pok", 3)
    pok = PokPage(ada)
    await pok.act(Anybody(73)(await pok.asked()))
    await pok.asked()
    await page.locator("section.bar .back").click()
    found |= {*await page.evaluate(LINKS)}
    for game in SECTIONS:
        await ada.go(f"/rules/{game}")
        await page.locator("main nav a").first.wait_for()
        found |= {*await page.evaluate(LINKS)}
    assert {"score", "rule-P12"} <= {re.sub(r".*#(section-)?", "", link) for link in found if "#" in link}
    anchors = {}
    for game in SECTIONS:
        await ada.go(f"/rules/{game}")
        await page.locator("main nav a").first.wait_for()
        anchors[game] = {*await page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")}
        assert {f"rule-{rule}" for kind, rule in RULES if kind == game} <= anchors[game]
    nowhere = [link for link in found if not leads_somewhere(link, anchors)]
    assert not nowhere


@pytest.mark.parametrize("game", [PIKOKO, POK], ids=lambda game: game.name)
async def test_a_rule_of_fair_deals_that_a_record_breaks_is_a_link_to_it(
    ada: Person, tmp_path: Path, game: AnyGame
) -> None:
    record = fair_record(game, 3, seed=5)
    seeds = record["fair"]["rounds"]
    seeds[0]["seed"] = f"{int(seeds[0]['seed'][0], 16) ^ 1:x}{seeds[0]['seed'][1:]}"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(file)
    await ada.page.get_by_role("link", name="Rule F3").click()
    await marked(ada.page, "F3")


def is_bound(view: dict[str, object]) -> bool:
    """A colour was led that must be followed: some feathers cannot be played."""
    legal, hands = view["legal"], view["hands"]
    assert isinstance(legal, list)
    assert isinstance(hands, list)
    return legal[0]["type"] == "play" and len({one["face"][:3] for one in legal}) < len(hands[1]["feathers"])


def leads_somewhere(link: str, anchors: dict[str, set[str]]) -> bool:
    found = re.fullmatch(r".*/rules/(\w+)(\?[^#]*)?(#(.+))?", link)
    return found is not None and found[1] in anchors and (not found[4] or found[4] in anchors[found[1]])


async def test_the_rules_are_one_touch_from_a_table_and_back(invite: Invite) -> None:
    """While people gather and while they play; on a phone too, where the link is a book."""
    person = await invite(viewport={"width": 360, "height": 640})
    page = person.page
    rules, back = page.locator("header a.rules"), page.get_by_role("link", name="Back to the table")
    await (await Home(person).visit()).open_table("pok", 3)
    address = page.url
    await rules.click()
    await expect(page.locator("main h1")).to_have_text("The rules of POK")
    await back.click()
    await expect(page).to_have_url(address)
    await page.get_by_role("button", name="Bots on all open seats").click()
    await Gathering(person).start()
    table = PokPage(person)
    await table.asked()
    await expect(rules).to_have_accessible_name("Rules")
    await rules.click()
    # The table waits for the reader, and says so; the others see that the reader is there.
    await expect(page.locator("header [role=status]")).to_have_text("Your turn")
    assert "Your turn" in await page.title()
    await page.reload()
    await expect(page.locator("header [role=status]")).to_have_text("Your turn")
    await back.click()
    await expect(page).to_have_url(address)
    await table.act(Anybody(74)(await table.asked()))
    await table.asked()


ELSEWHERE = [
    "https://example.org/table/x",
    "//example.org/table/x",
    "/\\example.org/table/x",
    "/table/../api/v1/me",
    "javascript:alert(1)",
    "/games",
    "",
]


async def test_the_way_back_never_leads_out_of_the_house(ada: Person) -> None:
    back = ada.page.get_by_role("link", name=re.compile("Back to the (table|replay)"))
    for elsewhere in ELSEWHERE:
        await ada.go(f"/rules/pok?from={quote(elsewhere, safe='')}")
        await expect(ada.page.locator("main h1")).to_have_text("The rules of POK")
        assert not await back.count(), elsewhere
    await ada.go(f"/rules/pok?from={quote('/replay/some?at=3', safe='')}")
    await expect(back).to_have_attribute("href", "/replay/some?at=3")
    # It stays in sight, however far down the rule is that the reader came for.
    await ada.page.set_viewport_size({"width": 844, "height": 390})
    await ada.go("/rules/pikoko?from=%2Freplay%2Fsome#rule-P20")
    await marked(ada.page, "P20")
    await expect(back).to_be_in_viewport(ratio=1)
