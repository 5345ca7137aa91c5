"""Pikoko, for 3 to 5 players: the rules P1–P20."""

from coverts.games.pikoko.actions import Action, Bid, Confidence, Deal, DrawStarter, Outcome, Play
from coverts.games.pikoko.events import Event, HiddenHand, OpenHand, Sight
from coverts.games.pikoko.feathers import Colour, Face, Feather
from coverts.games.pikoko.game import PIKOKO
from coverts.games.pikoko.state import Options, Phase, RoundScore, StartTokenTie, State, Trick
from coverts.games.pikoko.taking import Taking
from coverts.games.pikoko.view import View

__all__ = [
    "PIKOKO",
    "Action",
    "Bid",
    "Colour",
    "Confidence",
    "Deal",
    "DrawStarter",
    "Event",
    "Face",
    "Feather",
    "HiddenHand",
    "OpenHand",
    "Options",
    "Outcome",
    "Phase",
    "Play",
    "RoundScore",
    "Sight",
    "StartTokenTie",
    "State",
    "Taking",
    "Trick",
    "View",
]
