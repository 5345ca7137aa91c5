"""What a first visit weighs."""

from playwright.async_api import Response

from tests.browser.at_home import Home
from tests.browser.at_pikoko import PikokoPage
from tests.browser.people import Person

MOST_SCRIPT = 150_000


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
    await PikokoPage(ada).asked()
    assert len({url for url in sizes if "lang-" in url}) == 1
    assert 0 < first < sum(sizes.values()) < MOST_SCRIPT, sizes
