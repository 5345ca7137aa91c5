"""OpenSpiel's search sits at our tables, and is told what its seat knows and nothing else."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from coverts.arena import Setting, play
from coverts.arena.pikoko_history import pikoko_history
from coverts.arena.pok_history import pok_history
from coverts.arena.tree_search import TreeSearch
from coverts.bots import bot_for
from coverts.bots.bot import AnyView, Past
from coverts.envs.openspiel.border import pyspiel
from coverts.games import pikoko, pok
from coverts.games.contract import Draw


class Rebuilder:
    """Rebuilds the game from its view and past, and compares what the seat would see there."""

    def __init__(self) -> None:
        self.rebuilt = 0

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        self.rebuilt += 1
        if isinstance(view, pikoko.View):
            moves = pikoko_history(view, [seen for seen in past if isinstance(seen, pikoko.View)], draw)
            state = at(f"python_coverts_pikoko(players={view.options.players})", moves)
            there: Any = pikoko.PIKOKO.view(state.at.state, state.current_player())
        else:
            assert isinstance(view, pok.View)
            moves = pok_history(view, past, draw)
            state = at(f"python_coverts_pok(players={view.options.players})", moves)
            there = replace(pok.POK.view(state.at.state, state.current_player()), counters=view.counters)
        assert replace(there, options=view.options) == view
        return view.legal[draw(len(view.legal))]


def at(name: str, moves: Sequence[int]) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


@pytest.mark.parametrize(("game", "players"), [("pikoko", 3), ("pikoko", 4), ("pikoko", 5), ("pok", 3), ("pok", 5)])
def test_the_position_is_rebuilt_from_the_view(game: str, players: int) -> None:
    bot = Rebuilder()
    lineup = ("me", *("random",) * (players - 2), "me")
    play(Setting(game=game, players=players), lineup, {"me": bot, "random": bot_for(game, "random")}, 1)
    assert bot.rebuilt > 10


@pytest.mark.parametrize("game", ["pikoko", "pok"])
def test_it_plays_a_whole_game_and_the_same_one_again(game: str) -> None:
    setting, lineup = Setting(game=game, players=3), ("search", "random", "random")
    bots = {"search": TreeSearch(game, 3, 2), "random": bot_for(game, "random")}
    assert play(setting, lineup, bots, 0) == play(setting, lineup, bots, 0)
