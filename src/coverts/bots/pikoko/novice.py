"""The weakest heuristic player: the rule of thumb, with frequent random choices."""

from typing import Final

from coverts.bots.bot import AnyView, Past
from coverts.bots.pikoko.casual import PikokoCasual
from coverts.games.contract import Draw
from coverts.games.pikoko import Action, Bid, Confidence

NOVICE_WHIM: Final = 2
"""A novice plays any feather one time in so many, and is as often one off with a bid."""


class PikokoNovice:
    """Plays by rule of thumb, but not always."""

    def __init__(self) -> None:
        self._casual = PikokoCasual()

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Action:
        """One of the actions that the view lists as legal."""
        action = self._casual.choose(view, draw, past)
        if draw(NOVICE_WHIM) or isinstance(action, Confidence):
            return action
        if isinstance(action, Bid):
            near = Bid(max(0, action.tokens + (1 if draw(2) else -1)))
            return near if near in view.legal else action
        chosen: Action = view.legal[draw(len(view.legal))]
        return chosen
