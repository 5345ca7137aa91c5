"""Bots for POK."""

from typing import Final

from coverts.bots.bot import Bot
from coverts.bots.levels import GameBots
from coverts.games.pok.state import PLAYERS
from coverts.solve.pok.shelf import sizes


def _guesses() -> dict[str, tuple[int, ...]]:
    unsolved = tuple([players for players in PLAYERS if players not in sizes()])
    return {"expert": unsolved, "master": unsolved}


def _ready(bot: Bot, players: int) -> bool:
    """The strong ones solve what there is no table for with machine code, which is compiled in the background."""
    from coverts.bots.pok.equilibrium import SOLVER
    from coverts.bots.pok.minds import PokExpert, PokMaster

    is_solving = isinstance(bot, PokExpert | PokMaster) and players not in sizes()
    return not is_solving or SOLVER.wait() is not None


def _quick(bot: Bot) -> Bot:
    """Those who solve or rehearse a round take time for it; the rule of thumb takes none."""
    from coverts.bots.pok.casual import PokCasual
    from coverts.bots.pok.minds import PokClub, PokExpert, PokMaster

    return PokCasual() if isinstance(bot, PokClub | PokExpert | PokMaster) else bot


POK_BOTS: Final = GameBots(
    homes={
        "novice": "coverts.bots.pok.minds:PokNovice",
        "casual": "coverts.bots.pok.casual:PokCasual",
        "club": "coverts.bots.pok.minds:PokClub",
        "expert": "coverts.bots.pok.minds:PokExpert",
        "master": "coverts.bots.pok.minds:PokMaster",
    },
    rows={"casual": "coverts.bots.pok.row_play:choose_casual"},
    quick=_quick,
    guesses=_guesses,
    ready=_ready,
)
