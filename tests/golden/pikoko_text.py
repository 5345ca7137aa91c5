"""A game of Pikoko, told in plain text."""

from collections.abc import Iterator

from coverts.games.conformance import random_move
from coverts.games.contract import Act, Awaits, Draw, Over, Prompt
from coverts.games.pikoko import PIKOKO, Action, Bid, Confidence, Event, Options, Play, RoundScore, State
from coverts.games.pikoko import events as happened
from tests.golden.golden import written


def playthrough(options: Options, draw: Draw) -> Iterator[str]:
    """A random game, line by line."""
    starter = "drawn" if options.first_starter is None else f"seat {options.first_starter}"
    yield f"Pikoko for {options.players}, start token {options.start_token_tie.value}, first starter {starter}"
    state = PIKOKO.start(options)
    while not isinstance(PIKOKO.prompt(state), Over):
        move = random_move(PIKOKO, state, draw)
        if isinstance(move, Act):
            yield f"  seat {move.seat} {choice(move.action)} of {may(state, move.seat)}"
        step = PIKOKO.step(state, move)
        for event in step.events:
            yield from lines_of(event, step.state)
        state = step.state


def choice(action: Action) -> str:
    match action:
        case Bid(tokens):
            return f"bids {tokens}"
        case Confidence(seat):
            return f"trusts {written([seat])}"
        case Play(face):
            return f"plays {face}"


def may(state: State, seat: int) -> str:
    """The legal actions of a seat."""
    legal = [choice(action).split()[1] for action in PIKOKO.legal(state, seat)]
    return f"{legal[0]} to {legal[-1]}" if state.phase.value.endswith("bid") else written(legal)


def lines_of(event: Event, state: State) -> Iterator[str]:
    match event:
        case happened.StarterDrawn(seat):
            yield f"chance: seat {seat} starts the game"
        case happened.Dealt(number, starter, hands, turned_up, trump):
            yield f"\nRound {number}, seat {starter} starts"
            yield from (f"  peacock {seat}: {written(hand)}" for seat, hand in enumerate(hands))
            yield f"  turned up {turned_up}, trump {written([trump])}"
        case happened.BidsRevealed(_, bids):
            yield f"  revealed {written(bids)}"
        case happened.ConfidencePlaced():
            yield "  all lie face down"
        case happened.TrickTaken(by, reason):
            yield f"  peacock {by} takes it, {reason.value}: {written(state.taken)}"
        case happened.RoundScored(score, totals, starter):
            yield f"Score of round {state.round}"
            yield from scored(score)
            yield f"  totals {written(totals)}, next starter {written([starter])}"
        case happened.Prompted(prompt, _):
            yield from asked(prompt, state)
        case happened.Played() | happened.Sealed():
            pass  # the move says it all


def scored(score: RoundScore) -> Iterator[str]:
    yield f"  taken {written(score.taken)}"
    for seat, points in enumerate(score.scores):
        bids = f"bids {written(score.bids[seat])} for {written(score.bid_points[seat])}"
        card = f"trusts {written([score.confidence[seat]])} for {score.confidence_points[seat]}"
        yield f"  seat {seat} {bids}, {card}: {points}"


def asked(prompt: Prompt, state: State) -> Iterator[str]:
    match prompt:
        case Over(winners, by):
            yield f"\nThe end: winners {written(winners)} by {by}"
        case Awaits(_, "bid", subject):
            yield f"Bids on peacock {subject}"
        case Awaits(_, "self-bid"):
            yield "Bids on one's own"
        case Awaits(_, "confidence"):
            yield "Confidence"
        case Awaits((leader,), "play") if not state.trick:
            yield f"Trick {len(state.tricks) + 1}, seat {leader} leads"
