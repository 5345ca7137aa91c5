"""POK for batch simulation."""

from typing import Final

from coverts.games.pok import Options
from coverts.games.pok.course import OVER
from coverts.games.pok.rows.layout import PHASE, SIZE
from coverts.simulate.pok.batch import playing, rounds
from coverts.simulate.pok.chance import begin
from coverts.simulate.pok.random_play import choose_any
from coverts.simulate.pok.recording import record
from coverts.simulate.pok.results import room_for
from coverts.simulate.pok.statistics import POK_STATISTICS
from coverts.simulate.row_game import RowGame


def _settings(options: Options) -> tuple[int, ...]:
    return options.players, int(options.memory_aid)


POK_ROWS: Final = RowGame(
    size=SIZE,
    phase=PHASE,
    over=OVER,
    settings=_settings,
    begin=begin,
    rounds=rounds,
    playing=playing,
    room_for=room_for,
    choose_any=choose_any,
    record=record,
    statistics=POK_STATISTICS,
)
