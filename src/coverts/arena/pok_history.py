"""A game of POK as OpenSpiel's moves, rebuilt from what a seat sees and has seen; what is in fists is drawn."""

from typing import Final

from coverts.arena.tree_search import Searched
from coverts.bots.bot import Past
from coverts.bots.pok.memory import remembered
from coverts.games.bits import nth, size
from coverts.games.contract import Draw
from coverts.games.pok import View
from coverts.games.pok.actions import OFFERS
from coverts.games.pok.counters import symbols_held
from coverts.games.pok.dice import THROWS

MANY_ROUNDS: Final = 1000
"""OpenSpiel needs to know when a game of POK ends at the latest."""


def pok_history(view: View, past: Past, draw: Draw) -> list[int]:
    """Moves that lead to a position which looks to the seat like its view."""
    assert isinstance(view.observer, int)
    holdings, rounds = remembered(view, past)
    assert holdings is not None, "a seat that has missed rounds cannot tell how the game went"
    moves: list[int] = []
    for seen in reversed(rounds):
        moves += [THROWS.index(seen.dice), *seen.offered]
    moves.append(THROWS.index(tuple([face.index for face in view.dice])))
    # OpenSpiel asks the fists one after the other: those before the seat have closed theirs on something.
    for holding in holdings[: view.observer]:
        offers = symbols_held(holding)
        moves.append(nth(offers, draw(size(offers))))
    return moves


POK_SEARCH: Final = Searched(
    curiosity=1.0,
    load=lambda players, _: f"python_coverts_pok(players={players},max_rounds={MANY_ROUNDS})",
    moves=pok_history,
    action=lambda _players, _view, number: OFFERS[number],
)
