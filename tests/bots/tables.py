"""Tables for bots: whole games between them, and moments to decide in."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from coverts.bots import Bot
from coverts.games.contract import Act, AnyGame, Awaits, Chance, Over
from coverts.games.pikoko import PIKOKO, Deal, Face, Feather, Options, Phase, State
from coverts.games.pikoko.feathers import FACES_ON


def asked(game: AnyGame, options: Any, bots: Sequence[Bot], seed: int) -> Iterator[tuple[Any, int, Any]]:
    """Every decision of a game between bots: the state, who decides, and what."""
    numbers, state = Random(f"{options} {seed}"), game.start(options)
    while not isinstance(prompt := game.prompt(state), Over):
        if isinstance(prompt, Chance):
            state = game.step(state, game.outcome(state, numbers.randrange)).state
            continue
        assert isinstance(prompt, Awaits)
        seat = prompt.seats[0]
        action = bots[seat].choose(game.view(state, seat), numbers.randrange)
        yield state, seat, action
        state = game.step(state, Act(seat, action)).state


def faces(feathers: str) -> int:
    """A hand as the state keeps it."""
    return sum(FACES_ON[Feather(feather).index] for feather in feathers.split())


def dealt(*hands: str, turned_up: str) -> State:
    """A table where the starting player, seat 0, has just been dealt these hands and is the first subject."""
    start = PIKOKO.start(Options(len(hands), first_starter=0))
    cards = tuple(tuple(Feather(feather) for feather in hand.split()) for hand in hands)
    return PIKOKO.step(start, Deal(cards, Feather(turned_up))).state


def in_trick(
    *hands: str,
    turned_up: str,
    bids: Sequence[Sequence[int]],
    trick: str = "",
    taken: Sequence[int] | None = None,
    card: int | None = None,
) -> State:
    """A table in the middle of the tricks; seat 0 is to play from the peacock of seat 1."""
    players, played = len(hands), tuple(Face(face).index for face in trick.split())
    leader = -len(played) % players
    return replace(
        PIKOKO.start(Options(players, first_starter=leader)),
        phase=Phase.PLAY,
        awaits=(0,),
        round=1,
        hands=tuple(faces(hand) for hand in hands),
        turned_up=Feather(turned_up).index,
        bids=tuple(tuple(row) for row in bids),
        confidence=(card,) * players,
        trick=played,
        taken=tuple(taken or (0,) * players),
    )
