"""The rest after a round tells nobody over the network what they must not know, however it ends."""

from pathlib import Path
from typing import Any

import pytest

from coverts.hall.commands import Ask
from coverts.hall.pikoko import PikokoSetup
from coverts.server.house.house import House
from tests.hall.pairs import LeakError
from tests.server.wire_leaking import secret_of, wrapped
from tests.server.wire_pairs import check, on_stage, wire_game
from tests.server.wire_stage import Stage

REST = 15_000
SEEDS = (20, 18)
"""In the first everybody has looked before the time is up; in the second it is, and a bot has waited."""


async def hold(stage: Stage) -> None:
    for seed in SEEDS:
        assert await check(stage, wire_game(PikokoSetup(3), seed, REST)) == 4


async def test_nobody_can_tell_games_apart_by_their_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[object] = []

    async def count(inner: Any, house: House, live: Any, command: Any) -> None:
        ended.append(command)
        await inner(house, live, command)

    wrapped(monkeypatch, House, "_for_house", count)
    async with on_stage(tmp_path, monkeypatch, rest=REST) as stage:
        await hold(stage)
    assert ended.count(Ask()) >= 5


async def test_a_rest_that_is_short_with_a_good_hand_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def saw(inner: Any, house: House, live: Any, who: str) -> None:
        if secret_of(live.table) % 2:
            await house._for_house(live, Ask())
        await inner(house, live, who)

    wrapped(monkeypatch, House, "_saw", saw)
    async with on_stage(tmp_path, monkeypatch, rest=REST) as stage:
        with pytest.raises(LeakError):
            await hold(stage)
