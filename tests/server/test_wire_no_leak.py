"""Nobody learns over the network what they must not know: pairs of games on a real server, compared byte by byte.

`COVERTS_EXAMPLES=10 pytest -n auto tests/server/test_wire_no_leak.py` tries ten times as many.
"""

from pathlib import Path

import pytest

from coverts.games.contract import PUBLIC
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.wire import Setup
from tests.hall.house import SETUPS
from tests.laws.examples import examples
from tests.server.wire_company import Manner
from tests.server.wire_pairs import check, check_strangers, on_stage, wire_game
from tests.server.wire_performance import OUTSIDE, Got

GAMES: dict[str, dict[int, int]] = {
    "pikoko": {3: 8, 4: 2, 5: 1},
    "pok": {3: 13, 4: 9, 5: 6, 6: 2, 7: 1},
}
"""How many for so many players; each makes a pair for every observer. Large tables take long, and show little more."""


def games_of(setup: Setup) -> int:
    return GAMES["pikoko" if isinstance(setup, PikokoSetup) else "pok"][setup.players]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
async def test_nobody_can_tell_games_apart(setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = examples(games_of(setup))
    async with on_stage(tmp_path, monkeypatch) as stage:
        pairs = [await check(stage, wire_game(setup, seed)) for seed in range(games)]
    assert sum(pairs) == games * (setup.players + 1)


def test_there_are_enough_pairs() -> None:
    assert sum(games_of(setup) * (setup.players + 1) for setup in SETUPS) >= 200


async def test_nor_with_the_disk_and_its_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path, monkeypatch, quick=False) as stage:
        await check(stage, wire_game(PokSetup(3), 1))


async def test_strangers_cannot_tell_whether_there_is_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [wire_game(PokSetup(3), seed) for seed in range(examples(4))]
    async with on_stage(tmp_path, monkeypatch) as stage:
        for game in games:
            await check_strangers(stage, game)


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(4)], ids=["pikoko", "pok"])
async def test_the_games_of_a_pair_do_differ_to_others(
    setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_stage(tmp_path, monkeypatch) as stage:
        games = [wire_game(setup, seed) for seed in range(3)]
        pairs = [(await game.seen(stage), await game.other_seen(stage, PUBLIC)) for game in games]
    assert all(differ(one, other) for one, other in pairs)


def differ(one: Got, other: Got) -> bool:
    return any(one[who] != other[who] for who in one if who not in (PUBLIC, *OUTSIDE))


async def test_there_are_observers_of_every_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them gets something, and what it gets is of its kind."""
    async with on_stage(tmp_path, monkeypatch) as stage:
        got = [await wire_game(PikokoSetup(3), seed).seen(stage) for seed in range(3)]
    for seed, seen in enumerate(got):
        place = [who for who in seen if who in (0, PUBLIC)]
        assert place == [0, PUBLIC]
        sockets = sum(part.startswith(b"HTTP/1.1 101") for part in seen[0])
        manner = list(Manner)[seed % 3]
        assert (sockets > 0) == (manner is not Manner.ASKS)
        assert sockets > 1 or manner is not Manner.COMES_BACK
        assert all(seen[who] for who in seen if who not in ("logs", "stranger"))
