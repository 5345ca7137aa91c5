"""A POK table for tests: dice, counters and fists are written as text."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest
from msgspec.structs import replace

from coverts.games.contract import Act, Refused
from coverts.games.pok import DICE, POK, DieFace, Offer, Options, Phase, State, Symbol, Throw
from coverts.games.pok.counters import FULL, handed


def table(players: int = 4, *, memory_aid: bool = False) -> State:
    """A table before the first throw."""
    return POK.start(Options(players, memory_aid=memory_aid))


def holding(counters: str) -> int:
    """What is left of a full holding: "BBR" holds two discs and a triangle."""
    code = FULL
    for symbol in Symbol:
        for _ in range(2 - counters.count(symbol.notation)):
            code = handed(code, symbol.index)
    return code


def table_with(counters: str, *, memory_aid: bool = False) -> State:
    """A table late in the game: "BBR GG RRG" are the counters left to three players."""
    holdings = tuple(holding(each) for each in counters.split())
    return replace(table(len(holdings), memory_aid=memory_aid), holdings=holdings)


def throw(state: State, dice: str) -> State:
    return POK.step(state, Throw(tuple(DieFace(face) for face in dice.split()))).state


def offer(state: State, seat: int, symbol: str) -> State:
    return POK.step(state, Act(seat, Offer(Symbol(symbol)))).state


def played(state: State, dice: str, shown: str) -> State:
    """One round: a throw, and what everybody shows, in the order of the seats."""
    state = throw(state, dice)
    for seat, symbol in enumerate(shown.split()):
        state = offer(state, seat, symbol)
    return state


def handed_over(dice: str, shown: str) -> tuple[int, ...]:
    """Who hands over in a first round."""
    state = played(table(len(shown.split())), dice, shown)
    assert state.last is not None
    return state.last.handed_over


def counters(state: State, seat: int) -> str:
    """What a seat has left, as text."""
    return "".join(symbol.notation for symbol in state.counters(seat))


def rule_against(state: State, seat: int, symbol: str) -> str:
    """The rule that forbids an offer; `step` refuses it for the same reason."""
    refusal = POK.refusal(state, seat, Offer(Symbol(symbol)))
    assert refusal is not None
    assert Offer(Symbol(symbol)) not in POK.legal(state, seat)
    with pytest.raises(Refused) as refused:
        offer(state, seat, symbol)
    assert refused.value.refusal == refusal
    return refusal.rule


def rule_against_throw(state: State, dice: str) -> str:
    """The rule by which the dice cannot fall like this."""
    with pytest.raises(Refused) as refused:
        throw(state, dice)
    return refused.value.refusal.rule


def random_round(state: State, random: Random) -> State:
    """One round of random moves."""
    state = POK.step(state, POK.outcome(state, random.randrange)).state
    while state.phase is Phase.OFFER:
        seat = state.awaits[0]
        state = POK.step(state, Act(seat, random.choice(POK.legal(state, seat)))).state
    return state


def shown_by(players: int) -> set[tuple[int, ...]]:
    """Every way in which so many players can show symbols: how many show each."""
    ways = combinations_with_replacement(range(3), players)
    return {tuple(way.count(symbol) for symbol in range(3)) for way in ways}


def all_throws() -> set[tuple[int, ...]]:
    """Every throw of the dice, as kernels know it."""
    return {tuple(face.index for face in throw) for throw in product(*DICE)}
