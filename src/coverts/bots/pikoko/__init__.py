"""Bots for Pikoko."""

from typing import Final

from coverts.bots.levels import GameBots

PIKOKO_BOTS: Final = GameBots(
    homes={
        "novice": "coverts.bots.pikoko.novice:PikokoNovice",
        "casual": "coverts.bots.pikoko.casual:PikokoCasual",
        "club": "coverts.bots.pikoko.minds:PikokoClub",
        "expert": "coverts.bots.pikoko.minds:PikokoExpert",
        "master": "coverts.bots.pikoko.minds:PikokoMaster",
    }
)
