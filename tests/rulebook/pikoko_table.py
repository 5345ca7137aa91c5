"""A Pikoko table for tests: cards are written as text, and a whole round is one line."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from coverts.games.contract import Act, Awaits, Chance, Refused
from coverts.games.pikoko import (
    PIKOKO,
    Action,
    Bid,
    Colour,
    Confidence,
    Deal,
    Event,
    Face,
    Feather,
    Options,
    Outcome,
    Phase,
    Play,
    StartTokenTie,
    State,
)
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.scoring import bid_points, confidence_points

HAND = 8


def table(players: int = 3, *, starter: int = 0, tie: StartTokenTie = StartTokenTie.PASSES_ON) -> State:
    """A table that waits for its first deal."""
    return PIKOKO.start(Options(players, start_token_tie=tie, first_starter=starter))


def feathers(text: str) -> tuple[Feather, ...]:
    return tuple(Feather(word) for word in text.split())


def deal(*hands: str, turned_up: str) -> Deal:
    """A deal with these feathers, filled up from the deck; `-B` fills a hand with nothing that shows blue."""
    words = [hand.split() for hand in hands]
    named = {*turned_up.split(), *(word for hand in words for word in hand)}
    stock = [feather for feather in deck(len(hands)) if feather.notation not in named]
    filled: dict[int, tuple[Feather, ...]] = {}
    for seat in sorted(range(len(hands)), key=lambda seat: -hands[seat].count("-")):
        barred = {Colour(word[1]) for word in words[seat] if word.startswith("-")}
        own = [Feather(word) for word in words[seat] if not word.startswith("-")]
        fitting = [feather for feather in stock if not barred.intersection(feather.colours)][: HAND - len(own)]
        stock = [feather for feather in stock if feather not in fitting]
        filled[seat] = (*own, *fitting)
    return Deal(tuple(filled[seat] for seat in range(len(hands))), Feather(turned_up))


def any_deal(players: int = 3, *, turned_up: str = "R6") -> Deal:
    """Some deal, for tests in which the cards do not matter."""
    return deal(*[""] * players, turned_up=turned_up)


def act(state: State, seat: int, action: Action) -> State:
    return PIKOKO.step(state, Act(seat, action)).state


def chance(state: State, outcome: Outcome) -> State:
    return PIKOKO.step(state, outcome).state


def awaited(state: State) -> tuple[int, ...]:
    """The seats that are to act."""
    prompt = PIKOKO.prompt(state)
    return prompt.seats if isinstance(prompt, Awaits) else ()


def bid(state: State, *tokens: int) -> State:
    """One round of closed fists: a bid of each awaited seat, in the order of the seats."""
    for seat, number in zip(awaited(state), tokens, strict=True):
        state = act(state, seat, Bid(number))
    return state


def bid_all(state: State, bids: tuple[tuple[int, ...], ...]) -> State:
    """The whole bidding: `bids[b][t]` is what seat b bids on seat t."""
    while (phase := state.phase) in (Phase.BID, Phase.SELF_BID):
        subject = state.subject
        for seat in awaited(state):
            state = act(state, seat, Bid(bids[seat][seat if phase is Phase.SELF_BID or subject is None else subject]))
    return state


def trust(state: State, *cards: int | None) -> State:
    """Everybody's confidence card, in the order of the seats."""
    for seat, card in enumerate(cards):
        state = act(state, seat, Confidence(card))
    return state


def at_play(dealt: Deal, *, starter: int = 0) -> State:
    """The table when the first trick begins; everybody has bid nothing."""
    players = len(dealt.hands)
    state = chance(table(players, starter=starter), dealt)
    return trust(bid_all(state, ((0,) * players,) * players), *[None] * players)


def play(state: State, faces: str) -> State:
    """Feathers played by whoever is to play: "B3 B5 PYR1=R"."""
    for face in faces.split():
        (seat,) = awaited(state)
        state = act(state, seat, Play(Face(face)))
    return state


def play_out(state: State) -> State:
    """The rest of the round, everybody playing the first feather that is allowed."""
    while state.phase is Phase.PLAY:
        (seat,) = awaited(state)
        state = act(state, seat, PIKOKO.legal(state, seat)[0])
    return state


def playable(state: State, seat: int) -> set[str]:
    """The faces a seat may play, as text."""
    return {action.face.notation for action in PIKOKO.legal(state, seat) if isinstance(action, Play)}


def faces_of(text: str) -> set[str]:
    """All faces of some feathers, as text."""
    wanted = feathers(text)
    return {face.notation for face in Face if face.feather in wanted}


def play_round(dealt: State, bids: tuple[tuple[int, ...], ...], cards: tuple[int | None, ...]) -> State:
    """A whole round from the deal on: the bids, the confidence cards, and the first feather allowed each time."""
    return play_out(trust(bid_all(dealt, bids), *cards))


def round_worth(state: State, *points: int) -> State:
    """A whole round in which the seats score exactly these points."""
    dealt = chance(state, any_deal(state.players))
    nothing = ((0,) * state.players,) * state.players
    taken = play_round(dealt, nothing, (None,) * state.players).taken
    rows, cards = zip(*[_bids_worth(seat_points, taken) for seat_points in points], strict=True)
    scored = play_round(dealt, rows, cards)
    assert scored.scores[-1].scores == points
    return scored


def _bids_worth(points: int, taken: tuple[int, ...]) -> tuple[tuple[int, ...], int | None]:
    for bids in product(range(9), repeat=len(taken)):
        worth = sum(bid_points(*pair) for pair in zip(bids, taken, strict=True))
        if sum(bids) > 9 or worth > points + 1:
            continue
        if worth + 1 == points:
            return bids, None
        for card, pair in enumerate(zip(bids, taken, strict=True)):
            if worth + confidence_points(*pair) == points:
                return bids, card
    raise LookupError(points)


def rule_against(state: State, seat: int, action: Action) -> str:
    """The rule that forbids an action; `step` refuses it for the same reason."""
    refusal = PIKOKO.refusal(state, seat, action)
    assert refusal is not None
    assert action not in PIKOKO.legal(state, seat)
    with pytest.raises(Refused) as refused:
        act(state, seat, action)
    assert refused.value.refusal == refusal
    return refusal.rule


def rule_against_chance(state: State, outcome: Outcome) -> str:
    """The rule by which chance cannot do this."""
    with pytest.raises(Refused) as refused:
        chance(state, outcome)
    return refused.value.refusal.rule


def random_game(players: int, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a game of random moves, with the events that led to it."""
    random = Random(seed)
    state = PIKOKO.start(Options(players))
    yield state, ()
    while state.phase is not Phase.OVER:
        move: Act[Action] | Outcome
        if isinstance(PIKOKO.prompt(state), Chance):
            move = PIKOKO.outcome(state, random.randrange)
        else:
            seat = random.choice(awaited(state))
            move = Act(seat, random.choice(PIKOKO.legal(state, seat)))
        step = PIKOKO.step(state, move)
        state = step.state
        yield state, step.events
