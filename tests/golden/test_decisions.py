"""Decisions of every level of bot, as kept in the text files beside this one: no change of the code may move them."""

from os import environ
from typing import Final

import pytest

from coverts.bots.pikoko.minds import ready
from coverts.games.pikoko import PIKOKO
from tests.golden import pikoko_decisions
from tests.golden.golden import compare

FILES: Final = {"decisions_pikoko": [1, 3]}
"""Games whose decisions are kept in the files of this name.

Left out are games in which two bids are worth the same and the rounding of the machine's BLAS decides between them.
"""

if int(environ.get("COVERTS_EXAMPLES", "1")) > 1:
    FILES["more_decisions_pikoko"] = [4, 5, 6, 7, 8, 9, 10, 12]


@pytest.fixture(scope="module", autouse=True)
def _machine_code() -> None:
    """Without machine code searching bots answer like their nets, and that is not what is kept."""
    assert ready() is not None


@pytest.mark.parametrize("players", PIKOKO.players)
@pytest.mark.parametrize("name", FILES)
def test_pikoko(name: str, players: int) -> None:
    lines = [f"Pikoko for {players}: what every level decides"]
    for seed in FILES[name]:
        lines += pikoko_decisions.decisions(players, seed)
    compare(f"{name}_{players}.txt", "\n".join(lines) + "\n")
