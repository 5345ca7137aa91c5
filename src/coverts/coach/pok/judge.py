"""Offers of POK, judged from what their seat saw.

Whoever has seen every round knows what everybody holds. An offer is worth the share of the victory that it leads to if
the others offer by the solved table in this round and everybody keeps to it after that. Where there is no table for so
many players, the round is solved against guessed values, as the bots do, and the worths are no more than guesses.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from coverts.bots.pok.chances import handing_chances, released_by_shown
from coverts.bots.pok.equilibrium import SOLVER, table_mix
from coverts.bots.pok.memory import Holdings, remembered
from coverts.bots.pok.others import Opponent
from coverts.bots.pok.worth import Mix, offer_shares
from coverts.coach.judging import Judged
from coverts.coach.review import Effort, Scale
from coverts.coach.seat_games import Moment
from coverts.games.pok import View
from coverts.solve.pok.shelf import sizes

SCALE: Final = Scale(clear=0.002, small=0.01, medium=0.04, big=0.1)
"""In shares of the victory."""


def is_solved(players: int) -> bool:
    """Whether there is a table for so many players."""
    return players in sizes()


def ready(players: int) -> bool:
    """Wait for what solves single rounds, where there is no table; False where nothing is compiled."""
    return is_solved(players) or SOLVER.wait() is not None


def judge(moments: Sequence[Moment], effort: Effort, seed: int) -> Iterator[Judged]:  # noqa: ARG001 - nothing here is left to chance
    """The offers of a seat, judged one after the other. More effort or another seed change nothing."""
    for moment in moments:
        yield judged(moment)


def holdings_at(moment: Moment) -> Holdings:
    """What everybody holds, as far as the seat has seen it: all of it, in a game that it has sat through."""
    holdings = remembered(moment.view, moment.past).holdings
    assert holdings is not None
    return holdings


def judged(moment: Moment) -> Judged:
    """What each offer is worth."""
    view: View = moment.view
    assert isinstance(view.observer, int)
    seat, dice = view.observer, tuple([face.index for face in view.dice])
    holdings, rounds = remembered(view, moment.past)
    assert holdings is not None
    mixes = [table_mix(holdings, dice, who) for who in range(len(holdings))]
    shares = offer_shares(holdings, dice, seat, mixes)
    symbols = [offer.symbol.index for offer in view.legal]
    worths = [shares[symbol] for symbol in symbols]
    chosen = view.legal.index(moment.action)
    best = max(range(len(worths)), key=lambda place: (worths[place], place == chosen))
    modelled = [mix if who == seat else Opponent(rounds, who).mix(holdings, dice) for who, mix in enumerate(mixes)]
    against = offer_shares(holdings, dice, seat, modelled)
    handed = _handed(dice, seat, mixes)
    return Judged(
        round=view.round,
        kind="offer",
        about=None,
        actions=[str(offer.symbol) for offer in view.legal],
        worths=worths,
        errors=[0.0] * len(worths),
        chosen=chosen,
        best=best,
        figures={
            "best_handed": handed[symbols[best]],
            "chosen_handed": handed[symbols[chosen]],
            "best_against": against[symbols[best]],
            "chosen_against": against[symbols[chosen]],
            "table": [mixes[seat][symbol] for symbol in symbols],
        },
    )


def _handed(dice: tuple[int, ...], seat: int, mixes: Sequence[Mix]) -> list[float]:
    """For each symbol, the chance that it is handed over if the others keep to the table."""
    others = [list(mix) for who, mix in enumerate(mixes) if who != seat]
    return handing_chances(released_by_shown(dice, len(mixes)), others)
