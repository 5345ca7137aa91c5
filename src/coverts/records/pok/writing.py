"""From a game of POK to its record."""

from collections.abc import Iterable

from msgspec import UNSET

from coverts.games.contract import Over, Step
from coverts.games.pok import POK, Event, Options, RoundResult, State
from coverts.games.pok.events import OffersRevealed
from coverts.records.format import FORMAT, Player
from coverts.records.pok.format import POK_DEFAULTS, PokOptions, PokRecord, PokRound


def record_of(options: Options, seats: tuple[Player, ...], steps: Iterable[Step[State, Event]]) -> PokRecord:
    """The record of a game so far."""
    state = POK.start(options)
    rounds: list[PokRound] = []
    for step in steps:
        state = step.state
        rounds += [_round(event.result) for event in step.events if isinstance(event, OffersRevealed)]
    if state.dice:
        rounds.append(PokRound(tuple(map(str, state.die_faces))))
    over = POK.prompt(state)
    chosen = PokOptions(options.memory_aid)
    return PokRecord(
        format=FORMAT,
        game="pok",
        seats=seats,
        options=POK_DEFAULTS if chosen == POK_DEFAULTS else chosen,
        rounds=tuple(rounds),
        winners=over.winners if isinstance(over, Over) else UNSET,
    )


def _round(result: RoundResult) -> PokRound:
    return PokRound(tuple(map(str, result.dice)), tuple(map(str, result.played)), result.handed_over)
