"""Records of Solo."""

from collections.abc import Iterable
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from coverts.games.contract import Over, Step
from coverts.records.form import RecordForm
from coverts.records.format import FORMAT, Player, SeatNumber
from coverts.records.replaying import Replayed, Replayer, Where, require
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


def replay(record: SoloRecord) -> Replayed:
    """Every move of the record, made; `Illegal` at the first that cannot be."""
    replayer = Replayer(SOLO, options_of(record))
    for number, round_ in enumerate(record.rounds, 1):
        here = Where(number)
        yield replayer.make(TurnUp(round_.prize), here)
        if round_.shown is UNSET:
            require(number == len(record.rounds), here, "S3", "record-missing", name="shown")
            return
        players = replayer.state.options.players
        require(len(round_.shown) == players, here, "S3", "record-length", name="shown", players=players)
        for seat, counter in enumerate(round_.shown):
            yield replayer.act(seat, Show(counter), here)
    if record.winners is not UNSET:
        require(replayer.over, Where(), "S4", "record-not-won")
        replayer.check_list(record.totals, replayer.state.points, Where(), "S4", "totals")
        replayer.check_list(record.winners, replayer.ending.winners, Where(), "S4", "winners")


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


SOLO_RECORDS: Final = RecordForm(record_type=SoloRecord, options_of=options_of, replay=replay, record_of=record_of)
