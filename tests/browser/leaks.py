"""Whether a browser holds what its reader may not know. Each check says what it finds; test_leaks tests them."""

import json
import re
from collections.abc import Awaitable, Iterable

from coverts.games.pikoko import Feather
from tests.browser.building import ROOT
from tests.browser.people import Person
from tests.browser.words import feather_of, feather_words

EVERYTHING = """() => JSON.stringify({
  page: document.documentElement.outerHTML,
  title: document.title,
  address: location.href,
  history: history.state,
  kept: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
  fields: [...document.querySelectorAll('input, select, textarea')].map(({ value, checked }) => [value, checked]),
  scrolled: [...document.querySelectorAll('*')].map((one) => one.scrollLeft).filter(Boolean),
  rules: [...document.styleSheets].map(({ cssRules }) => cssRules.length),
  adopted: document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
}, null, 1)"""

TICK = 100
TICKS = 20


def mentions(text: str, feather: str) -> bool:
    """Whether a text names a feather: in words, or as it is written down."""
    return bool(re.search(rf"\b({feather}|{feather_words(feather)})(?![\w])", text))


def named_in(text: str, own: Iterable[str]) -> list[str]:
    """Of these feathers, those that a text names."""
    return [feather for feather in own if mentions(text, feather)]


async def held_in(person: Person) -> str:
    """Everything that the page shows, wears and keeps; where the address of the house is of no interest."""
    text: str = await person.page.evaluate(EVERYTHING)
    return text.replace(person.url, "")


async def told_aloud(person: Person) -> None:
    """Wait until a screen reader has been told everything, which is a moment after it has happened."""
    await person.page.evaluate("new Promise((done) => setTimeout(done, 200))")


async def film_of(person: Person, after: Awaitable[None] | None = None) -> list[str]:
    """What the page is from moment to moment while nothing happens; its clock must be one that can be set.

    The film may begin with something that is done while the clock stands still.
    """
    await told_aloud(person)
    clock = person.page.clock
    await clock.pause_at(await person.page.evaluate("Date.now() / 1000 + 0.5"))
    if after is not None:
        await after
    pictures = [await held_in(person)]
    for _ in range(TICKS):
        await clock.run_for(TICK)
        pictures.append(await held_in(person))
    await clock.resume()
    return pictures


async def memory_of(person: Person) -> set[str]:
    """Every string in the memory of the page."""
    session = await person.context.new_cdp_session(person.page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    await session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    await session.detach()
    return {*json.loads("".join(parts))["strings"]}


def named_in_memory(strings: set[str], own: Iterable[str]) -> list[str]:
    """Of these feathers, those that are there as a string, or within one that came from the server."""
    known = names_in_scripts()
    return [
        feather
        for feather in own
        if (feather not in known and not strings.isdisjoint({feather, feather_words(feather)}))
        or any(f'"{feather}"' in text for text in strings)
    ]


def names_in_scripts() -> set[str]:
    """What the page's own scripts happen to call something by a feather's name."""
    scripts = "\n".join(file.read_text() for file in (ROOT / "src/coverts/static/assets").glob("*.js"))
    return {str(feather) for feather in Feather if re.search(rf"\b{feather}\b", scripts)}


def named_in_traffic(texts: Iterable[str], own: set[str]) -> list[str]:
    """Of the reader's own feathers, those that came before they were played."""
    played: set[str] = set()
    found: list[str] = []
    for text in filter(None, texts):
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "happened":
            played |= {feather_of(one["face"]) for one in message["game"]["sights"] if one["type"] == "played"}
        found += named_in(text, own - played)
    return found
