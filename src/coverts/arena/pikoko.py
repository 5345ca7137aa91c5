"""Pikoko in the arena: three rounds, of which every seat starts as many, and points."""

from typing import Final

from coverts.arena.playing import Match, Result, Setting
from coverts.games.contract import Over
from coverts.games.pikoko import Options, State
from coverts.games.pikoko.scoring import standing


def _options(setting: Setting, number: int) -> Options:
    return Options(setting.players, first_starter=number % setting.players)


def _result(state: State, over: Over) -> Result:
    ranked = list(map(standing, state.totals, state.best_rounds))
    places = [sum(other > own for other in ranked) for own in ranked]
    return Result(over.winners, tuple(places), tuple([score.scores for score in state.scores]))


PIKOKO_MATCH: Final = Match(
    options=_options, result=_result, measure="arena-points", search="coverts.arena.pikoko_history:PIKOKO_SEARCH"
)
