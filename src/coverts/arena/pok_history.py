"""A game of POK as OpenSpiel's moves, rebuilt from what a seat sees and has seen; what is in fists is drawn."""

from collections.abc import Sequence

from coverts.envs.openspiel.pok import THROWS
from coverts.games.contract import Draw
from coverts.games.pok import View
from coverts.games.pok.counters import FULL, handed, held
from coverts.games.pok.dice import SYMBOLS


def pok_history(view: View, past: Sequence[View], draw: Draw) -> list[int]:
    """Moves that lead to a position which looks to the seat like its view."""
    assert isinstance(view.observer, int)
    moves: list[int] = []
    holdings = [FULL] * view.options.players
    for result in [seen.last for seen in past if seen.last is not None]:
        moves += [THROWS.index(result.dice), *(symbol.index for symbol in result.played)]
        for seat in result.handed_over:
            holdings[seat] = handed(holdings[seat], result.played[seat].index)
    moves.append(THROWS.index(view.dice))
    # OpenSpiel asks the fists one after the other: those before the seat have closed theirs on something.
    for holding in holdings[: view.observer]:
        offers = [symbol for symbol in range(SYMBOLS) if held(holding, symbol)]
        moves.append(offers[draw(len(offers))])
    return moves
