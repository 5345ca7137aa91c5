"""Players: a view in, an action out."""

from coverts.bots.bot import AnyView, Bot, Past, RandomLegal, random_legal
from coverts.bots.levels import DEFAULT_LEVEL, LEVELS, bot_for, guesses_of, level_named
from coverts.bots.names import BIRDS, bird_names
from coverts.hall.commands import Level

__all__ = [
    "BIRDS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "AnyView",
    "Bot",
    "Level",
    "Past",
    "RandomLegal",
    "bird_names",
    "bot_for",
    "guesses_of",
    "level_named",
    "random_legal",
]
