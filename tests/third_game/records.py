"""Records of Solo."""

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from coverts.games.contract import Over, Step
from coverts.records.form import RecordForm
from coverts.records.format import FORMAT, Player, SeatNumber
from coverts.records.walk import Walk, Walker, Where, insist
from tests.third_game.rules import SOLO, CountersShown, Options, Show, TurnUp


class SoloRound(Struct, frozen=True, omit_defaults=True):
    """A prize, and what everybody showed for it."""

    prize: int
    shown: tuple[int, ...] | UnsetType = UNSET


class SoloRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of Solo, finished or not."""

    format: Literal["coverts/1"]
    game: Literal["solo"]
    seats: tuple[Player, ...]
    rounds: tuple[SoloRound, ...]
    totals: tuple[int, ...] | UnsetType = UNSET
    winners: tuple[SeatNumber, ...] | UnsetType = UNSET


def options_of(record: SoloRecord) -> Options:
    """How the table of the record played."""
    return Options(len(record.seats))


def walk(record: SoloRecord) -> Walk:
    """Every move of the record, made; `Illegal` at the first that cannot be."""
    walker = Walker(SOLO, options_of(record))
    for number, round_ in enumerate(record.rounds, 1):
        here = Where(number)
        yield walker.make(TurnUp(round_.prize), here)
        if round_.shown is UNSET:
            insist(number == len(record.rounds), here, "S3", "record-missing", name="shown")
            return
        players = walker.state.options.players
        insist(len(round_.shown) == players, here, "S3", "record-length", name="shown", players=players)
        for seat, counter in enumerate(round_.shown):
            yield walker.act(seat, Show(counter), here)
    if record.winners is not UNSET:
        insist(walker.over, Where(), "S4", "record-not-won")
        walker.check_list(record.totals, walker.state.points, Where(), "S4", "totals")
        walker.check_list(record.winners, walker.ending.winners, Where(), "S4", "winners")


def record_of(options: Options, seats: tuple[Player, ...], steps: Iterable[Step[Any, Any]]) -> SoloRecord:
    """The record of a game so far."""
    state, rounds = SOLO.start(options), list[SoloRound]()
    for step in steps:
        state = step.state
        shown = [event.result for event in step.events if isinstance(event, CountersShown)]
        rounds += [SoloRound(result.prize, result.shown) for result in shown]
    if state.prize:
        rounds.append(SoloRound(state.prize))
    over = SOLO.prompt(state)
    is_over = isinstance(over, Over)
    return SoloRecord(
        format=FORMAT,
        game="solo",
        seats=seats,
        rounds=tuple(rounds),
        totals=state.points if is_over else UNSET,
        winners=over.winners if isinstance(over, Over) else UNSET,
    )


SOLO_RECORDS: Final = RecordForm(record_type=SoloRecord, options_of=options_of, walk=walk, record_of=record_of)
