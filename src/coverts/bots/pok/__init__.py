"""Bots for POK."""

from typing import Final

from coverts.bots.levels import GameBots
from coverts.games.pok.state import PLAYERS
from coverts.solve.pok.shelf import sizes


def _guesses() -> dict[str, tuple[int, ...]]:
    unsolved = tuple([players for players in PLAYERS if players not in sizes()])
    return {"expert": unsolved, "master": unsolved}


POK_BOTS: Final = GameBots(
    homes={
        "novice": "coverts.bots.pok.minds:PokNovice",
        "casual": "coverts.bots.pok.casual:PokCasual",
        "club": "coverts.bots.pok.minds:PokClub",
        "expert": "coverts.bots.pok.minds:PokExpert",
        "master": "coverts.bots.pok.minds:PokMaster",
    },
    guesses=_guesses,
)
