"""Whole games as each observer is sent them: for the page's tests, which fold them as the page does.

Prints a JSON object a line: the snapshot before the game, and each message with the snapshot that the server would
send after it.
"""

import sys
from random import Random
from typing import Any

import msgspec

from coverts.games.contract import Observer
from coverts.hall.commands import Join, Move, SayPhrase, Start
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.messages import Numbered, Snapshot, snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import Setup
from coverts.server.taking_part import Nonces

SETUPS: tuple[Setup, ...] = (
    *(PikokoSetup(n) for n in (3, 4, 5)),
    *(PokSetup(n, memory_aid=n % 2 == 0) for n in range(3, 8)),
)


class Step(msgspec.Struct):
    """A message, and what is known after it."""

    message: Numbered
    after: Snapshot | None
    """None where another message of the same moment follows."""


class Course(msgspec.Struct):
    """A game as one observer is told it."""

    first: Snapshot
    steps: list[Step]


def course(setup: Setup, observer: Observer, seed: int) -> Course:
    """A random game from the moment everybody sits."""
    numbers, now = Random(seed), 1_800_000_000_000  # noqa: S311 - a test
    people = [f"player-{seat}" for seat in range(setup.players)]
    desk = Desk("a-table", [Logged(opening(Settings(setup), people[0], "an-invitation", now))])

    def do(who: str, command: Any) -> list[Numbered]:
        draw, secret = numbers.randrange, numbers.randbytes
        decision = desk.decide(who, command, now=now, draw=draw, secret=secret, bot_name=lambda _: "")
        return [message for eyes, sent in desk.take_up(decision) if eyes == observer for message in sent]

    for who in people:
        do(who, Join(who, "an-invitation"))
    told = Course(snapshot(desk.table, observer, desk.number), [])

    def tell(messages: list[Numbered]) -> None:
        told.steps += [Step(message, None) for message in messages]
        told.steps[-1].after = snapshot(desk.table, observer, desk.number)

    tell(do(people[0], Start()))
    nonces = [Nonces(numbers.randbytes) for _ in people]
    while desk.table.phase is TablePhase.PLAYING:
        if desk.table.collects:
            seat = desk.table.owing[0]
            tell(do(people[seat], nonces[seat].wish(snapshot(desk.table, seat, desk.number))))
            continue
        seat = numbers.choice(desk.table.awaited)
        tell(do(people[seat], Move(numbers.choice(desk.table.game.legal(desk.table.state, seat)))))
        if numbers.random() < 0.05:
            tell(do(people[seat], SayPhrase("hello")))
    return told


def main() -> None:
    """A game for each number of players, and each observer."""
    for setup in SETUPS:
        observers: list[Observer] = [*range(setup.players), "public"]
        for seed, observer in enumerate(observers):
            sys.stdout.buffer.write(msgspec.json.encode(course(setup, observer, seed)) + b"\n")


main()
