"""Small games to tell about."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from coverts.games.contract import Act, AnyGame, Awaits, Chance, Over, Step
from coverts.games.pikoko import PIKOKO, Bid, Face, Feather, Options, Phase, Play, State
from coverts.games.pikoko.feathers import FACES_ON


def steps(game: AnyGame, players: int, seed: int, most: int = 10**6) -> Iterator[Step[Any, Any]]:
    """A game of random moves, or its beginning."""
    numbers, state = Random(seed), game.start(game.options_type(players))
    for _ in range(most):
        prompt = game.prompt(state)
        if isinstance(prompt, Over):
            return
        if isinstance(prompt, Chance):
            move = game.outcome(state, numbers.randrange)
        else:
            assert isinstance(prompt, Awaits)
            seat = numbers.choice(prompt.seats)
            legal = game.legal(state, seat)
            # Small bids, so that there is something to lose for everybody.
            move = Act(seat, numbers.choice(legal[:4] if isinstance(legal[0], Bid) else legal))
        step = game.step(state, move)
        state = step.state
        yield step


def hand(*feathers: str) -> int:
    """A hand as the state keeps it."""
    return sum(FACES_ON[Feather(feather).index] for feather in feathers)


def in_play(*hands: tuple[str, ...], turned_up: str = "R5", trick: tuple[str, ...] = ()) -> State:
    """Three peacocks in the middle of the tricks; seat 0 is to play from the peacock of seat 1."""
    starter = (0 - len(trick)) % 3
    empty = PIKOKO.start(Options(3, first_starter=starter))
    return replace(
        empty,
        phase=Phase.PLAY,
        awaits=(0,),
        round=1,
        hands=tuple(hand(*feathers) for feathers in hands),
        turned_up=Feather(turned_up).index,
        bids=((1, 2, 3),) * 3,
        confidence=(None,) * 3,
        trick=tuple(Face(face).index for face in trick),
    )


def play(face: str) -> Play:
    return Play(Face(face))
