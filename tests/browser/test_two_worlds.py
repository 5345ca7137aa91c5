"""Two games that differ only in what the reader may not know: the reader's page is the same, to the last letter."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from coverts.games.pikoko import PIKOKO, Deal, Phase
from coverts.games.pikoko import Options as PikokoOptions
from coverts.games.pok import POK
from coverts.games.pok import Options as PokOptions
from tests.browser.at_pikoko import PikokoPage
from tests.browser.at_pok import PokPage
from tests.browser.at_table import TablePage
from tests.browser.conftest import Invite
from tests.browser.leaks import TICKS, film_of, held_in, told_aloud
from tests.browser.people import Person, until
from tests.browser.worlds import READER, Staged, staged
from tests.hall.worlds import history, other_history
from tests.laws.pikoko_worlds import pikoko_scene
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import Scene, World

PLAYERS = 3


async def performed(folder: Path, invite: Invite, kind: type[TablePage], moves: World) -> list[str]:
    """The whole page before each of the reader's moves, and after the last one."""
    async with staged(folder, moves) as house:
        reader = await invite(house.url)
        await reader.page.clock.install()
        try:
            return await _performed(house, reader, kind)
        finally:
            await reader.page.close()


async def _performed(house: Staged, reader: Person, kind: type[TablePage]) -> list[str]:
    table_id = await house.begin(reader, {"game": "pikoko" if kind is PikokoPage else "pok", "players": PLAYERS})
    await reader.go(f"/table/{table_id}")
    await reader.page.locator("section.bar").wait_for()
    table, pages = kind(reader), []
    for action in house.own:
        await until("the others", lambda: house.is_readers_turn(table_id))
        await table.asked()
        await table.settled()
        await told_aloud(reader)
        pages.append(await held_in(reader))
        await table.act(msgspec.to_builtins(action))
    await until("the others", lambda: house.is_played(table_id))
    await table.settled(alone=False)
    # And while time goes by, nothing comes or goes.
    return [*pages, *await film_of(reader)]


async def check_pair(tmp_path: Path, invite: Invite, kind: type[TablePage], scene: Scene, seed: int) -> None:
    moves, others = history(scene), other_history(scene, READER, Random(seed))
    assert moves != others
    one = await performed(tmp_path / "one", invite, kind, moves)
    other = await performed(tmp_path / "other", invite, kind, others)
    assert len(one) == len(other) > 1
    assert len({*one[:-TICKS]}) == len(one) - TICKS, "what happens can be seen"
    for here, there in zip(one, other, strict=True):
        assert here == there


@pytest.mark.parametrize(("phase", "seed"), [(Phase.SELF_BID, 3), (Phase.PLAY, 1)])
async def test_the_page_of_Pikoko_is_the_same(tmp_path: Path, invite: Invite, phase: Phase, seed: int) -> None:
    scene = first_round(phase, seed)
    others = other_history(scene, READER, Random(seed))
    hands = [{*next(move for move in moves if isinstance(move, Deal)).hands[READER]} for moves in (scene.moves, others)]
    assert hands[0] != hands[1]
    await check_pair(tmp_path, invite, PikokoPage, scene, seed)


def first_round(phase: Phase, seed: int) -> Scene:
    """The first scene of the phase from this seed on that is in the first round: the others take longer to play."""
    scenes = (pikoko_scene(PIKOKO, PikokoOptions(PLAYERS), number, phase) for number in range(seed, seed + 100))
    return next(scene for scene in scenes if scene.at.state.round == 1 and scene.moves[-1].seat != READER)


async def test_the_page_of_POK_is_the_same(tmp_path: Path, invite: Invite) -> None:
    scenes = pok_scenes(POK, PokOptions(PLAYERS), 5)
    scene = next(scene for scene in scenes if len(scene.secrets) > 1 and len(scene.before.moves) > 6)
    await check_pair(tmp_path, invite, PokPage, scene, 5)
