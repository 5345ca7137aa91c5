"""Nobody learns over the network what they must not know, where a table's people are at two nodes: pairs of games,
compared byte by byte.

`COVERTS_EXAMPLES=10 pytest -n auto tests/cluster/test_wire_no_leak.py` tries ten times as many.
"""

from pathlib import Path

import pytest

from coverts.hall.wire import Setup
from tests.cluster.wire_nodes import check_with_nodes, on_stage_of_nodes
from tests.hall.house import SETUPS
from tests.laws.examples import examples
from tests.server.test_wire_no_leak import games_of
from tests.server.wire_pairs import wire_game


@pytest.mark.parametrize("setup", SETUPS, ids=str)
async def test_nobody_can_tell_games_apart(setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = examples(games_of(setup))
    async with on_stage_of_nodes(tmp_path, monkeypatch) as stage:
        pairs = [await check_with_nodes(stage, wire_game(setup, seed)) for seed in range(games)]
    assert sum(pairs) == games * (setup.players + 1)
