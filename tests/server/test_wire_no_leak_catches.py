"""The pairs catch servers that leak."""

from pathlib import Path

import pytest

from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.wire import Setup
from tests.hall.pairs import LeakError
from tests.server.wire_leaking import Leak
from tests.server.wire_leaks_answered import ANSWERED, FOR_STRANGERS
from tests.server.wire_leaks_said import SAID
from tests.server.wire_pairs import check, check_strangers, on_stage, wire_game
from tests.server.wire_stage import Stage

GAMES: list[tuple[Setup, int]] = [
    *((PokSetup(3), seed) for seed in (3, 4)),
    *((PikokoSetup(3), seed) for seed in (1, 10, 12, 11)),
    (PokSetup(4), 11),
]
"""Few are enough: what leaks in them leaks in others too."""


async def hold(stage: Stage) -> None:
    for setup, seed in GAMES:
        await check(stage, wire_game(setup, seed))


@pytest.mark.parametrize("leak", [*SAID, *ANSWERED], ids=lambda leak: leak.__name__)
async def test_servers_that_leak(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    async with on_stage(tmp_path, monkeypatch) as stage:
        with pytest.raises(LeakError):
            await hold(stage)


@pytest.mark.parametrize("leak", FOR_STRANGERS, ids=lambda leak: leak.__name__)
async def test_servers_that_leak_to_strangers(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    async with on_stage(tmp_path, monkeypatch) as stage:
        with pytest.raises(LeakError):
            await check_strangers(stage, wire_game(PokSetup(3), 3))


async def test_the_untouched_server_does_not_leak_in_these_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_stage(tmp_path, monkeypatch) as stage:
        await hold(stage)


def test_there_are_enough_leaks() -> None:
    assert len({*SAID, *ANSWERED, *FOR_STRANGERS}) >= 25
