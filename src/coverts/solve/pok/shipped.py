"""The solved tables shipped with the program. Which there are is known without reading any."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from coverts.solve.pok.strategy_table import StrategyTable

_FOLDER: Final = files("coverts.solve.pok").joinpath("tables")

SIZES: Final = tuple(players for players in range(3, 8) if _FOLDER.joinpath(f"{players}.pok").is_file())
"""The numbers of players that there is a table for."""


@cache
def shipped(players: int) -> "StrategyTable":
    """The table for a number of players, read when it is first asked for."""
    from coverts.solve.pok.strategy_table import read

    return read(_FOLDER.joinpath(f"{players}.pok").read_bytes())
