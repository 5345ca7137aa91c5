"""What every level of bot decides at POK, as kept in the text files beside this one."""

import pytest

from coverts.bots.pok.equilibrium import SOLVER
from coverts.games.pok import POK
from tests.golden.golden import compare
from tests.golden.pok_decisions import decisions


@pytest.mark.parametrize("players", POK.players)
def test_pok_decisions(players: int) -> None:
    # Without a table an expert plays by rule of thumb until the solver is compiled: wait for it.
    assert SOLVER.wait() is not None
    compare(f"decisions_pok_{players}.txt", "\n".join(decisions(players)).lstrip() + "\n")
