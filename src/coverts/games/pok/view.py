"""What an observer knows of the table: built by allow-list, so that no secret of the state can leak."""

from typing import assert_never

from msgspec.structs import replace

from coverts.games.contract import OPEN, Observer
from coverts.games.fists import FistView, Ready, choices_seen, fold_ready
from coverts.games.pok.actions import Action
from coverts.games.pok.counters import sees_counters
from coverts.games.pok.dice import DieFace, Symbol
from coverts.games.pok.events import Asked, OffersRevealed, Sealed, Sight, Thrown
from coverts.games.pok.legality import legal, prompt
from coverts.games.pok.state import Options, RoundResult, State
from coverts.games.seats import PerSeat, with_entry


class View(FistView[Action], frozen=True, kw_only=True):
    """The table as one observer sees it. Everything a client shows and everything a bot decides on is in here."""

    options: Options
    round: int
    dice: tuple[DieFace, ...]
    """The throw of the round under way; empty between rounds."""
    left: PerSeat[int]
    """How many counters each seat has left."""
    counters: PerSeat[tuple[Symbol, ...] | None]
    """Which ones, where the observer may know: its own, or everybody's with the memory aid."""
    last: RoundResult | None
    """The round before this one."""


def view(state: State, observer: Observer) -> View:
    """What an observer sees of the table."""
    seats = range(state.players)
    return View(
        observer=observer,
        options=state.options,
        prompt=prompt(state),
        legal=legal(state, observer) if isinstance(observer, int) else (),
        round=state.round,
        dice=state.die_faces,
        left=tuple([state.counters_left(seat) for seat in seats]),
        counters=tuple([_counters(state, observer, seat) for seat in seats]),
        ready=tuple([choice is not None for choice in state.sealed]),
        sealed=choices_seen(state.sealed, observer),
        last=state.last,
    )


def _counters(state: State, observer: Observer, seat: int) -> tuple[Symbol, ...] | None:
    sees = observer == OPEN or sees_counters(state.options.memory_aid, observer, seat)
    return state.counters(seat) if sees else None


def fold(view: View, sight: Sight) -> View:
    """The view after one more sight. It moves things about and knows no rule."""
    match sight:
        case Thrown(number, dice):
            return replace(view, round=number, dice=dice)
        case Sealed(seat, action):
            return replace(fold_ready(view, seat), sealed=with_entry(view.sealed, seat, action))
        case Ready(seat):
            return fold_ready(view, seat)
        case OffersRevealed(result):
            return _fold_offers(view, result)
        case Asked(prompt, actions):
            return replace(view, prompt=prompt, legal=actions)
        case _:
            assert_never(sight)


def _fold_offers(view: View, result: RoundResult) -> View:
    left, counters = list(view.left), list(view.counters)
    for seat in result.handed_over:
        left[seat] -= 1
        counters[seat] = _without(counters[seat], result.played[seat])
    nobody = len(left)
    return replace(
        view,
        dice=(),
        left=tuple(left),
        counters=tuple(counters),
        ready=(False,) * nobody,
        sealed=(None,) * nobody,
        last=result,
    )


def _without(counters: tuple[Symbol, ...] | None, symbol: Symbol) -> tuple[Symbol, ...] | None:
    if counters is None:
        return None
    at = counters.index(symbol)
    return counters[:at] + counters[at + 1 :]
