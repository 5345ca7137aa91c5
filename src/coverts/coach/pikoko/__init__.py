"""The coach of Pikoko: options are worth the points of the rounds played on after them, as the searching bots do it."""

from typing import Final

from coverts.coach.judging import GameCoach
from coverts.coach.levels import levels_of
from coverts.coach.pikoko.belief import believe
from coverts.coach.pikoko.counting import tried
from coverts.coach.pikoko.judge import judge, ready
from coverts.coach.pikoko.limits import SCALE
from coverts.coach.pikoko.reckoning import reckon

PIKOKO_COACH: Final = GameCoach(
    scale=SCALE,
    judge=judge,
    reckon=reckon,
    ready=ready,
    believe=believe,
    levels=lambda: levels_of(__name__),
    tried=tried,
)
