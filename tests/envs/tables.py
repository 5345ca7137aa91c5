"""Tables to look at, and games of random legal play at them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from coverts.envs.numbered_game import NumberedGame
from coverts.envs.pikoko.numbered import NumberedPikoko
from coverts.envs.pok.numbered import NumberedPok
from coverts.games.bits import members
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK

PIKOKO_TABLES = [NumberedPikoko(players) for players in PIKOKO.players]
POK_TABLES = [NumberedPok(players, memory_aid=aid) for players in POK.players for aid in (False, True)]
TABLES: list[NumberedGame[Any]] = [*PIKOKO_TABLES, *POK_TABLES]


def course(table: NumberedGame[Any], seed: int) -> Iterator[Any]:
    """Every state of a random game at which somebody is asked, and the last one."""
    random = Random(seed)
    state = table.start(random.randrange)
    yield state
    while awaited := table.awaited(state):
        number = random.choice(members(table.mask(state, awaited[0])))
        state = table.step(state, awaited[0], number, random.randrange)
        yield state


def random_action(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))
