"""What a first visit weighs, and that nothing jumps about under anybody's finger."""

from playwright.async_api import Response

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoTable
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.playing import Anybody

MOST_SCRIPT = 150_000

WATCH_SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? String(node))])
}).observe({ type: 'layout-shift', buffered: true })
"""


async def test_scripts_are_light(ada: Person) -> None:
    """Front page and table, packed, in one language."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            assert response.headers["content-encoding"] == "gzip"
            sizes[response.url] = int(response.headers["content-length"])

    ada.page.on("response", weigh)
    home = await Home(ada).visit()
    first = sum(sizes.values())
    await home.play_now("pikoko", 3)
    await PikokoTable(ada).asked()
    assert len({url for url in sizes if "lang-" in url}) == 1
    assert 0 < first < sum(sizes.values()) < MOST_SCRIPT, sizes


async def test_nothing_jumps(invite: Invite) -> None:
    """A round with all its motion: what shifts without being asked to is next to nothing."""
    person = await invite(reduced_motion="no-preference")
    await person.context.add_init_script(WATCH_SHIFTS)
    await (await Home(person).visit()).play_now("pikoko", 4)
    table, choose = PikokoTable(person), Anybody(23)
    for _ in range(9):
        view = await table.asked()
        assert view is not None
        await table.act(choose(view))
    shifts = await person.page.evaluate("shifts")
    assert sum(shift[0] for shift in shifts) < 0.1, shifts
