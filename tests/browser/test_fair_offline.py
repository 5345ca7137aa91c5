"""The checker as one file: opened from disk, with no network, by somebody who trusts nobody."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copy

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.lang import LANGUAGES, Catalogue
from tests.browser.building import ROOT
from tests.browser.fair_records import fair_record
from tests.browser.lookout import TELL_VIOLATIONS, lookout_of
from tests.browser.people import PATIENCE, Person

LOADS = re.compile(
    r"""\b(src|href)=["'](?!data:|#)|url\((?!#)|@import\s+["'u]"""
    r"|\bfetch\(|XMLHttpRequest|new WebSocket|import\(|sendBeacon"
)
BUILT = ROOT / "src/coverts/static/coverts-check.html"


@pytest.fixture
def file(page_built: None, tmp_path: Path) -> Path:
    """The file where somebody keeps it."""
    return Path(copy(BUILT, tmp_path))


async def test_it_is_taken_home_from_the_check(ada: Person, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps(fair_record(POK, 3, seed=1)))
    await ada.go("/replay")
    await ada.page.locator("input[type=file]").set_input_files(record)
    await ada.page.get_by_role("button", name="Check the deal").click()
    async with ada.page.expect_download() as download:
        await ada.page.get_by_role("link", name="Download this checker").click()
    assert (await download.value).suggested_filename == "coverts-check.html"
    assert Path(await (await download.value).path()).read_bytes() == BUILT.read_bytes()


@pytest_asyncio.fixture(loop_scope="session", params=["en"])
async def alone(chromium: Browser, file: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Page, list[str]]]:
    """Somebody without a network who has opened the file, and everything that it asked for."""
    context = await chromium.new_context(locale=request.param, viewport={"width": 390, "height": 844}, offline=True)
    context.set_default_timeout(1000 * PATIENCE)
    await context.add_init_script(TELL_VIOLATIONS)
    lookout_of(context).expect(re.escape(f"elsewhere: {file.as_uri()}"))
    page = await context.new_page()
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    await page.goto(file.as_uri())
    yield page, asked
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    await context.close()


async def test_it_checks_records_and_asks_nobody(alone: tuple[Page, list[str]], tmp_path: Path) -> None:
    page, _ = alone
    right, wrong = fair_record(PIKOKO, 4, seed=2), fair_record(POK, 5, seed=3)
    dice = wrong["rounds"][1]["dice"]
    dice[0] = "1B" if dice[0] != "1B" else "1G"
    record = tmp_path / "right.json"
    record.write_text(json.dumps(right, indent=1))
    await page.locator("input[type=file]").set_input_files(record)
    said = page.locator("section [role=status]")
    await expect(said).to_contain_text("Proved: nobody chose these cards.")
    await expect(page.locator(".print svg.feather")).to_have_count(8)
    # Several in one file, with a line that is damaged and one that has nothing to check.
    plain = {key: value for key, value in right.items() if key != "fair"}
    evening = tmp_path / "evening.jsonl"
    evening.write_text("\n".join([json.dumps(right), json.dumps(wrong), '{"format', json.dumps(plain)]))
    await page.locator("input[type=file]").set_input_files(evening)
    sections = page.locator("section")
    await expect(sections).to_have_count(4)
    await expect(sections.nth(0)).to_contain_text("Proved: nobody chose these cards.")
    await expect(sections.nth(1)).to_contain_text("Throw 2: The numbers throw")
    await expect(sections.nth(2)).to_contain_text("This line cannot be read as JSON.")
    await expect(sections.nth(3)).to_contain_text("This record carries no promises")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_what_is_no_record_is_told_so(alone: tuple[Page, list[str]], tmp_path: Path) -> None:
    page, _ = alone
    for content, why in [("", "is empty"), ("Dear diary", "cannot be read as JSON"), ("[]", "cannot be read: record")]:
        diary = tmp_path / "diary.json"
        diary.write_text(content)
        await page.locator("input[type=file]").set_input_files(diary)
        await expect(page.locator("main")).to_contain_text(why)


async def test_a_record_can_be_dropped(alone: tuple[Page, list[str]]) -> None:
    page, _ = alone
    dropped = await page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text], 'game.json', { type: 'application/json' }))
          return transfer
        }""",
        json.dumps(fair_record(POK, 7, seed=4)),
    )
    await page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    await expect(page.locator("section [role=status]")).to_contain_text("Proved: nobody chose these throws.")


@pytest.mark.parametrize("alone", LANGUAGES, indirect=True)
async def test_it_speaks_the_language_of_the_browser(
    alone: tuple[Page, list[str]], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    page, _ = alone
    language = request.node.callspec.params["alone"]
    say = Catalogue(language).say
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await expect(page.locator("h1")).to_have_text(say("fair-page-title"))
    record = tmp_path / "game.json"
    record.write_text(json.dumps(fair_record(PIKOKO, 3, seed=5, silent=[1])))
    await page.locator("input[type=file]").set_input_files(record)
    await expect(page.locator("section [role=status]")).to_contain_text(say("fair-page-but", players="Bo"))
    await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    words = await page.locator("main").inner_text()
    # All of it is words: none of the keys that they are looked up by.
    assert not re.findall(r"\b(?:fair-page|replay|colour|feather|list|symbol|die)-[\w-]+", words)
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
    await page.locator("header select").select_option(other)
    await expect(page.locator("h1")).to_have_text(Catalogue(other).say("fair-page-title"))


async def test_nothing_in_it_could_load_anything(file: Path) -> None:
    """And if it could, its own policy would not let it."""
    text = file.read_text()
    policy = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    assert policy[1].startswith("default-src 'none'; script-src 'sha256-")
    assert not LOADS.findall(text), [text[m.start() - 60 : m.end() + 60] for m in LOADS.finditer(text)]
