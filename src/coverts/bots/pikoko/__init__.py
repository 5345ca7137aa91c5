"""Bots for Pikoko."""

from typing import Final

from coverts.bots.bot import Bot
from coverts.bots.levels import GameBots


def _ready(bot: Bot, _: int) -> bool:
    """The strong ones think with machine code, which is compiled in the background."""
    from coverts.bots.pikoko.minds import PikokoMind, ready

    return not isinstance(bot, PikokoMind) or ready() is not None


def _quick(bot: Bot) -> Bot:
    """The strong ones have nets, which say at once what they like best."""
    from coverts.bots.pikoko.minds import PikokoMind, WithoutSearch

    return WithoutSearch(bot) if isinstance(bot, PikokoMind) else bot


PIKOKO_BOTS: Final = GameBots(
    homes={
        "novice": "coverts.bots.pikoko.novice:PikokoNovice",
        "casual": "coverts.bots.pikoko.casual:PikokoCasual",
        "club": "coverts.bots.pikoko.minds:PikokoClub",
        "expert": "coverts.bots.pikoko.minds:PikokoExpert",
        "master": "coverts.bots.pikoko.minds:PikokoMaster",
    },
    rows={"casual": "coverts.bots.pikoko.row_play:choose_casual"},
    quick=_quick,
    ready=_ready,
)
