"""Nobody's browser ever holds the feathers of its own reader's peacock, before they are played."""

import json
import re
from typing import Any

from coverts.games.pikoko import Feather
from tests.browser.at_gathering import sit_together
from tests.browser.at_pikoko import PikokoTable
from tests.browser.building import ROOT
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody, move_by
from tests.browser.traffic import Traffic
from tests.browser.words import feather_of, feather_words

PEOPLE = 3
EVERYTHING = """() => [document.documentElement.outerHTML, JSON.stringify({...localStorage}),
  JSON.stringify({...sessionStorage}), document.cookie, document.title, location.href, JSON.stringify(history.state)]
  .join('\\n')"""


def mentions(text: str, feather: str) -> bool:
    """Whether a text names a feather: in words, or as it is written down."""
    return bool(re.search(rf"\b({feather}|{feather_words(feather)})(?![\w])", text))


async def held_in(person: Person) -> str:
    text: str = await person.page.evaluate(EVERYTHING)
    return text


async def heap_of(person: Person) -> set[str]:
    """Every string in the memory of the page."""
    session = await person.context.new_cdp_session(person.page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    await session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    await session.detach()
    return {*json.loads("".join(parts))["strings"]}


def names_in_scripts() -> set[str]:
    """What the page's own scripts happen to call something by a feather's name."""
    scripts = "\n".join(file.read_text() for file in (ROOT / "src/coverts/static/assets").glob("*.js"))
    return {str(feather) for feather in Feather if re.search(rf"\b{feather}\b", scripts)}


def check_traffic(traffic: Traffic, own: set[str]) -> None:
    """Of the reader's own feathers nothing came but by being played."""
    played: set[str] = set()
    for text in filter(None, traffic.texts):
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "happened":
            played |= {feather_of(one["face"]) for one in message["game"]["sights"] if one["type"] == "played"}
        assert not [feather for feather in own - played if mentions(text, feather)], text
    assert played & own


def hand(view: Any, seat: int) -> set[str]:
    return {*view["hands"][seat]["feathers"]}


async def test_own_feathers_are_nowhere_until_they_are_played(invite: Invite) -> None:
    people = [await invite(viewport={"width": 1400, "height": 850}) for _ in range(PEOPLE)]
    heard = [person.heard for person in people]
    tables = await sit_together(people, "pikoko", PikokoTable)
    first = [await table.view() for table in tables]
    hands = [hand(first[seat - 1], seat) for seat in range(PEOPLE)]
    assert all(first[seat]["hands"][seat] == {"type": "hidden", "size": 8} for seat in range(PEOPLE))
    choose, left = Anybody(4), [set(own) for own in hands]
    for number in range(100):
        seen = await tables[0].look()
        if seen["game"]["view"]["scores"]:
            break
        seat = seen["game"]["view"]["prompt"]["seats"][0]
        held = await held_in(people[seat])
        assert not [feather for feather in left[seat] if mentions(held, feather)]
        view = await move_by(tables[seat], choose)
        for other in range(PEOPLE):
            left[other] = hand(await tables[other - 1].view(), other)
        if number == 16:
            await check_heap(people[seat], left[seat], view)
    for seat, traffic in enumerate(heard):
        await traffic.settled()
        check_traffic(traffic, hands[seat])


async def check_heap(person: Person, own: set[str], view: Any) -> None:
    """Neither in the memory of the page: whoever opens the browser's tools finds nothing. The others' are there."""
    strings, known = await heap_of(person), names_in_scripts()
    words = {feather: feather_words(feather) for feather in own}
    assert not [feather for feather in own - known if feather in strings or words[feather] in strings]
    assert not [text for text in strings for feather in own if f'"{feather}"' in text]
    seat = view["observer"]
    others = hand(await PikokoTable(person).view(), (seat + 1) % PEOPLE) | hand(view, (seat + 2) % PEOPLE)
    assert [feather for feather in others if feather in strings]
