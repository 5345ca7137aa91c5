"""How well bots play, by name."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from coverts.bots.bot import Bot, random_legal
from coverts.bots.pikoko.casual import PikokoCasual
from coverts.bots.pok.casual import PokCasual
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK

Level: TypeAlias = Literal["random", "casual"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the weakest to the strongest."""

DEFAULT_LEVEL: Final[Level] = "casual"

_BOTS: Final[Mapping[tuple[str, str], Bot]] = {
    (PIKOKO.name, "random"): random_legal,
    (PIKOKO.name, "casual"): PikokoCasual(),
    (POK.name, "random"): random_legal,
    (POK.name, "casual"): PokCasual(),
}


def bot_for(game: str, level: str) -> Bot:
    """The bot that plays a game at a level. Bots remember nothing, so one can sit on many seats."""
    return _BOTS[game, level]


def level_named(name: Any) -> Level:
    """The level of this name, or the default for anything else."""
    return name if name in LEVELS else DEFAULT_LEVEL
