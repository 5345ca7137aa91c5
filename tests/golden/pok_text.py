"""A game of POK, told in plain text."""

from collections.abc import Iterator

from coverts.games.conformance import random_move
from coverts.games.contract import Act, Draw, Over
from coverts.games.pok import POK, Event, Options, RoundResult, State
from coverts.games.pok import events as happened
from tests.golden.golden import written


def playthrough(options: Options, draw: Draw) -> Iterator[str]:
    """A random game, line by line."""
    yield f"POK for {options.players}, memory aid {'on' if options.memory_aid else 'off'}"
    state = POK.start(options)
    while not isinstance(POK.prompt(state), Over):
        move = random_move(POK, state, draw)
        if isinstance(move, Act):
            may = written([offer.symbol for offer in POK.legal(state, move.seat)])
            yield f"  seat {move.seat} offers {move.action.symbol} of {may}"
        step = POK.step(state, move)
        for event in step.events:
            yield from lines_of(event, step.state)
        state = step.state


def lines_of(event: Event, state: State) -> Iterator[str]:
    match event:
        case happened.Thrown(number, dice):
            yield f"\nRound {number}, dice {written(dice)}"
        case happened.OffersRevealed(result):
            yield from revealed(result, state)
        case happened.Prompted(Over(winners, by), _):
            yield f"\nThe end: winners {written(winners)} by {by}"
        case happened.Prompted() | happened.Sealed():
            pass  # the move says it all


def revealed(result: RoundResult, state: State) -> Iterator[str]:
    met = [die if is_met else None for die, is_met in zip(result.dice, result.met, strict=True)]
    yield f"  revealed {written(result.played)}; dice met {written(met)}: {result.verdict.value}"
    yield f"  handed over by {written(result.handed_over) or 'nobody'}"
    holdings = ["".join(map(str, state.counters(seat))) for seat in range(state.players)]
    yield f"  left {written([state.counters_left(seat) for seat in range(state.players)])}: {written(holdings)}"
