"""Nobody learns over the network what they must not know, where a table's people are at two nodes: pairs of games,
compared byte by byte.

`COVERTS_EXAMPLES=26 pytest -n auto tests/cluster/test_wire_no_leak.py` tries 2,000 pairs.
"""

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any

import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.wire import Setup
from coverts.server.house.house import House
from coverts.server.house.live import Live
from tests.cluster.wire_nodes import NodesStage, check_with_nodes, on_stage_of_nodes
from tests.hall.house import SETUPS
from tests.hall.pairs import LeakError
from tests.laws.examples import examples
from tests.server.test_wire_no_leak import games_of
from tests.server.wire_leaking import secret_of, wrapped
from tests.server.wire_pairs import WireGame, wire_game


async def check_all(stage: NodesStage, games: Sequence[WireGame]) -> int:
    return sum([await check_with_nodes(stage, game) for game in games])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
async def test_nobody_can_tell_games_apart(setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = examples(ceil(games_of(setup) / 4))
    async with on_stage_of_nodes(tmp_path, monkeypatch) as stage:
        pairs = await check_all(stage, [wire_game(setup, seed) for seed in range(games)])
    assert pairs == games * (setup.players + 1)


async def test_a_node_that_tells_more_when_it_follows_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def follow(inner: Any, house: House, live: Live, *given: Any) -> None:
        await inner(house, live, *given)
        for listener in live.audience:
            listener.send(f'{{"type":"here","secret":{secret_of(live.table)}}}'.encode())

    wrapped(monkeypatch, House, "follow", follow)
    async with on_stage_of_nodes(tmp_path, monkeypatch) as stage:
        with pytest.raises(LeakError):
            await check_all(stage, [wire_game(PokSetup(3), seed) for seed in range(9)])
