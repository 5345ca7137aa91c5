"""Pikoko for batch simulation."""

from typing import Final

from coverts.games.pikoko import Options
from coverts.games.pikoko.course import NOBODY, OVER
from coverts.games.pikoko.rows.layout import PHASE, SIZE
from coverts.simulate.pikoko.batch import playing, rounds
from coverts.simulate.pikoko.chance import begin
from coverts.simulate.pikoko.random_play import choose_any
from coverts.simulate.pikoko.recording import record
from coverts.simulate.pikoko.results import room_for
from coverts.simulate.pikoko.statistics import PIKOKO_STATISTICS
from coverts.simulate.row_game import RowGame


def _settings(options: Options) -> tuple[int, ...]:
    starter = NOBODY if options.first_starter is None else options.first_starter
    return options.players, options.start_token_tie.code, starter


PIKOKO_ROWS: Final = RowGame(
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
    statistics=PIKOKO_STATISTICS,
)
