"""Games played by somebody who hears them: all that is decided is decided by words, and the words are enough."""

import re
from collections import Counter

from playwright.async_api import Locator, expect

from tests.browser.listening import Listener
from tests.browser.people import Person

TURN = "Your turn"
FEATHER = r"[a-z]+(?:-[a-z]+)* \d+"
PLAY = re.compile(rf"(\w+) (?:leads?|plays?) the ({FEATHER})(?: as \w+)? from (.+?)(?:'s)? peacock\.")
WHY = "the (?:highest|only)(?: one)? (?:trump|of the colour led)"
TAKEN = re.compile(
    rf"(\w+?)(?:'s|r)? peacock takes the trick with the {FEATHER}(?: as \w+)?, {WHY}\. Taken so far: (.+)\."
)


async def begin(listener: Listener, game: str) -> None:
    """From the front page to a table with two bots."""
    page = listener.page
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    await card.get_by_role("radio", name="3").check()
    await card.get_by_role("radio", name="Novice").check()
    await card.get_by_role("button", name=f"Play {game}").click()
    await page.get_by_role("heading", name=game).wait_for()


def counts(words: str) -> dict[str, int]:
    """Heron 2, You 3."""
    return {name: int(number) for name, number in re.findall(r"(\w+) (\d+)", words)}


async def test_a_game_of_POK(ada: Person) -> None:
    listener = await Listener.of(ada)
    page = listener.page
    await ada.go("/")
    await begin(listener, "POK")
    said = await listener.wait_for(TURN)
    throws = 0
    while not any(re.search(r"\b(wins?|victory)\b", line) for line in said):
        throws += 1
        asked = page.get_by_role("region", name=f"Throw {throws}", exact=True)
        assert "Which counter do you close your fist on?" in await asked.aria_snapshot()
        # The first throw was there before anybody came.
        words = await listener.read() if throws == 1 else "\n".join(said)
        assert re.search(rf"Throw {throws}: .+, .+, .+\.", words)
        await offer(asked)
        said = await opening(listener)
        opened = "\n".join(said)
        assert re.search(r"All fists open! .+: .*(You|you)", opened)
        assert re.search(r"die is met|dice are met", opened)
        left = counts(re.findall(r"Counters left: (.+)\.", opened)[0])
        assert len(left) == 3
        assert "You" in left
    over = await page.get_by_role("region", name="The game is over").aria_snapshot()
    assert re.search(r"\b(wins?|victory)\b", over)


async def opening(listener: Listener) -> list[str]:
    """All that is said from the opening of the fists until it is one's turn again, or nobody's."""
    said = await listener.wait_for("All fists open!")
    del said[: [line.startswith("All fists open!") for line in said].index(True)]
    ends = (TURN, "wins", "victory", "you win")
    if not any(word in line for line in said for word in ends):
        said += await listener.wait_for(*ends)
    return said


async def offer(asked: Locator) -> None:
    """Close the fist on one of the symbols of which the most are left."""
    counters = asked.get_by_role("button", name=re.compile(r", \d left"), disabled=False)
    names = await counters.evaluate_all("all => all.map((one) => one.ariaLabel)")
    best = max(names, key=lambda name: name.split(", ")[1])
    await counters.and_(asked.get_by_role("button", name=best, exact=True)).click()
    await asked.get_by_role("button", name="Close your fist").click()


async def test_a_round_of_Pikoko(ada: Person) -> None:
    listener = await Listener.of(ada)
    page = listener.page
    await ada.go("/")
    await begin(listener, "Pikoko")
    story = await listener.wait_for(TURN)
    assert "8 feathers that you cannot see" in await listener.read()
    while not await page.get_by_role("dialog", name="Score pad").count():
        await listener.read()
        await answer(listener)
        story += await listener.wait_for(TURN, "Score pad")
    pad = await listener.read()
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    story += await listener.wait_for("Points in this round")
    bids_are_told(listener.memory, story)
    tricks_are_told(story)
    points_are_told(story, pad)
    own_feathers_are_told_when_they_are_played(listener.memory)


async def answer(listener: Listener) -> None:
    """Whatever is asked, in words."""
    page = listener.page
    asked = page.get_by_role("region", name="What is asked of you")
    question = await asked.aria_snapshot()
    if "your own peacock" in question:
        bids = counts(question.partition("bid: ")[2])
        await bid(asked, sum(bids.values()) // len(bids))
    elif about := re.search(r"tricks will (.+ peacock) take", question):
        hand = await page.get_by_role("region", name=about[1]).get_by_role("img").all()
        names = [await feather.get_attribute("aria-label") or "" for feather in hand]
        await bid(asked, sum(int(name.split()[-1]) >= 8 for name in names if re.fullmatch(FEATHER, name)))
    elif "Which of your bids do you trust?" in question:
        await asked.get_by_role("button", name="No Confidence").click()
        await asked.get_by_role("button", name="Lay it face down").click()
    else:
        await play(listener, asked)


async def bid(asked: Locator, number: int) -> None:
    numbers = asked.get_by_role("group", name="Your bid:").get_by_role("button")
    most = int(await numbers.last.inner_text())
    await asked.get_by_role("button", name=str(min(number, most)), exact=True).click()
    await expect(asked.get_by_role("button", pressed=True)).to_have_count(1)
    await asked.get_by_role("button", name="Close your fist").click()


async def play(listener: Listener, asked: Locator) -> None:
    """The highest feather that is not said to be unplayable; and its first colour, if there is a choice."""
    peacock = listener.page.get_by_role("region", name=re.compile("peacock$"))
    feathers = peacock.get_by_role("button", name=re.compile(rf"^{FEATHER}$"))
    names: list[str] = await feathers.evaluate_all("all => all.map((one) => one.ariaLabel)")
    best = max(names, key=lambda name: int(name.split()[-1]))
    await peacock.get_by_role("button", name=best, exact=True).click()
    # Beside the question there is a "?", which is none of the ways to play it.
    await asked.locator(".play").get_by_role("button").first.click()


def bids_are_told(memory: list[str], story: list[str]) -> None:
    """On each peacock what the other two bid, and then what each bids on their own.

    Bids on one's own peacock may have been made before one came: then they are read.
    """
    bids = {seen[1]: seen[2] for words in memory for seen in re.finditer(r"Bids on (.+?) peacock: ([^.]+)\.", words)}
    assert len(bids) == 3
    assert all(len(counts(line)) == 2 for line in bids.values())
    (own,) = [line for line in story if "bid on their own peacock" in line]
    assert len(counts(own.partition("peacock: ")[2])) == 3


def tricks_are_told(story: list[str]) -> None:
    """Who played what from whom, and who took it: eight times."""
    takers, played = Counter[str](), []
    for line in story:
        if seen := PLAY.match(line):
            played.append(seen[1])
        elif seen := TAKEN.match(line):
            assert len(played) == len(set(played)) == 3
            played = []
            takers[seen[1]] += 1
            assert counts(seen[2]) == {name: takers[name] for name in counts(seen[2])}
    assert takers.total() == 8


def points_are_told(story: list[str], pad: str) -> None:
    """By itself, and on the pad, where everybody has a row."""
    (points,) = [line for line in story if line.startswith("Points in this round: ")]
    totals = dict(re.findall(r"(\w+) (−?\d+) \(now −?\d+\)", points))
    rows = dict(re.findall(r'row "(\w+) .* (−?\d+)"', pad))
    assert len(totals) == 3
    assert {name: rows[name] for name in totals} == totals


def own_feathers_are_told_when_they_are_played(memory: list[str]) -> None:
    """And by nothing before."""
    own = [(at, seen[2]) for at, line in enumerate(memory) if (seen := PLAY.match(line)) and seen[3] == "your"]
    assert len(own) == 8
    for at, feather in own:
        alone = re.compile(rf"(?<![\w-]){feather}(?!\d)")
        assert not [words for words in memory[:at] if alone.search(words)]
