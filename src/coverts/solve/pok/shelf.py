"""Where bots find solved tables: those shipped with the program, and those that `coverts solve pok` made here.

`coverts solve pok` puts a table here, and whoever starts after that plays by it. All seats must play by the same one,
so none that comes with the program is replaced.
"""

import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from coverts.games.pok.state import PLAYERS
from coverts.solve.pok.shipped import SIZES, shipped

if TYPE_CHECKING:
    from coverts.solve.pok.strategy_table import StrategyTable

log = logging.getLogger(__name__)


def own_file(players: int) -> Path:
    """Where a table lies that was made here."""
    from platformdirs import user_data_path

    return user_data_path("coverts") / "tables" / f"{players}.pok"


@cache
def sizes() -> tuple[int, ...]:
    """The numbers of players that there is a table for."""
    return tuple(players for players in PLAYERS if players in SIZES or _own(players) is not None)


def table_for(players: int) -> "StrategyTable":
    """The table for a number of players that there is one for."""
    table = shipped(players) if players in SIZES else _own(players)
    assert table is not None
    return table


@cache
def _own(players: int) -> "StrategyTable | None":
    """What was made here, if it is fit to be used: it may be of an earlier version, or cut off."""
    file = own_file(players)
    if not file.is_file():
        return None
    from coverts.solve.pok.strategy_table import Unfit, read

    try:
        return read(file.read_bytes(), players)
    except (OSError, Unfit) as error:
        log.warning("%s cannot be used: %s", file, error)
        return None
