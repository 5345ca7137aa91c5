"""Endings of Pikoko: every way to play the last tricks of a round, counted twice.

`counted` asks the rule book. `counted_naively` knows only what is printed on the feathers and the rules as one would
tell them; the two have nothing in common but the position.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from coverts.games.conformance import random_move
from coverts.games.contract import Act
from coverts.games.pikoko import PIKOKO, Options, Phase, State
from coverts.games.pikoko.view import feathers_in
from tests.golden.golden import numbers, written


@dataclass(frozen=True)
class Count:
    """How many ways there are to play on, and how many different shares of the tricks they lead to."""

    sequences: int
    results: int


def position(players: int, tricks: int, seed: int) -> State:
    """The first round of a random game, with so many tricks still to play."""
    draw, state = numbers(seed), PIKOKO.start(Options(players))
    while state.phase is not Phase.PLAY or len(state.tricks) < 8 - tricks:
        state = PIKOKO.step(state, random_move(PIKOKO, state, draw)).state
    return state


def described(state: State) -> str:
    """A position in writing."""
    peacocks = " | ".join(written(feathers_in(hand)) for hand in state.hands)
    return f"trump {written([state.trump])}, seat {state.leader} leads, peacocks {peacocks}"


def counted(state: State) -> Count:
    """The count by the rule book."""
    ends = list(_ends(state))
    return Count(len(ends), len(set(ends)))


def _ends(state: State) -> Iterator[tuple[int, ...]]:
    if state.phase is not Phase.PLAY:
        yield state.taken
        return
    (seat,) = state.awaits
    for action in PIKOKO.legal(state, seat):
        yield from _ends(PIKOKO.step(state, Act(seat, action)).state)


def counted_naively(hands: list[list[str]], trump: str, leader: int) -> Count:
    """The count by hand: `hands` are feathers as they are written, `trump` is a letter or a dash."""
    ends = [tuple(sorted(takers)) for takers in _tricks(hands, trump, leader)]
    return Count(len(ends), len(set(ends)))


def _tricks(hands: list[list[str]], trump: str, leader: int) -> Iterator[list[int]]:
    """For every way to play on, who takes the tricks."""
    if not any(hands):
        yield []
        return
    for trick, left in _plays(hands, [], leader):
        taker = (leader + 1 + _winner(trick, trump)) % len(hands)
        for takers in _tricks(left, trump, (taker - 1) % len(hands)):
            yield [taker, *takers]


def _plays(
    hands: list[list[str]], trick: list[tuple[str, int]], seat: int
) -> Iterator[tuple[list[tuple[str, int]], list[list[str]]]]:
    """Every way to finish a trick of colours and numbers, and the hands after it."""
    if len(trick) == len(hands):
        yield trick, hands
        return
    owner = (seat + 1) % len(hands)
    for feather in hands[owner]:
        left = [[other for other in hand if other != feather] for hand in hands]
        for colour in _colours(feather, hands[owner], trick):
            yield from _plays(left, [*trick, (colour, _number(feather))], owner)


def _colours(feather: str, hand: list[str], trick: list[tuple[str, int]]) -> str:
    """The colours as which a feather may be played: none if another colour must be followed."""
    led = trick[0][0] if trick else "?"
    if any(led in other for other in hand):
        return led if led in feather else ""
    return feather.rstrip("0123456789")


def _number(feather: str) -> int:
    return int(feather.lstrip("RYPWB"))


def _winner(trick: list[tuple[str, int]], trump: str) -> int:
    """The place of the highest trump, or else of the highest one of the led colour."""
    best = trump if any(colour == trump for colour, _ in trick) else trick[0][0]
    return max(range(len(trick)), key=lambda place: trick[place][1] if trick[place][0] == best else 0)
