"""From a game of Pikoko to its record."""

from collections.abc import Iterable

import msgspec
from msgspec import UNSET

from coverts.games.contract import Over, Step
from coverts.games.pikoko import PIKOKO, Event, Options, State
from coverts.games.pikoko.events import Dealt
from coverts.games.pikoko.feathers import FACE
from coverts.records.format import FORMAT, Player
from coverts.records.pikoko.format import PIKOKO_DEFAULTS, PikokoOptions, PikokoRecord, PikokoRound, TrickRecord


def record_of(options: Options, seats: tuple[Player, ...], steps: Iterable[Step[State, Event]]) -> PikokoRecord:
    """The record of a game so far."""
    state = PIKOKO.start(options)
    rounds: list[PikokoRound] = []
    dealt: Dealt | None = None
    for step in steps:
        if isinstance(step.events[0], Dealt):
            if dealt is not None:
                rounds.append(_round(dealt, state))
            dealt = step.events[0]
        state = step.state
    if dealt is not None:
        rounds.append(_round(dealt, state))
    over = PIKOKO.prompt(state)
    chosen = PikokoOptions(options.start_token_tie, options.first_starter)
    return PikokoRecord(
        format=FORMAT,
        game="pikoko",
        seats=seats,
        options=PIKOKO_DEFAULTS if chosen == PIKOKO_DEFAULTS else chosen,
        rounds=tuple(rounds),
        totals=state.totals if isinstance(over, Over) else UNSET,
        winners=over.winners if isinstance(over, Over) else UNSET,
    )


def _round(dealt: Dealt, state: State) -> PikokoRound:
    """A round as far as it has come, from its deal and the last state before the next one."""
    scored = state.scores[-1] if len(state.scores) == dealt.round else None
    begun = any(bid is not None for row in state.bids for bid in row)
    tricks = [TrickRecord(trick.first, tuple(map(str, trick.plays)), _set(trick.taken_by)) for trick in state.tricks]
    if state.trick:
        tricks.append(TrickRecord(state.leader, tuple([str(FACE[face]) for face in state.trick])))
    return PikokoRound(
        starter=dealt.starter,
        hands=tuple([tuple(map(str, hand)) for hand in dealt.hands]),
        turned_up=str(dealt.turned_up),
        bids=state.bids if begun else UNSET,
        confidence=scored.confidence if scored else state.confidence or UNSET,
        tricks=tuple(tricks) or UNSET,
        scores=scored.scores if scored else UNSET,
    )


def _set(seat: int | None) -> int | msgspec.UnsetType:
    return UNSET if seat is None else seat
