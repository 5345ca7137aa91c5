"""A bot for Solo."""

from typing import Any, Final

from coverts.bots.bot import Past
from coverts.bots.levels import GameBots
from coverts.games.contract import Draw
from tests.third_game.rules import Action


class SoloCasual:
    """A rule of thumb: a high counter for a high prize, and sometimes the next one, so as not to meet others there."""

    def choose(self, view: Any, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        legal: tuple[Action, ...] = view.legal
        best: int = (len(legal) - 1) * view.prize // 3
        return legal[max(0, best - draw(2))]


SOLO_BOTS: Final = GameBots(homes={"casual": "tests.third_game.bots:SoloCasual"})
