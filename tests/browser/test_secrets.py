"""Nobody's browser ever holds the feathers of its own reader's peacock, before they are played."""

from typing import Any

from tests.browser.at_gathering import sit_together
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.leaks import held_in, memory_of, named_in, named_in_memory, named_in_traffic
from tests.browser.people import Person
from tests.browser.playing import Anybody, move_by
from tests.browser.words import feather_of

PEOPLE = 3


def hand(view: Any, seat: int) -> set[str]:
    return {*view["hands"][seat]["feathers"]}


async def test_own_feathers_are_nowhere_until_they_are_played(invite: Invite) -> None:
    """With all help that does not itself name what may be there: hints at every question."""
    people = [await invite(hints=True, viewport={"width": 1400, "height": 850}) for _ in range(PEOPLE)]
    heard = [person.heard for person in people]
    tables = await sit_together(people, "pikoko", PikokoPage, coaching="coach")
    first = [await table.view() for table in tables]
    hands = [hand(first[seat - 1], seat) for seat in range(PEOPLE)]
    assert all(first[seat]["hands"][seat] == {"type": "hidden", "size": 8} for seat in range(PEOPLE))
    choose, left = Anybody(4), [set(own) for own in hands]
    for number in range(100):
        seen = await tables[0].look()
        if seen["game"]["view"]["scores"]:
            break
        if seen["game"]["view"]["prompt"]["type"] != "awaits":
            continue
        seat = seen["game"]["view"]["prompt"]["seats"][0]
        assert not named_in(await held_in(people[seat]), left[seat])
        view = await move_by(tables[seat], choose)
        for other in range(PEOPLE):
            left[other] = hand(await tables[other - 1].view(), other)
        if number == 16:
            await check_memory(people[seat], left[seat], view)
    for seat, traffic in enumerate(heard):
        await traffic.settled()
        assert not named_in_traffic(traffic.texts, hands[seat])
        assert await people[seat].page.locator("section.teacher p").count() >= 1
        assert {feather_of(sight["face"]) for sight in traffic.sights() if sight["type"] == "played"} & hands[seat]


async def check_memory(person: Person, own: set[str], view: Any) -> None:
    """Neither in the memory of the page: whoever opens the browser's tools finds nothing. The others' are there."""
    strings = await memory_of(person)
    assert not named_in_memory(strings, own)
    seat = view["observer"]
    others = hand(await PikokoPage(person).view(), (seat + 1) % PEOPLE) | hand(view, (seat + 2) % PEOPLE)
    assert {*named_in_memory(strings, others)}
