"""Bots by name: a level, a Python object of others, a program of others, or OpenSpiel's search.

`expert`            a level of the game
`module:attribute`  a bot, or something that makes one when it is called
`exec:COMMAND`      a program that reads and writes lines of JSON
`ismcts:NUMBER`     OpenSpiel's information-set tree search with so many simulations
"""

import shlex
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from coverts.arena.faults import NoSuchBot
from coverts.arena.playing import Setting
from coverts.bots.bot import Bot
from coverts.bots.levels import LEVELS, bot_for

PROGRAM = "exec"
SEARCH = "ismcts"
FEWEST = 2
"""The first simulation only plants the tree; OpenSpiel can choose nothing after it."""


def bot_named(name: str, setting: Setting) -> Bot:
    """The bot that a name stands for, or `NoSuchBot`."""
    kind, colon, rest = name.partition(":")
    if not colon:
        return _level(name, setting.game)
    if kind == PROGRAM:
        return _program(name, rest, setting)
    if kind == SEARCH:
        return _search(name, rest, setting)
    return _object(name, kind, rest)


def bots_named(names: Iterable[str], setting: Setting) -> dict[str, Bot]:
    """All of them, each once."""
    return {name: bot_named(name, setting) for name in dict.fromkeys(names)}


def close(bots: Mapping[str, Bot]) -> None:
    """Close what bots hold open: above all processes of other people's programs."""
    for bot in bots.values():
        end = getattr(bot, "close", None)
        if callable(end):
            end()


def _level(name: str, game: str) -> Bot:
    try:
        return bot_for(game, name)
    except KeyError:
        raise NoSuchBot(name, "level", ", ".join(LEVELS)) from None


def _program(name: str, command: str, setting: Setting) -> Bot:
    from coverts.arena.programs import Program

    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NoSuchBot(name, "command", str(error)) from None
    if not words:
        raise NoSuchBot(name, "command", "exec:")
    return Program(words, setting.game, setting.patience)


def _search(name: str, number: str, setting: Setting) -> Bot:
    if not number.isdecimal() or int(number) < FEWEST:
        raise NoSuchBot(name, "simulations", number)
    from coverts.arena.missing import require

    require("pyspiel", "coverts[openspiel]")
    from coverts.arena.tree_search import TreeSearch

    return TreeSearch(setting.game, setting.players, int(number))


def _object(name: str, module: str, attribute: str) -> Bot:
    # Somebody's own module mostly lies where the command is typed.
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        # A class has `choose` too, but only its objects can be asked.
        bot: Any = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    except Exception as error:
        raise NoSuchBot(name, "object", f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(name, "object", f"{type(bot).__name__} has no method choose")
    made: Bot = bot
    return made
