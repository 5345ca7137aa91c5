"""Bots that can play in batches: they decide from rows as they do from views."""

from coverts.bots.levels import bots_of
from coverts.hall.commands import Level
from coverts.plugin import fetched
from coverts.simulate.row import Choose
from coverts.simulate.row_game import row_game


def row_bot(game: str, level: Level) -> Choose:
    """The bot of a level that plays rows; `KeyError` if the game has none."""
    chosen: Choose = row_game(game).choose_any if level == "random" else fetched(bots_of(game).rows[level])
    return chosen
