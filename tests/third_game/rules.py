"""The rule book of Solo."""

from typing import Final, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from coverts.games import fists
from coverts.games.contract import Act, Awaits, Chance, Draw, Game, Observer, Over, Prompt, Refusal, Step
from coverts.games.fists import FistView, Ready, fold_ready, legal_by_seat, raise_refused, sees_choice
from coverts.games.seats import PerSeat, Seat, SeatSet, everybody, with_entry

PLAYERS: Final = range(2, 5)
COUNTERS: Final = (1, 2, 3, 4, 5)
PRIZES: Final = (1, 2, 3)
ROUNDS: Final = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays."""

    players: int


class Show(Struct, frozen=True, tag="show"):
    """One counter in a closed fist."""

    counter: int


class TurnUp(Struct, frozen=True, tag="turn-up"):
    """The prize that chance turns up."""

    prize: int


Action: TypeAlias = Show
Outcome: TypeAlias = TurnUp


class Round(Struct, frozen=True):
    """A prize, what everybody showed for it, and who won it."""

    prize: int
    shown: PerSeat[int]
    winner: Seat | None


class State(Struct, frozen=True):
    """A game at one moment."""

    options: Options
    counters: PerSeat[tuple[int, ...]]
    sealed: PerSeat[Action | None]
    points: PerSeat[int]
    awaits: SeatSet = ()
    prize: int = 0
    """0 between rounds."""
    round: int = 0
    """How many prizes have been turned up."""
    last: Round | None = None


class PrizeTurned(Struct, frozen=True, tag="prize-turned"):
    """A round begins."""

    round: int
    prize: int


class Sealed(fists.Sealed[Action], frozen=True, tag="sealed"):
    """A secret choice has been made."""


class CountersShown(Struct, frozen=True, tag="counters-shown"):
    """All fists open."""

    result: Round


class Prompted(fists.Prompted[Action], frozen=True, tag="prompted"):
    """Event: who moves next, and what each seat may do."""


class Asked(fists.Asked[Action], frozen=True, tag="asked"):
    """Sight: who moves next, and what the observer may do."""


Event: TypeAlias = PrizeTurned | Sealed | CountersShown | Prompted
Sight: TypeAlias = PrizeTurned | Sealed | Ready | CountersShown | Asked


class View(FistView[Action], frozen=True, kw_only=True):
    """The table as one observer sees it. What has been shown is known, so everybody's counters are."""

    options: Options
    round: int
    prize: int
    counters: PerSeat[tuple[int, ...]]
    points: PerSeat[int]
    last: Round | None


def start(options: Options) -> State:
    """S1: everybody has all counters."""
    players = options.players
    if players not in PLAYERS:
        raise_refused(Refusal("S1", "refused-players", {"number": players, "least": PLAYERS[0], "most": PLAYERS[-1]}))
    return State(options, (COUNTERS,) * players, (None,) * players, (0,) * players)


def prompt(state: State) -> Prompt:
    """Who moves next."""
    if state.awaits:
        return Awaits(state.awaits, "show")
    return over(state) if state.round == ROUNDS and not state.prize else Chance("prize")


def over(state: State) -> Over:
    """S4: most points win."""
    most = max(state.points)
    return Over(tuple([seat for seat, points in enumerate(state.points) if points == most]), "most")


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """S3: any counter that is left."""
    return tuple([Show(counter) for counter in state.counters[seat]]) if seat in state.awaits else ()


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do this now."""
    if not 0 <= seat < state.options.players:
        return Refusal("S1", "refused-no-such-seat", {"number": seat})
    if seat not in state.awaits:
        is_over = isinstance(prompt(state), Over)
        return Refusal("S4" if is_over else "S3", "refused-game-over" if is_over else "refused-fist-closed")
    if action.counter not in state.counters[seat]:
        return Refusal("S3", "refused-solo-counter", {"counter": str(action.counter)})
    return None


def refused_prize(state: State, outcome: TurnUp) -> Refusal | None:
    """Why this cannot be the next prize."""
    if not isinstance(prompt(state), Chance):
        is_over = isinstance(prompt(state), Over)
        return Refusal("S4" if is_over else "S2", "refused-game-over" if is_over else "refused-solo-turned")
    return None if outcome.prize in PRIZES else Refusal("S2", "refused-solo-prize", {"number": outcome.prize})


def step(state: State, move: Act[Action] | Outcome) -> Step[State, Event]:
    """The move made, or `Refused`."""
    match move:
        case TurnUp(prize):
            raise_refused(refused_prize(state, move))
            turned = replace(state, prize=prize, round=state.round + 1, awaits=everybody(state.options.players))
            return _ask(turned, PrizeTurned(turned.round, prize))
        case Act(seat, action):
            raise_refused(refusal(state, seat, action))
            awaits = tuple([other for other in state.awaits if other != seat])
            sealed = replace(state, awaits=awaits, sealed=with_entry(state.sealed, seat, action))
            return Step(sealed, (Sealed(seat, action),)) if awaits else _show(sealed, Sealed(seat, action))
        case _:
            assert_never(move)


def _show(state: State, last: Sealed) -> Step[State, Event]:
    """S3: the highest counter that only one player shows wins the prize."""
    shown = tuple([choice.counter for choice in state.sealed if choice is not None])
    alone = [counter for counter in shown if shown.count(counter) == 1]
    winner = shown.index(max(alone)) if alone else None
    result = Round(state.prize, shown, winner)
    after = replace(
        state,
        counters=_without(state.counters, shown),
        sealed=(None,) * len(shown),
        points=_with_prize(state.points, result),
        prize=0,
        last=result,
    )
    return _ask(after, last, CountersShown(result))


def _without(counters: tuple[tuple[int, ...], ...], shown: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([one for one in own if one != gone]) for own, gone in zip(counters, shown, strict=True)])


def _with_prize(points: tuple[int, ...], result: Round) -> tuple[int, ...]:
    return tuple([had + result.prize * (seat == result.winner) for seat, had in enumerate(points)])


def _ask(state: State, *events: Event) -> Step[State, Event]:
    asked = prompt(state)
    options = legal_by_seat(asked, lambda seat: legal(state, seat), state.options.players)
    return Step(state, (*events, Prompted(asked, options)))


def sight(event: Event, observer: Observer) -> Sight:
    """What an observer sees of an event."""
    match event:
        case Sealed(seat, _):
            return event if sees_choice(observer, seat) else Ready(seat)
        case Prompted(asked, options):
            return Asked(asked, fists.legal_for(observer, options))
        case PrizeTurned() | CountersShown():
            return event
        case _:
            assert_never(event)


def view(state: State, observer: Observer) -> View:
    """What an observer sees of the table."""
    return View(
        observer=observer,
        prompt=prompt(state),
        legal=legal(state, observer) if isinstance(observer, int) else (),
        ready=tuple([choice is not None for choice in state.sealed]),
        sealed=tuple([choice if sees_choice(observer, seat) else None for seat, choice in enumerate(state.sealed)]),
        options=state.options,
        round=state.round,
        prize=state.prize,
        counters=state.counters,
        points=state.points,
        last=state.last,
    )


def fold(view: View, sight: Sight) -> View:
    """The view after one more sight."""
    match sight:
        case PrizeTurned(number, prize):
            return replace(view, round=number, prize=prize)
        case Sealed(seat, action):
            return replace(fold_ready(view, seat), sealed=with_entry(view.sealed, seat, action))
        case Ready(seat):
            return fold_ready(view, seat)
        case CountersShown(result):
            nobody = len(view.ready)
            return replace(
                view,
                prize=0,
                counters=_without(view.counters, result.shown),
                points=_with_prize(view.points, result),
                ready=(False,) * nobody,
                sealed=(None,) * nobody,
                last=result,
            )
        case Asked(asked, actions):
            return replace(view, prompt=asked, legal=actions)
        case _:
            assert_never(sight)


def outcome(state: State, draw: Draw) -> Outcome:
    """The prize that a source of numbers leads to."""
    return TurnUp(PRIZES[draw(len(PRIZES))])


SOLO = Game[Options, State, Action, Outcome, Event, Sight, View](
    name="solo",
    players=PLAYERS,
    options_type=Options,
    state_type=State,
    action_type=Action,
    outcome_type=Outcome,
    event_type=Event,
    sight_type=Sight,
    view_type=View,
    start=start,
    prompt=prompt,
    actions=lambda _: tuple([Show(counter) for counter in COUNTERS]),
    legal=legal,
    refusal=refusal,
    outcome=outcome,
    step=step,
    sight=sight,
    view=view,
    fold=fold,
)
