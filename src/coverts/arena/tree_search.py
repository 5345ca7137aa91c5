"""OpenSpiel's information-set tree search as a peer, at any of our tables.

It is handed a position that is rebuilt from the seat's view and past, and before each simulation draws another one
that looks the same: it never gets to see what its seat does not.
"""

from typing import Any, Final

import numpy as np

import coverts.envs.openspiel  # noqa: F401 - makes the games known
from coverts.arena.pikoko_history import pikoko_history
from coverts.arena.pok_history import pok_history
from coverts.bots.bot import AnyView, Past
from coverts.envs.openspiel.border import pyspiel
from coverts.envs.pikoko.numbering import numbered
from coverts.games import pikoko, pok
from coverts.games.contract import Draw
from coverts.games.pok.actions import OFFERS

CURIOSITY: Final = {"pikoko": 10.0, "pok": 1.0}
"""How far the search strays from what looks best, in points or in victories."""

ROLLOUTS: Final = 1
MANY_ROUNDS: Final = 1000
"""OpenSpiel needs to know when a game of POK ends at the latest."""


class TreeSearch:
    """Plays any table of one size. Pikoko is looked at until the end of the round."""

    def __init__(self, game: str, players: int, simulations: int) -> None:
        self._game, self._players, self._simulations = game, players, simulations

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        """The action that was looked at most often."""
        if len(view.legal) == 1:
            return view.legal[0]
        random = np.random.RandomState([draw(1 << 15), draw(1 << 15)])
        if isinstance(view, pikoko.View):
            seen = [other for other in past if isinstance(other, pikoko.View)]
            load = f"python_coverts_pikoko(players={self._players},rounds={view.round})"
            number = self._number(load, pikoko_history(view, seen, draw), random)
            return numbered(self._players, _seat(view))[number]
        assert isinstance(view, pok.View)
        load = f"python_coverts_pok(players={self._players},max_rounds={MANY_ROUNDS})"
        return OFFERS[self._number(load, pok_history(view, past, draw), random)]

    def _number(self, load: str, moves: list[int], random: Any) -> int:
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        game = pyspiel.load_game(load)
        state = game.new_initial_state()
        for move in moves:
            state.apply_action(move)
        bot = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(n_rollouts=ROLLOUTS, random_state=random),
            uct_c=CURIOSITY[self._game],
            max_simulations=self._simulations,
            random_state=random,
        )
        # Its own source of worlds is not ours to seed.
        bot.set_resampler(lambda position, seat: position.resample_from_infostate(seat, random.uniform))
        return int(bot.step(state))


def _seat(view: AnyView) -> int:
    assert isinstance(view.observer, int)
    return view.observer
