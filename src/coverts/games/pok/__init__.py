"""POK, for 3 to 7 players: the rules K1–K9."""

from coverts.games.pok.actions import Action, Offer, Outcome, Throw
from coverts.games.pok.dice import DICE, DieFace, Symbol
from coverts.games.pok.events import Event, Sight
from coverts.games.pok.game import POK
from coverts.games.pok.state import Options, Phase, RoundResult, RoundVerdict, State
from coverts.games.pok.view import View

__all__ = [
    "DICE",
    "POK",
    "Action",
    "DieFace",
    "Event",
    "Offer",
    "Options",
    "Outcome",
    "Phase",
    "RoundResult",
    "RoundVerdict",
    "Sight",
    "State",
    "Symbol",
    "Throw",
    "View",
]
