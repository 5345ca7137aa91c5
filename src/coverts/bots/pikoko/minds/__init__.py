"""Players of Pikoko by information-set search."""

from coverts.bots.pikoko.minds.players import PikokoClub, PikokoExpert, PikokoMaster, PikokoMind, WithoutSearch
from coverts.bots.pikoko.minds.readiness import ready

__all__ = ["PikokoClub", "PikokoExpert", "PikokoMaster", "PikokoMind", "WithoutSearch", "ready"]
