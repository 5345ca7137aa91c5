"""The checks for secrets find what they are for: pages that give the reader's hand away, each in its own way."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute

from coverts.games.pikoko import PIKOKO, Deal, Options, Phase
from tests.browser.at_pikoko import PikokoPage
from tests.browser.conftest import Invite
from tests.browser.leaks import film_of, held_in, memory_of, named_in, named_in_memory, named_in_traffic
from tests.browser.people import Person, until
from tests.browser.words import feather_words
from tests.browser.worlds import READER, staged
from tests.hall.worlds import history, other_history
from tests.laws.pikoko_worlds import pikoko_scene
from tests.laws.scenes import World

PLAYERS = 3
BACKS = "document.querySelector('.peacock .backs')"

NAMED = {
    "a label": f"{BACKS}.ariaLabel = own[0].words",
    "a data attribute": f"{BACKS}.children[0].dataset.feather = own[3].name",
    "a title that comes up under the pointer": f"{BACKS}.title = own.map(({{ words }}) => words).join()",
    "a comment": f"{BACKS}.append(new Comment(own[7].name))",
    "the name of a class": f"{BACKS}.children[2].classList.add(own[2].name)",
    "what the browser keeps": "localStorage.setItem('taste', JSON.stringify([own[4].name]))",
    "what the window keeps": "sessionStorage.setItem('peacock', own[5].name)",
    "a cookie": "document.cookie = `peacock=${own[6].name}`",
    "the history": "history.replaceState({ hand: own[1].name }, '')",
    "a field": "document.querySelector('aside select').options[0].value = own[1].name",
    "a rule of style": """{
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`.backs { --eye: "${own[0].name}" }`)
      document.adoptedStyleSheets = [sheet]
    }""",
}
"""Ways to give away a feather by its name."""

TELLING = {
    "the order of the backs": f"""[...{BACKS}.children].map((back, i) => [own[i].number, i, back])
      .sort(([a, i], [b, j]) => a - b || i - j).forEach(([, , back]) => {BACKS}.append(back))""",
    "a width": f"{BACKS}.style.width = `${{sum}}px`",
    "one element more": f"for (let i = 0; i < sum; i++) {BACKS}.append(document.createElement('i'))",
    "the time at which something appears": f"setTimeout(() => {BACKS}.append(document.createElement('i')), 20 * sum)",
    "the time for which something is there": f"""{{
      const mark = {BACKS}.appendChild(document.createElement('i'))
      setTimeout(() => mark.remove(), 20 * sum)
    }}""",
}
"""Ways to give something away without naming it: only two worlds beside each other show it."""

FORGET = """(kept) => {
  localStorage.clear()
  Object.assign(localStorage, kept)
  sessionStorage.clear()
  document.cookie = 'peacock=; max-age=0'
  history.replaceState(null, '')
}"""

LEAK = "(own) => {{ const sum = own.reduce((sum, one) => sum + one.number, 0); {} }}"


def two_worlds() -> tuple[World, World]:
    """Games that differ in the reader's own hand, and not in anything that the reader may know."""
    scenes = (pikoko_scene(PIKOKO, Options(PLAYERS), seed, Phase.SELF_BID) for seed in range(3, 100))
    scene = next(scene for scene in scenes if scene.at.state.round == 1)
    return history(scene), other_history(scene, READER, Random(3))


def hand_of(moves: World) -> list[str]:
    """What the reader may not know."""
    return [str(feather) for feather in next(move for move in moves if isinstance(move, Deal)).hands[READER]]


@asynccontextmanager
async def at_the_first_question(folder: Path, invite: Invite, moves: World) -> AsyncIterator[Person]:
    async with staged(folder, moves) as house:
        reader = await invite(house.url)
        await reader.page.clock.install()
        table = await house.begin(reader, {"game": "pikoko", "players": PLAYERS})
        await reader.go(f"/table/{table}")
        await until("the others", lambda: house.is_readers_turn(table))
        await PikokoPage(reader).asked()
        await PikokoPage(reader).settled()
        try:
            yield reader
        finally:
            await reader.page.close()


async def give_away(reader: Person, leak: str, own: list[str]) -> None:
    known = [{"name": name, "words": feather_words(name), "number": int(re.sub(r"\D", "", name))} for name in own]
    await reader.page.evaluate(LEAK.format(leak), known)


async def test_a_name_anywhere_in_the_page(tmp_path: Path, invite: Invite) -> None:
    moves, _ = two_worlds()
    async with at_the_first_question(tmp_path / "one", invite, moves) as reader:
        own = hand_of(moves)
        kept = await reader.page.evaluate("({ ...localStorage })")
        for leak, script in NAMED.items():
            assert not named_in(await held_in(reader), own), f"before {leak}"
            await give_away(reader, script, own)
            assert named_in(await held_in(reader), own), leak
            await reader.page.evaluate(FORGET, kept)
            await reader.page.reload()
            await PikokoPage(reader).asked()
            await PikokoPage(reader).settled()


@pytest.mark.parametrize("leak", [*TELLING, "a label", "what the browser keeps"])
async def test_anything_that_differs_with_the_hand(tmp_path: Path, invite: Invite, leak: str) -> None:
    moves, others = two_worlds()
    assert sum(map(number_of, hand_of(moves))) != sum(map(number_of, hand_of(others)))
    async with (
        at_the_first_question(tmp_path / "one", invite, moves) as one,
        at_the_first_question(tmp_path / "other", invite, others) as other,
    ):
        assert await film_of(one) == await film_of(other)
        told = (TELLING | NAMED)[leak]
        first, second = [
            await film_of(reader, after=give_away(reader, told, hand_of(world)))
            for reader, world in ((one, moves), (other, others))
        ]
        assert first != second


def number_of(feather: str) -> int:
    return int(re.sub(r"\D", "", feather))


async def test_a_hand_that_the_server_sends_but_the_page_does_not_show(tmp_path: Path, invite: Invite) -> None:
    """Nothing of it is to be seen, and it is found all the same: in memory, and in what came over the line."""
    moves, _ = two_worlds()
    own, sent = hand_of(moves), []

    def chatter(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "snapshot":
                message["game"]["view"]["hands"][READER]["feathers"] = own
            sent.append(json.dumps(message))
            page.send(sent[-1])

        server.on_message(pass_on)

    async with staged(tmp_path / "data", moves) as house:
        reader = await invite(house.url)
        table = await house.begin(reader, {"game": "pikoko", "players": PLAYERS})
        await until("the others", lambda: house.is_readers_turn(table))
        await reader.go(f"/table/{table}")
        await PikokoPage(reader).settled()
        assert not named_in_memory(await memory_of(reader), own)
        assert not named_in_traffic(reader.heard.texts, {*own})
        await reader.page.route_web_socket(re.compile("/socket"), chatter)
        await reader.page.reload()
        await reader.page.locator(".peacock .backs").wait_for()
        assert not named_in(await held_in(reader), own)
        assert named_in_memory(await memory_of(reader), own)
        assert {*named_in_traffic(sent, {*own})} == {*own}
        await reader.page.close()


async def test_a_feather_may_come_when_it_is_played_and_not_before() -> None:
    def frame(*sights: Any) -> str:
        return json.dumps({"type": "happened", "game": {"sights": sights}})

    played = {"type": "played", "owner": READER, "face": "R7"}
    assert not named_in_traffic([frame(played), frame({"type": "told", "face": "R7"})], {"R7"})
    assert named_in_traffic([frame({"type": "told", "face": "R7"}), frame(played)], {"R7"}) == ["R7"]
    assert named_in_traffic([json.dumps({"note": "the red 7"})], {"R7"}) == ["R7"]
    assert not named_in_traffic([json.dumps({"note": "the red 71"})], {"R7"})
