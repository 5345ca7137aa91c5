"""The course of a game: what each move leads to."""

from typing import assert_never

from msgspec.structs import replace

from coverts.games.contract import Act, Draw, Game, Step
from coverts.games.fists import legal_by_seat, raise_refused
from coverts.games.pok.actions import OFFERS, Action, Outcome, Throw
from coverts.games.pok.challenge import absent_symbols, is_met, met_symbols, released_symbols
from coverts.games.pok.counters import FULL, after_round, hands_over
from coverts.games.pok.course import next_phase, winners
from coverts.games.pok.dice import DICE, SYMBOL, DieFace, Symbol
from coverts.games.pok.events import Event, OffersRevealed, Prompted, Sealed, Sight, Thrown, sight
from coverts.games.pok.legality import legal, prompt, refusal, refused_options, refused_throw
from coverts.games.pok.state import PHASES, PLAYERS, Options, Phase, RoundResult, RoundVerdict, State
from coverts.games.pok.view import View, fold, view
from coverts.games.seats import everybody, with_entry


def start(options: Options) -> State:
    """The table before the first throw."""
    raise_refused(refused_options(options))
    players = options.players
    return State(options=options, phase=Phase.THROW, holdings=(FULL,) * players, sealed=(None,) * players)


def actions(options: Options) -> tuple[Action, ...]:  # noqa: ARG001 - the contract's shape
    """Every action that can ever be legal."""
    return OFFERS


def outcome(state: State, draw: Draw) -> Outcome:  # noqa: ARG001 - the contract's shape
    """The throw that a source of numbers leads to."""
    return Throw(tuple([faces[draw(len(faces))] for faces in DICE]))


def step(state: State, move: Act[Action] | Outcome) -> Step[State, Event]:
    """The move made, or `Refused`."""
    match move:
        case Act(seat, action):
            raise_refused(refusal(state, seat, action))
            return _seal(state, seat, action)
        case Throw(faces):
            raise_refused(refused_throw(state, move))
            return _throw(state, faces)
        case _:
            assert_never(move)


def _throw(state: State, faces: tuple[DieFace, ...]) -> Step[State, Event]:
    """A new round: everybody is to close a fist."""
    thrown = replace(
        state,
        phase=_next_phase(state, state.players),
        awaits=everybody(state.players),
        round=state.round + 1,
        dice=tuple([face.index for face in faces]),
    )
    return _ask(thrown, Thrown(thrown.round, faces))


def _next_phase(state: State, open_fists: int, won: int = 0) -> Phase:
    return PHASES[next_phase(state.phase.number, open_fists, won)]


def _ask(state: State, *events: Event) -> Step[State, Event]:
    """The step that ends with a new question to everybody, to chance, or with the end of the game."""
    asked = prompt(state)
    options = legal_by_seat(asked, lambda seat: legal(state, seat), state.players)
    return Step(state, (*events, Prompted(asked, options)))


def _seal(state: State, seat: int, action: Action) -> Step[State, Event]:
    awaits = tuple([other for other in state.awaits if other != seat])
    sealed = replace(state, awaits=awaits, sealed=with_entry(state.sealed, seat, action))
    event = Sealed(seat, action)
    return Step(sealed, (event,)) if awaits else _reveal(sealed, event)


def _reveal(state: State, last: Sealed) -> Step[State, Event]:
    """All fists open; counters are handed over or taken back."""
    played = tuple([choice.symbol for choice in state.sealed if choice is not None])
    released = released_symbols(state.dice, _shown(played))
    before = state.holdings
    holdings = tuple([after_round(before[seat], symbol.index, released) for seat, symbol in enumerate(played)])
    result = _round_result(state, played, released)
    revealed = replace(
        state,
        phase=_next_phase(state, 0, winners(holdings)),
        holdings=holdings,
        sealed=(None,) * state.players,
        dice=(),
        last=result,
    )
    return _ask(revealed, last, OffersRevealed(result))


def _shown(played: tuple[Symbol, ...]) -> tuple[int, ...]:
    """How many players show each symbol."""
    return tuple([played.count(symbol) for symbol in SYMBOL])


def _round_result(state: State, played: tuple[Symbol, ...], released: int) -> RoundResult:
    """Who hands over, and why."""
    shown = _shown(played)
    handed_over = tuple([seat for seat, symbol in enumerate(played) if hands_over(symbol.index, released)])
    return RoundResult(
        dice=state.die_faces,
        played=played,
        met=tuple([is_met(face, shown) for face in state.dice]),
        handed_over=handed_over,
        verdict=_verdict(state, shown, handed_over),
    )


def _verdict(state: State, shown: tuple[int, ...], handed_over: tuple[int, ...]) -> RoundVerdict:
    if met_symbols(state.dice, shown):
        return RoundVerdict.MET
    if handed_over:
        return RoundVerdict.ABSENT
    absent = absent_symbols(state.dice)
    return (
        RoundVerdict.ALL_ABSENT
        if any(shown[symbol.index] for symbol in SYMBOL if absent >> symbol.index & 1)
        else RoundVerdict.NONE
    )


POK = Game[Options, State, Action, Outcome, Event, Sight, View](
    name="pok",
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
    actions=actions,
    legal=legal,
    refusal=refusal,
    outcome=outcome,
    step=step,
    sight=sight,
    view=view,
    fold=fold,
)
