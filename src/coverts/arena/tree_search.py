"""OpenSpiel's information-set tree search as a peer, at any of our tables.

It is handed a position that is rebuilt from the seat's view and past, and before each simulation draws another one
that looks the same: it never gets to see what its seat does not.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

import coverts.envs.openspiel  # noqa: F401 - makes the games known
from coverts.arena.faults import NoSuchBot
from coverts.arena.playing import match_of
from coverts.bots.bot import AnyView, Past
from coverts.envs.openspiel.border import pyspiel
from coverts.games.contract import Draw
from coverts.plugin import fetched

ROLLOUTS: Final = 1


@dataclass(frozen=True, kw_only=True)
class Searched:
    """How a game is searched.

    `curiosity`  how far the search strays from what looks best, in points or in victories
    `load`       OpenSpiel's name of the game at a table of so many, as far as it is looked at from a view
    `moves`      moves that lead to a position which looks to the seat like its view
    `action`     the action of a number, at a table of so many
    """

    curiosity: float
    load: Callable[[int, Any], str]
    moves: Callable[[Any, Past, Draw], list[int]]
    action: Callable[[int, Any, int], Any]


class TreeSearch:
    """Plays any table of one size."""

    def __init__(self, game: str, players: int, simulations: int) -> None:
        self._players, self._simulations = players, simulations
        home = match_of(game).search
        if home is None:
            raise NoSuchBot("ismcts", "object", f"OpenSpiel does not know {game}")
        self._searched: Searched = fetched(home)

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        """The action that was looked at most often."""
        if len(view.legal) == 1:
            return view.legal[0]
        random = np.random.RandomState([draw(1 << 15), draw(1 << 15)])
        load, moves = self._searched.load(self._players, view), self._searched.moves(view, past, draw)
        return self._searched.action(self._players, view, self._number(load, moves, random))

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
            uct_c=self._searched.curiosity,
            max_simulations=self._simulations,
            random_state=random,
        )
        # Its own source of worlds is not ours to seed.
        bot.set_resampler(lambda position, seat: position.resample_from_infostate(seat, random.uniform))
        return int(bot.step(state))
