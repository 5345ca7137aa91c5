"""Players: a view in, an action out."""

from coverts.bots.bot import Bot, RandomLegal, random_legal
from coverts.bots.names import BIRDS, bird_names

__all__ = ["BIRDS", "Bot", "RandomLegal", "bird_names", "random_legal"]
