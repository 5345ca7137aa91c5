"""Difficulty levels of the bots, by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, get_args

from coverts.bots.bot import Bot, random_legal
from coverts.hall.commands import Level
from coverts.plugin import Home, fetched
from coverts.registry import PLUGINS

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the weakest to the strongest."""

DEFAULT_LEVEL: Final[Level] = "casual"


@dataclass(frozen=True, kw_only=True)
class GameBots:
    """The bots of one game. Strong ones import numba and large files of data, so each is loaded when it sits down.

    `homes`    by level, where the bot's class is: a game has at least a casual one, which plays for people who are away
    `rows`     by level, where the function is that decides as this bot does from rows, for batch simulation
    `quick`    a bot that decides at once in place of another, whose search takes too long
    `guesses`  by level: with how many players it works with guesses, since the game is not solved for so many
    `ready`    waits until a bot, if it is one of these, plays as well as it can with so many; False if it never will
    """

    homes: Mapping[Level, Home]
    rows: Mapping[Level, Home] = field(default_factory=dict)
    quick: Callable[[Bot], Bot] = lambda bot: bot
    guesses: Callable[[], dict[str, tuple[int, ...]]] = dict
    ready: Callable[[Bot, int], bool] = lambda _bot, _players: True


@cache
def bots_of(game: str) -> GameBots:
    """The bots of a game."""
    bots: GameBots = fetched(PLUGINS[game].bots)
    return bots


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels at which a game is played, from the weakest to the strongest; random play needs no bot of its own."""
    return tuple([level for level in LEVELS if level == "random" or level in bots_of(game).homes])


@cache
def bot_for(game: str, level: str) -> Bot:
    """The bot that plays a game at a level, or at the next weaker one that the game has; `KeyError` if it is no level.

    What it remembers is handed to it, so one can sit on many seats.
    """
    if level not in LEVELS:
        raise KeyError(level)
    best = [one for one in levels_of(game) if LEVELS.index(one) <= LEVELS.index(level)][-1]
    bot: Bot = random_legal if best == "random" else fetched(bots_of(game).homes[best])()
    return bot


@cache
def quick_bot_for(game: str, level: str) -> Bot:
    """A bot that decides at once in place of the bot of a level."""
    return bots_of(game).quick(bot_for(game, level))


def guesses_of(game: str) -> dict[str, tuple[int, ...]]:
    """By level: with how many players it works with guesses, since the game is not solved for so many."""
    return bots_of(game).guesses()


def levels_for_people(game: str) -> tuple[Level, ...]:
    """Those that people are asked to choose from: the weakest bot is weak enough for anybody."""
    return levels_of(game)[1:]


def level_named(name: Any) -> Level:
    """The level of this name, or the default for anything else."""
    return name if name in LEVELS else DEFAULT_LEVEL
