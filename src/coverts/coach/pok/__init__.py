"""The coach of POK: shares of the victory, exact wherever the game is solved."""

from typing import Final

from coverts.coach.judging import GameCoach
from coverts.coach.levels import levels_of
from coverts.coach.pok.belief import believe
from coverts.coach.pok.counting import tried
from coverts.coach.pok.judge import SCALE, is_solved, judge, ready
from coverts.coach.pok.reckoning import reckon

POK_COACH: Final = GameCoach(
    scale=SCALE,
    judge=judge,
    reckon=reckon,
    ready=ready,
    solved=is_solved,
    believe=believe,
    levels=lambda: levels_of(__name__),
    tried=tried,
)
