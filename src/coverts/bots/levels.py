"""How well bots play, by name."""

from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, TypeAlias, get_args

from coverts.bots.bot import Bot
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.solve.pok.shelf import sizes

Level: TypeAlias = Literal["random", "novice", "casual", "club", "expert", "master"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the weakest to the strongest."""

FOR_PEOPLE: Final = LEVELS[1:]
"""Those that people are asked to choose from: a novice is weak enough for anybody."""

DEFAULT_LEVEL: Final[Level] = "casual"

_HOMES: Final = {
    (PIKOKO.name, "random"): ("coverts.bots.bot", "RandomLegal"),
    (PIKOKO.name, "novice"): ("coverts.bots.pikoko.novice", "PikokoNovice"),
    (PIKOKO.name, "casual"): ("coverts.bots.pikoko.casual", "PikokoCasual"),
    (PIKOKO.name, "club"): ("coverts.bots.pikoko.minds", "PikokoClub"),
    (PIKOKO.name, "expert"): ("coverts.bots.pikoko.minds", "PikokoExpert"),
    (PIKOKO.name, "master"): ("coverts.bots.pikoko.minds", "PikokoMaster"),
    (POK.name, "random"): ("coverts.bots.bot", "RandomLegal"),
    (POK.name, "novice"): ("coverts.bots.pok.minds", "PokNovice"),
    (POK.name, "casual"): ("coverts.bots.pok.casual", "PokCasual"),
    (POK.name, "club"): ("coverts.bots.pok.minds", "PokClub"),
    (POK.name, "expert"): ("coverts.bots.pok.minds", "PokExpert"),
    (POK.name, "master"): ("coverts.bots.pok.minds", "PokMaster"),
}
"""Where the bots are: they are fetched when they sit down, because strong ones bring a lot of luggage."""


@cache
def bot_for(game: str, level: str) -> Bot:
    """The bot that plays a game at a level. What it remembers is handed to it, so one can sit on many seats."""
    module, name = _HOMES[game, level]
    bot: Bot = getattr(import_module(module), name)()
    return bot


def guesses_of(game: str) -> dict[str, tuple[int, ...]]:
    """By level: with how many players it works with guesses, since the game is not solved for so many."""
    if game != POK.name:
        return {}
    unsolved = tuple(players for players in POK.players if players not in sizes())
    return {"expert": unsolved, "master": unsolved}


def level_named(name: Any) -> Level:
    """The level of this name, or the default for anything else."""
    return name if name in LEVELS else DEFAULT_LEVEL
