"""From a game to its record, and from a record to text."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, to_builtins

from coverts.games import pikoko, pok
from coverts.games.contract import AnyGame, Over, Step
from coverts.games.pikoko.events import Dealt
from coverts.games.pikoko.feathers import FACE
from coverts.games.pok.events import OffersRevealed
from coverts.records.format import (
    FORMAT,
    PIKOKO_DEFAULTS,
    POK_DEFAULTS,
    PikokoOptions,
    PikokoRecord,
    PikokoRound,
    Player,
    PokOptions,
    PokRecord,
    PokRound,
    Record,
    TrickRecord,
)

LINE = 100
"""How wide a record is laid out for people."""


def steps_of(game: AnyGame, options: Any, moves: Iterable[Any]) -> Iterable[Step[Any, Any]]:
    """What each of a game's moves leads to."""
    state = game.start(options)
    for move in moves:
        step = game.step(state, move)
        state = step.state
        yield step


def record_of(game: AnyGame, options: Any, seats: Sequence[Player], steps: Iterable[Step[Any, Any]]) -> Record:
    """The record of a game so far. Choices still in closed fists are not part of it."""
    if game.name == pok.POK.name:
        return _pok_record(options, tuple(seats), steps)
    return _pikoko_record(options, tuple(seats), steps)


def _pikoko_record(
    options: pikoko.Options, seats: tuple[Player, ...], steps: Iterable[Step[pikoko.State, pikoko.Event]]
) -> PikokoRecord:
    state = pikoko.PIKOKO.start(options)
    rounds: list[PikokoRound] = []
    dealt: Dealt | None = None
    for step in steps:
        if isinstance(step.events[0], Dealt):
            if dealt is not None:
                rounds.append(_pikoko_round(dealt, state))
            dealt = step.events[0]
        state = step.state
    if dealt is not None:
        rounds.append(_pikoko_round(dealt, state))
    over = pikoko.PIKOKO.prompt(state)
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


def _pikoko_round(dealt: Dealt, state: pikoko.State) -> PikokoRound:
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


def _pok_record(
    options: pok.Options, seats: tuple[Player, ...], steps: Iterable[Step[pok.State, pok.Event]]
) -> PokRecord:
    state = pok.POK.start(options)
    rounds: list[PokRound] = []
    for step in steps:
        state = step.state
        rounds += [_pok_round(event.result) for event in step.events if isinstance(event, OffersRevealed)]
    if state.dice:
        rounds.append(PokRound(tuple(map(str, state.die_faces))))
    over = pok.POK.prompt(state)
    chosen = PokOptions(options.memory_aid)
    return PokRecord(
        format=FORMAT,
        game="pok",
        seats=seats,
        options=POK_DEFAULTS if chosen == POK_DEFAULTS else chosen,
        rounds=tuple(rounds),
        winners=over.winners if isinstance(over, Over) else UNSET,
    )


def _pok_round(result: pok.RoundResult) -> PokRound:
    return PokRound(tuple(map(str, result.dice)), tuple(map(str, result.played)), result.handed_over)


def data_of(record: Record) -> dict[str, Any]:
    """A record as plain JSON data."""
    data: dict[str, Any] = to_builtins(record)
    return data


def line(data: dict[str, Any]) -> bytes:
    """A record on one line, as in a `.jsonl` file."""
    return msgspec.json.encode(data) + b"\n"


def page(data: dict[str, Any]) -> bytes:
    """A record laid out for people, as in a `.json` file: what fits on a line stays on it."""
    return _laid_out(data, "", 0).encode() + b"\n"


def _laid_out(value: Any, indent: str, used: int) -> str:
    short = _spaced(value)
    if not isinstance(value, dict | list | tuple) or len(indent) + used + len(short) <= LINE:
        return short
    deeper = indent + "  "
    if isinstance(value, dict):
        keys = [(f"{msgspec.json.encode(key).decode()}: ", entry) for key, entry in value.items()]
        rows = [key + _laid_out(entry, deeper, len(key)) for key, entry in keys]
        return "{\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}}}"
    rows = [_laid_out(entry, deeper, 1) for entry in value]
    return "[\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}]"


def _spaced(value: Any) -> str:
    """JSON on one line, with a space after each comma and colon."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_spaced(key)}: {_spaced(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_spaced(entry) for entry in value) + "]"
    return msgspec.json.encode(value).decode()
