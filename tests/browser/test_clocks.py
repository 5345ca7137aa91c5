"""Clocks wait while people look at the score pad, the last seconds are seen, and a time-out is told."""

import time
from pathlib import Path

from playwright.async_api import expect

from tests.browser.by_wire import Company
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Person, until
from tests.browser.playing import Anybody

PIKOKO = {"game": "pikoko", "first_starter": 0}
PAUSE = 600
CLOCK = 300
STORY = "aside .scroll[tabindex] ol"


async def seconds_left(company: Company) -> float:
    deadline: int = (await company.look())["table"]["deadline"]
    return deadline / 1000 - time.time()


async def shows_pad(person: Person) -> None:
    async def has_pad() -> bool:
        await person.page.keyboard.press("Shift")
        return bool(await person.page.locator("dialog[open] .pages").count())

    await until("the score pad", has_pad)


async def test_the_next_question_waits_until_everybody_has_closed_the_pad(invite: Invite, tmp_path: Path) -> None:
    house = House(tmp_path / "house", round_pause=PAUSE)
    await house.open()
    people = [await invite(house.url), await invite(house.url)]
    try:
        company = await Company.gather(people, PIKOKO, bots=1, seconds=CLOCK)
        for seat in range(2):
            await company.visit(seat)
        choose = Anybody(5)

        async def is_moved() -> bool:
            view = await company.view()
            if view["round"] == 2:
                return True
            for seat in {0, 1} & {*view["prompt"].get("seats", [])}:
                await company.move(choose, seat)
            return False

        await until("the second round", is_moved, patience=60)
        for person in people:
            await shows_pad(person)
        assert await seconds_left(company) > PAUSE
        # The bot waits as well: nothing happens behind the pad.
        before = await company.look()
        await people[0].page.keyboard.press("Escape")
        await expect(people[0].page.locator("dialog[open]")).to_have_count(0)
        assert (await company.look())["number"] == before["number"]
        assert await seconds_left(company) > PAUSE
        await people[1].page.keyboard.press("Escape")

        async def is_asked() -> bool:
            return await seconds_left(company) <= CLOCK

        await until("the clock to start", is_asked)
    finally:
        # Nobody is left to look for a house that has closed.
        for person in people:
            await person.page.goto("about:blank")
        await house.close()


async def test_the_last_seconds_are_seen_and_a_time_out_is_told(invite: Invite) -> None:
    people = [await invite(), await invite(), await invite()]
    company = await Company.gather(people, PIKOKO, seconds=5)
    ada = (await company.visit(0)).page
    bo = (await company.visit(1)).page
    await expect(bo.locator(".countdown.last")).to_be_visible()
    await expect(bo.get_by_text("Ten seconds left.")).to_have_count(1)
    # It is not Ada's time: nobody tells her to hurry.
    await expect(ada.get_by_text("Ten seconds left.")).to_have_count(0)
    await expect(bo.locator(".late")).to_contain_text("Your time ran out. A bot")

    async def bid() -> str | None:
        """What was in the fist, once all are open."""
        seen = (await company.view(1))["bids"][1][0]
        return None if seen is None else str(seen)

    number = await until("the bids", bid)
    # Everybody is told that the time was up, and one alone what was done for them.
    await expect(bo.locator(STORY)).to_contain_text(f"A bot bid {number} for you.")
    await expect(ada.locator(STORY)).to_contain_text("Bo's time ran out.")
    heard = "".join(await ada.locator(STORY).all_inner_texts()).partition("Bo's time ran out.")[2]
    assert "A bot bid" not in heard.partition("All fists open")[0]
    await bo.keyboard.press("Shift")
    await expect(bo.locator(".late")).to_have_count(0)
